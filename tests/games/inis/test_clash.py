"""How a clash starts and with whom, several clashes of one action, the Festival, the Mountains, and its end."""

from __future__ import annotations

import pytest

from meadhall.games.inis.notation import CARDS, TERRITORIES
from meadhall.games.inis.rules.state import Inis
from meadhall.testing import rule
from tests.games.inis.table import Table, inis

WITH_MOUNTAINS = "valley mountains plains hills"
"""The Mountains touch all three others."""
WITH_HIGHLANDS = "valley highlands plains"


def over(t: Table) -> list[str]:
    """Return where clashes ended."""
    return [TERRITORIES[place] for _, _, place, _ in t.told("clash-over")]


def two_pending(**lines: str) -> Table:
    """Return a table at which seat 0 has moved a clan to the Cove and one to the Plains and chooses the clash."""
    hands = {"actions_0": "migration", "actions_1": "geis"}
    t = inis(3, 0, clans_0="valley=2", **(hands | lines)).play(0, "migration", "valley", "1", "1").quiet()
    assert t.asked == (0, "which-clash", ["cove", "plains"])
    return t


def end_clash(t: Table) -> None:
    """End the clash by peace, agreed by everybody who is asked."""
    actor, kind = t.quiet().asks()
    assert kind == "manoeuvre"
    t.play(actor, "peace")
    while (asked := t.asked) is not None and asked[1] == "agree":
        t.play(asked[0], "peace")


class TestStart:
    """What starts a clash, and who its instigator is."""

    @rule("INI-R45", "INI-R46", "INI-R52")
    @pytest.mark.parametrize(
        ("seats", "hand", "clans", "where", "words"),
        [
            (2, "actions_0", "valley=1", "cove", "migration valley 1"),
            (3, "actions_0", "valley=1", "cove", "conquest cove 1"),
            (4, "actions_0", "valley=1", "cove", "scouts seat_1 valley cove 1"),
            (3, "advantages_0", "plains=1", "cove", "plains-card 1"),
            (2, "tales_0", "valley=1", "hills", "horses valley hills 1"),
            (3, "actions_0", "cove=1", "cove", "warlord cove"),
            (4, "tales_0", "cove=1", "cove", "morrigan no cove seat_0"),
        ],
        ids=lambda value: value.split()[0] if isinstance(value, str) else None,
    )
    def test_the_seven_cards_with_the_sign_of_clashes_start_one(
        self, seats: int, hand: str, clans: str, where: str, words: str
    ) -> None:
        """Moving clans to others by a card with the sign, or a card that says so, starts a clash at once."""
        card = words.split()[0].removesuffix("-card")
        t = inis(seats, 0, clans_0=clans, clans_1=f"{where}=1", **{hand: card})
        t.play(0, *[word.replace("_", " ") for word in words.split()])
        assert t.quiet().asks() == (0, "manoeuvre")
        assert t["clash"] == where
        assert t.places("clash") == [(0, where)]

    @rule("INI-R45")
    @pytest.mark.parametrize(
        ("hand", "words"),
        [
            ("actions_0", "new-clans cove cove"),
            ("actions_0", "new-alliance cove place"),
            ("actions_0", "festival cove"),
            ("actions_0", "craftsmen 1"),
            ("tales_0", "children-of-dana cove"),
            ("tales_0", "stone-of-fal"),
            ("tales_0", "eriu cove"),
            ("tales_0", "nuada 1"),
            ("tales_0", "other-world cove place"),
        ],
        ids=lambda value: value.split()[0],
    )
    def test_placing_clans_never_starts_one(self, hand: str, words: str) -> None:
        """A clan placed beside clans of others stands there in peace."""
        card = words.split()[0]
        t = inis(3, 0, capital="cove", clans_0="cove=2", clans_1="cove=1", clans_2="valley=1", **{hand: card})
        t.play(0, *words.split())
        assert t.quiet().asks() == (1, "turn")
        assert t.clans("cove")[0] > 2
        assert t.places("clash") == []

    @rule("INI-R45", "INI-ACT-06")
    def test_emissaries_start_none(self) -> None:
        """Emissaries move a clan without the sign of clashes."""
        t = inis(4, clans_0="valley=1", clans_1="cove=1", actions_0="emissaries").play(
            0, "emissaries", "valley", "cove"
        )
        assert t.quiet().asks() == (1, "turn")
        assert t.clans("cove") == [1, 1, 0, 0]
        assert t.places("clash") == []

    @rule("INI-R45", "INI-EPI-04")
    def test_breas_tyranny_starts_none(self) -> None:
        """A clan driven to others by Breas' Tyranny starts no clash there."""
        t = inis(3, clans_0="valley=1", clans_1="valley=1", clans_2="cove=1", tales_0="breas")
        t.play(0, "breas", "valley", "seat 1", "cove")
        assert t.quiet().asks() == (1, "turn")
        assert t.clans("cove") == [0, 1, 1]
        assert t.places("clash") == []

    @rule("INI-R45", "INI-ADV-07")
    @pytest.mark.parametrize("mover", [0, 1])
    def test_lost_vale_starts_none(self, mover: int) -> None:
        """A clan brought into the Lost Vale, the player's own or another's, starts no clash."""
        clans = {"clans_0": "cove=1", "clans_1": "cove=1", "clans_2": "lost-vale=1"}
        t = inis(3, 0, land="valley cove lost-vale swamp", advantages_0="lost-vale swamp", **clans).play(
            0, "swamp-card"
        )
        t.react(0, "lost-vale-card", "cove", f"seat {mover}")
        assert t.quiet().asks() == (1, "turn")
        assert t.clans("lost-vale") == [int(seat in (mover, 2)) for seat in range(3)]
        assert t.places("clash") == []

    @rule("INI-R45")
    def test_moving_to_nobody_else_starts_none(self) -> None:
        """A move into an empty territory, or to the player's own clans only, starts no clash."""
        t = inis(2, clans_0="valley=2 cove=1", clans_1="hills=1", actions_0="migration")
        t.play(0, "migration", "valley", "1", "1")
        assert t.quiet().asks() == (1, "turn")
        assert (t.clans("cove"), t.clans("plains")) == ([2, 0], [1, 0])
        assert t.places("clash") == []

    @rule("INI-R45", "INI-ACT-03")
    def test_a_conquest_that_moves_nobody_starts_none(self) -> None:
        """Conquest may move no clan at all, and then the clans that stand there already do not clash."""
        t = inis(2, clans_0="valley=1 cove=1", clans_1="cove=1", actions_0="conquest").play(0, "conquest", "cove", "0")
        assert t.quiet().asks() == (1, "turn")
        assert t.places("clash") == []

    @rule("INI-R45", "INI-R47")
    def test_only_where_others_stand(self) -> None:
        """Of several territories entered only those with clans of others have a clash; with one there is no choice."""
        t = inis(2, clans_0="valley=3", clans_1="plains=1", actions_0="migration").play(
            0, "migration", "valley", "2", "1"
        )
        assert t.quiet().asks() == (0, "manoeuvre")
        assert t.places("clash") == [(0, "plains")]

    @rule("INI-R45", "INI-ACT-09")
    def test_a_cancelled_card_starts_none(self) -> None:
        """Migration answered by Geis moves nobody, so nothing starts."""
        t = inis(2, clans_0="valley=1", clans_1="cove=1", actions_0="migration", actions_1="geis")
        t.play(0, "migration", "valley", "1").react(1, "geis")
        assert t.quiet().asks() == (1, "turn")
        assert t.clans("cove") == [0, 1]
        assert t.places("clash") == []

    @rule("INI-R45", "INI-ACT-16")
    def test_scouts_who_do_not_move_start_none(self) -> None:
        """The move of Scouts & Spies may be left out, and with it the clash."""
        t = inis(4, clans_0="valley=1 cove=1", clans_1="cove=1", actions_0="scouts").play(0, "scouts", "seat 1", "no")
        assert t.quiet().asks() == (1, "turn")
        assert t.places("clash") == []

    @rule("INI-R45", "INI-R46", "INI-ACT-03")
    def test_a_conquest_from_several_sides_is_one_clash(self) -> None:
        """Clans that come from all neighbours meet in one territory, so there is one clash."""
        t = inis(3, clans_0="valley=1 plains=1 hills=1", clans_1="cove=1", clans_2="cove=1", actions_0="conquest")
        t.play(0, "conquest", "cove", "1", "1", "1")
        assert t.quiet().asks() == (0, "manoeuvre")
        assert t.clans("cove") == [3, 1, 1]
        assert t.places("clash") == [(0, "cove")]

    @rule("INI-R45", "INI-R62")
    def test_everybody_present_is_drawn_in(self) -> None:
        """A clash is one of all against all who are there: each of the others may be attacked."""
        t = inis(4, clans_0="valley=1", clans_1="cove=1", clans_2="cove=1", clans_3="hills=1", actions_0="migration")
        t.play(0, "migration", "valley", "1").quiet()
        assert t.asked == (0, "manoeuvre", ["seat 1", "seat 2", "peace"])

    @rule("INI-R46", "INI-EPI-21")
    @pytest.mark.parametrize("instigator", [1, 2])
    def test_the_morrigan_names_the_instigator(self, instigator: int) -> None:
        """The Morrigan's player need not be present and chooses the instigator among those who are."""
        t = inis(3, clans_0="valley=1", clans_1="cove=1", clans_2="cove=1", tales_0="morrigan")
        t.play(0, "morrigan", "no", "cove")
        assert t.asked == (0, "who-instigates", ["seat 1", "seat 2"])
        t.play(0, f"seat {instigator}")
        assert t.quiet().asks() == (instigator, "manoeuvre")
        assert t.places("clash") == [(instigator, "cove")]

    @rule("INI-Q3", "INI-EPI-21")
    def test_the_morrigan_starts_one_only_where_two_are_present(self) -> None:
        """The Morrigan may start a clash in any territory with clans of two players, or none at all."""
        t = inis(
            3, clans_0="valley=2 hills=1", clans_1="cove=3 hills=1", clans_2="plains=1 hills=1", tales_0="morrigan"
        )
        t.play(0, "morrigan", "no")
        assert t.asked == (0, "start-clash", ["hills", "no"])
        t.play(0, "no")
        assert t.quiet().asks() == (1, "turn")
        assert t.places("clash") == []

    @rule("INI-Q3", "INI-ACT-17")
    def test_warlord_starts_one_only_where_another_is_present_too(self) -> None:
        """Warlord needs a clan of its player and one of another player in the territory."""
        t = inis(3, clans_0="valley=2 cove=1", clans_1="cove=1 hills=1", clans_2="hills=1", actions_0="warlord")
        t.play(0, "warlord")
        assert t.asked == (0, "where", ["cove"])
        assert t.refused(0, "hills") == "INI-ACT-17"

    @rule("INI-Q3", "INI-Q49")
    def test_warlord_that_finds_no_clash_is_played_for_nothing(self) -> None:
        """Without a territory to clash in Warlord may be played all the same, and nothing happens."""
        t = inis(2, clans_0="valley=2", clans_1="cove=2", actions_0="warlord").play(0, "warlord")
        assert t.quiet().asks() == (1, "turn")
        assert t["discards"] == "warlord"
        assert t.places("clash") == []


class TestSeveralClashes:
    """Several clashes that one action starts."""

    @rule("INI-R47")
    @pytest.mark.parametrize("order", [["hills", "cove", "valley"], ["cove", "valley", "hills"]])
    def test_the_instigator_chooses_which_is_next(self, order: list[str]) -> None:
        """After each clash the instigator chooses the next one; the last needs no choice."""
        lines = {"clans_0": "plains=3", "clans_1": "cove=1 hills=1 valley=1", "clans_2": "hills=1"}
        t = inis(3, 0, actions_0="migration", capital="plains", **lines).play(0, "migration", "plains", *"111").quiet()
        assert t.asked == (0, "which-clash", ["cove", "hills", "valley"])
        t.play(0, order[0]).quiet()
        assert (t["clash"], t["pending"].split()) == (order[0], sorted(order[1:]))
        assert isinstance(t.state, Inis)
        assert [name for name in TERRITORIES if t.state.is_clash_to_come(TERRITORIES.index(name))] == sorted(order[1:])
        end_clash(t)
        assert t.quiet().asked == (0, "which-clash", sorted(order[1:]))
        t.play(0, order[1])
        end_clash(t)
        assert t.quiet().asks() == (0, "manoeuvre")
        end_clash(t)
        assert t.quiet().asks() == (1, "turn")
        assert t.places("clash") == [(0, where) for where in order]
        assert over(t) == order

    @rule("INI-R46", "INI-R47", "INI-ADV-04")
    def test_highlands_change_the_instigator_of_their_clash_only(self) -> None:
        """A player made instigator in the Highlands has no say in the other clashes of the same move."""
        lines = {"clans_0": "valley=2", "clans_1": "highlands=1 plains=1", "advantages_1": "highlands"}
        t = inis(2, 0, land=WITH_HIGHLANDS, actions_0="migration", **lines).play(0, "migration", "valley", "1", "1")
        t.play(0, "highlands").react(1, "highlands-card", "seat 1")
        assert t.quiet().asks() == (1, "manoeuvre")
        end_clash(t)
        assert t.quiet().asks() == (0, "manoeuvre")
        assert t.places("clash") == [(0, "highlands"), (0, "plains")]

    @rule("INI-Q44", "INI-R47")
    def test_one_to_come_is_off_when_the_defender_has_left(self) -> None:
        """A player whose clans all leave a pending clash for this one (The Battle of Moytura) ends the pending one."""
        t = two_pending(clans_1="cove=1 plains=1", tales_1="moytura").play(0, "cove", "seat 1")
        t.play(1, "geis", "moytura", "1")
        assert t.quiet().asks() == (0, "manoeuvre")
        end_clash(t)
        assert t.quiet().asks() == (1, "turn")
        assert over(t) == ["cove"]

    @rule("INI-Q44", "INI-R47")
    @pytest.mark.parametrize(("others", "takes_place"), [("", False), ("plains=1", True)])
    def test_one_to_come_without_the_instigator_needs_two_others(self, others: str, takes_place: bool) -> None:
        """If the instigator has left a pending clash it takes place when two other players are there still."""
        t = two_pending(clans_1="cove=1 plains=1", clans_2=others, tales_0="moytura").play(0, "cove", "moytura", "1")
        t.quiet()
        assert t.clans("plains")[0] == 0
        end_clash(t)
        assert t.quiet().asks() == ((1, "manoeuvre") if takes_place else (1, "turn"))
        assert t.places("clash") == [(0, "cove")] + [(0, "plains")] * takes_place

    @rule("INI-R47", "INI-R40")
    def test_all_of_them_come_before_anything_else(self) -> None:
        """What follows a Season card waits until every clash of the card is over."""
        t = two_pending(clans_1="cove=1 plains=1", advantages_0="valley")
        for clash in ("cove", "plains"):
            assert "valley-card" not in t.may_react(0)
            if clash == "cove":
                t.play(0, clash)
            end_clash(t)
        assert t.may_react(0) == ["valley-card"]


class TestFestival:
    """The Festival in the territory of a clash."""

    @rule("INI-R48", "INI-Q12", "INI-R11")
    def test_the_instigator_pays_a_clan_before_the_citadels(self) -> None:
        """The instigator removes an own clan from the feast, then the others take shelter."""
        t = inis(3, feast="cove", citadels="cove=1", clans_0="valley=2", clans_1="cove=1", actions_0="migration")
        t.play(0, "migration", "valley", "2")
        assert t.quiet().asks() == (1, "take-shelter")
        assert t.places("removed") == [(0, "cove")]
        assert t.clans("cove") == [1, 1, 0]

    @rule("INI-R48")
    def test_a_feast_elsewhere_costs_nothing(self) -> None:
        """Only a clash in the territory of the Festival token costs a clan."""
        t = inis(2, feast="valley", clans_0="valley=2", clans_1="cove=1", actions_0="migration")
        t.play(0, "migration", "valley", "2")
        assert t.quiet().asks() == (0, "manoeuvre")
        assert t.places("removed") == []

    @rule("INI-R48", "INI-ACT-17")
    def test_it_is_paid_for_a_clash_without_a_move_too(self) -> None:
        """Warlord at the feast costs its player a clan."""
        t = inis(2, feast="cove", clans_0="cove=2", clans_1="cove=1", actions_0="warlord").play(0, "warlord", "cove")
        assert t.quiet().asks() == (0, "manoeuvre")
        assert t.clans("cove") == [1, 1]

    @rule("INI-R48", "INI-Q12", "INI-R54")
    def test_without_the_instigator_the_others_clash_on(self) -> None:
        """The last clan paid, the clash goes on among the others, from the next one in order."""
        t = inis(3, feast="cove", clans_0="valley=1", clans_1="cove=1", clans_2="cove=1", actions_0="migration")
        t.play(0, "migration", "valley", "1").quiet()
        assert t.clans("cove") == [0, 1, 1]
        assert t.asked == (1, "manoeuvre", ["seat 2", "peace"])

    @rule("INI-Q12", "INI-R61")
    def test_without_the_instigator_even_one_alone_is_asked(self) -> None:
        """If one player is left after the Festival was paid that player ends the clash."""
        t = inis(2, feast="cove", clans_0="valley=1", clans_1="cove=2", actions_0="migration")
        t.play(0, "migration", "valley", "1").quiet()
        assert t.asked == (1, "manoeuvre", ["peace"])
        t.play(1, "peace")
        assert t.quiet().asks() == (1, "turn")
        assert over(t) == ["cove"]

    @rule("INI-Q12", "INI-R54")
    def test_without_anybody_exposed_it_is_over_at_once(self) -> None:
        """The instigator's only clan paid and the other one's sheltered, nobody is asked for a manoeuvre."""
        lines = {"clans_0": "valley=1 hills=1", "clans_1": "cove=1", "actions_0": "migration"}
        t = inis(2, 0, feast="cove", citadels="cove=1", **lines).play(0, "migration", "valley", "1").play(1, "shelter")
        assert t.quiet().asks() == (1, "turn")
        assert t.clans("cove") == [0, 1]
        assert over(t) == ["cove"]

    @rule("INI-Q12", "INI-EPI-21")
    @pytest.mark.parametrize(("setting", "payer"), [("instigator", 1), ("initiator", 0)])
    def test_who_pays_for_the_morrigan(self, setting: str, payer: int) -> None:
        """The seat that The Morrigan names pays, or the one that played it, as the table has set."""
        t = inis(3, feast="cove", festival=setting, clans_0="cove=2", clans_1="cove=2", tales_0="morrigan")
        t.play(0, "morrigan", "no", "cove", "seat 1")
        assert t.quiet().asks() == (1, "manoeuvre")
        assert t.places("removed") == [(payer, "cove")]

    @rule("INI-Q12", "INI-EPI-21")
    def test_an_initiator_who_is_not_there_pays_nothing(self) -> None:
        """If the player of the card has no clan at the feast nobody pays, and the clash goes on."""
        lines = {"clans_0": "valley=2", "clans_1": "cove=1", "clans_2": "cove=1", "tales_0": "morrigan"}
        t = inis(3, 0, feast="cove", festival="initiator", **lines).play(0, "morrigan", "no", "cove", "seat 2")
        assert t.quiet().asks() == (2, "manoeuvre")
        assert t.places("removed") == []
        assert t.clans("valley") == [2, 0, 0]

    @rule("INI-Q12", "INI-Q10", "INI-ADV-04")
    @pytest.mark.parametrize("festival", ["instigator", "initiator"])
    @pytest.mark.parametrize("highlands", ["resolution", "start"])
    def test_highlands_do_not_change_who_pays(self, highlands: str, festival: str) -> None:
        """The instigator whom the card named pays, though the Highlands make another seat instigator."""
        clans = {"clans_0": "highlands=2", "clans_1": "highlands=2", "clans_2": "highlands=2"}
        settings = {"highlands": highlands, "festival": festival, "feast": "highlands"}
        t = inis(3, 0, land=WITH_HIGHLANDS, actions_0="warlord", advantages_1="highlands", **clans, **settings)
        t.play(0, "warlord", "highlands").react(1, "highlands-card", "seat 2")
        assert t.quiet().asks() == (2, "manoeuvre")
        assert t.places("removed") == [(0, "highlands")]

    @rule("INI-Q1", "INI-EPI-10", "INI-R48")
    def test_the_club_saves_the_clan(self) -> None:
        """A clan lost to the Festival would be removed, so The Dagda's Club may save it."""
        t = inis(2, feast="cove", clans_0="valley=1", clans_1="cove=1", actions_0="migration", tales_0="club")
        t.play(0, "migration", "valley", "1").react(0, "club")
        assert t.quiet().asks() == (0, "manoeuvre")
        assert t.clans("cove") == [1, 1]
        assert t.places("removed") == []

    @rule("INI-Q1", "INI-EPI-13", "INI-R48")
    def test_diarmuid_takes_the_clan_elsewhere(self) -> None:
        """A clan lost to the Festival is removed, so Diarmuid may put it where its owner is present."""
        lines = {"clans_0": "valley=1 hills=1", "clans_1": "cove=1", "tales_0": "diarmuid"}
        t = inis(2, 0, feast="cove", actions_0="migration", **lines).play(0, "migration", "valley", "1")
        t.react(0, "diarmuid", "hills").quiet()
        assert t["clans 0"] == "hills=2"
        assert t.asked == (1, "manoeuvre", ["peace"])


class TestMountains:
    """What the Mountains demand of clans that are moved there."""

    @rule("INI-TILE-2", "INI-Q41", "INI-Q45")
    def test_a_card_or_a_clan_once_for_a_move(self) -> None:
        """A player who moves clans there discards a chosen Action card or loses one clan, for all of them together."""
        t = inis(2, land=WITH_MOUNTAINS, clans_0="valley=2 plains=2", actions_0="conquest bard druid")
        t.play(0, "conquest", "mountains", "2", "1").quiet()
        assert t.asked == (0, "toll", ["bard", "druid", "clan"])
        t.play(0, "bard")
        assert t.quiet().asks()[1] != "toll"
        assert (t["actions 0"], t.clans("mountains")) == ("druid", [3, 0])

    @rule("INI-TILE-2")
    @pytest.mark.parametrize(
        ("hand", "words"),
        [
            ("actions_0", "migration plains 0 1"),
            ("actions_0", "emissaries plains mountains"),
            ("actions_0", "scouts seat_1 plains mountains 1"),
            ("advantages_0", "plains-card 0 1"),
            ("tales_0", "horses plains mountains 1"),
        ],
        ids=lambda value: value.split()[0],
    )
    def test_every_move_there_costs(self, hand: str, words: str) -> None:
        """Whichever card moves clans there, with or without a clash, the Mountains demand their due."""
        cards = {"actions_0": "bard"}
        cards[hand] = f"{cards.get(hand, '')} {words.split()[0].removesuffix('-card')}".strip()
        t = inis(4, 0, land=WITH_MOUNTAINS, clans_0="plains=1", **cards)
        t.play(0, *[word.replace("_", " ") for word in words.split()]).quiet()
        assert t.asked == (0, "toll", ["bard", "clan"])

    @rule("INI-TILE-2", "INI-EPI-28")
    def test_a_move_to_the_mountains_just_laid_costs(self) -> None:
        """The clan that Tailtu's Land lets move to the new territory pays if that territory is the Mountains."""
        t = inis(2, clans_0="valley=1 cove=1 plains=1 hills=1", tales_0="tailtu", actions_0="bard").play(0, "tailtu")
        t.quiet().chance("mountains", "forest", "moor")
        t.play(0, "mountains")
        t.play(0, t.asked_of(0)[0], "moor")
        assert t.quiet().asks() == (0, "may-move")
        t.play(0, t.asked_of(0)[0]).quiet()
        assert t.asked == (0, "toll", ["bard", "clan"])

    @rule("INI-TILE-2", "INI-EPI-03")
    def test_reinforcements_in_a_clash_there_cost(self) -> None:
        """Clans that The Battle of Moytura moves into a clash in the Mountains pay like all others."""
        lines = {"clans_0": "mountains=1 hills=1", "clans_1": "mountains=1", "tales_0": "moytura"}
        t = inis(2, 0, land=WITH_MOUNTAINS, actions_0="warlord bard", **lines)
        t.play(0, "warlord", "mountains", "moytura", "1").quiet()
        assert t.asked == (0, "toll", ["bard", "clan"])

    @rule("INI-TILE-2", "INI-Q41", "INI-R48", "INI-Q12")
    def test_first_the_mountains_then_the_festival(self) -> None:
        """Two clans come to the feast in the Mountains without a card: both are lost, one after the clash began."""
        t = inis(
            2, land=WITH_MOUNTAINS, feast="mountains", clans_0="valley=2", clans_1="mountains=1", actions_0="migration"
        )
        t.play(0, "migration", "valley", "2").quiet()
        assert t.places("removed") == [(0, "mountains"), (0, "mountains")]
        assert t.places("clash") == [(0, "mountains")]
        assert t.asked == (1, "manoeuvre", ["peace"])

    @rule("INI-TILE-2", "INI-R11")
    def test_who_gives_no_card_loses_a_clan(self) -> None:
        """The clan is lost in the Mountains, whether it has just come or was there."""
        t = inis(2, land=WITH_MOUNTAINS, clans_0="valley=1 mountains=1", clans_1="hills=1", actions_0="migration bard")
        t.play(0, "migration", "valley", "1", "clan")
        assert t.quiet().asks() == (1, "turn")
        assert (t["actions 0"], t.clans("mountains")) == ("bard", [1, 0])
        assert t.places("removed") == [(0, "mountains")]

    @rule("INI-TILE-2")
    def test_without_an_action_card_a_clan_is_lost(self) -> None:
        """Epic Tales and Advantage cards do not pay: without Action cards nothing is asked and the clan is gone."""
        hand = {"actions_0": "migration", "tales_0": "tuan", "advantages_0": "valley"}
        t = inis(2, 0, land=WITH_MOUNTAINS, clans_0="valley=2", clans_1="hills=1", **hand)
        t.play(0, "migration", "valley", "2")
        assert t.quiet().asks() == (1, "turn")
        assert t.clans("mountains") == [1, 0]

    @rule("INI-TILE-2", "INI-R45")
    @pytest.mark.parametrize(
        ("hand", "words"),
        [
            ("actions_0", "new-clans mountains mountains"),
            ("actions_0", "new-alliance mountains place"),
            ("tales_0", "children-of-dana mountains"),
        ],
        ids=lambda value: value.split()[0],
    )
    def test_placing_costs_nothing(self, hand: str, words: str) -> None:
        """Clans that are placed in the Mountains pay nothing."""
        cards = {"actions_0": "bard"}
        cards[hand] = f"{cards.get(hand, '')} {words.split()[0]}".strip()
        t = inis(2, 0, land=WITH_MOUNTAINS, clans_0="mountains=1", clans_1="hills=1", **cards).play(0, *words.split())
        assert t.quiet().asks() == (1, "turn")
        assert t["actions 0"] == "bard"
        assert t.places("removed") == []

    @rule("INI-TILE-2", "INI-Q41", "INI-R47")
    def test_it_is_paid_before_any_clash(self) -> None:
        """The toll comes before the instigator chooses among the clashes that the move starts."""
        lines = {"clans_0": "valley=2", "clans_1": "mountains=1 plains=1", "actions_0": "migration bard"}
        t = inis(2, 0, land=WITH_MOUNTAINS, **lines).play(0, "migration", "valley", "1", "1")
        assert t.quiet().asks() == (0, "toll")
        t.play(0, "bard").quiet()
        assert t.asked == (0, "which-clash", ["mountains", "plains"])

    @rule("INI-TILE-2", "INI-Q41")
    def test_the_only_clan_lost_there_is_no_clash(self) -> None:
        """If the mover's clans there are all lost the move starts no clash, even between two others."""
        lines = {"clans_0": "valley=2", "clans_1": "mountains=1 plains=1", "clans_2": "mountains=1"}
        t = inis(3, 0, land=WITH_MOUNTAINS, actions_0="migration bard", **lines)
        t.play(0, "migration", "valley", "1", "1", "clan")
        assert t.quiet().asks() == (0, "manoeuvre")
        assert t.places("clash") == [(0, "plains")]

    @rule("INI-TILE-2", "INI-Q41")
    def test_a_clan_that_was_there_before_keeps_the_clash(self) -> None:
        """With another clan of the mover left in the Mountains the clash takes place."""
        t = inis(2, land=WITH_MOUNTAINS, clans_0="valley=1 mountains=1", clans_1="mountains=1", actions_0="migration")
        t.play(0, "migration", "valley", "1")
        assert t.quiet().asks() == (0, "manoeuvre")
        assert t.clans("mountains") == [1, 1]

    @rule("INI-Q1", "INI-Q41", "INI-EPI-10")
    def test_the_club_keeps_the_clan_and_the_clash(self) -> None:
        """A clan that the Mountains would take is saved by The Dagda's Club, and so the move starts its clash."""
        t = inis(
            2, land=WITH_MOUNTAINS, clans_0="valley=1", clans_1="mountains=1", actions_0="migration", tales_0="club"
        )
        t.play(0, "migration", "valley", "1").react(0, "club")
        assert t.quiet().asks() == (0, "manoeuvre")
        assert t.places("clash") == [(0, "mountains")]

    @rule("INI-Q1", "INI-Q41", "INI-EPI-13")
    def test_diarmuid_takes_the_clan_elsewhere(self) -> None:
        """A clan taken by the Mountains is removed, so Diarmuid may answer, and no clash starts."""
        lines = {"clans_0": "valley=1 hills=1", "clans_1": "mountains=1", "tales_0": "diarmuid"}
        t = inis(2, 0, land=WITH_MOUNTAINS, actions_0="migration", **lines).play(0, "migration", "valley", "1")
        t.react(0, "diarmuid", "hills")
        assert t.quiet().asks() == (1, "turn")
        assert t["clans 0"] == "hills=2"
        assert t.places("clash") == []

    @rule("INI-ADV-11", "INI-TILE-2", "INI-Q42")
    def test_the_card_of_the_mountains_frees_who_moves(self) -> None:
        """With the card Mountains the mover pays nothing, and the clash starts."""
        lines = {"clans_0": "valley=1", "clans_1": "mountains=1", "actions_0": "migration", "advantages_0": "mountains"}
        t = inis(2, 0, land=WITH_MOUNTAINS, **lines).play(0, "migration", "valley", "1").react(0, "mountains-card")
        assert t.quiet().asks() == (0, "manoeuvre")
        assert t.clans("mountains") == [1, 1]

    @rule("INI-TILE-2", "INI-Q42")
    @pytest.mark.parametrize("holder", [0, 1])
    def test_who_is_moved_by_another_pays_and_the_card_is_no_help(self, holder: int) -> None:
        """Breas' Tyranny makes the owner of the clan pay; neither the owner nor the mover may use the card for it."""
        lines = {"clans_0": "valley=1", "clans_1": "valley=1", "tales_0": "breas", "actions_1": "bard"}
        t = inis(2, 0, land=WITH_MOUNTAINS, **lines, **{f"advantages_{holder}": "mountains"})
        t.play(0, "breas", "valley", "seat 1", "mountains").quiet()
        assert t.asked == (1, "toll", ["bard", "clan"])
        assert t[f"advantages {holder}"] == "mountains"
        assert all(card != CARDS.index("mountains-card") for _, card, _, _ in t.told("played"))

    @rule("INI-TILE-2", "INI-R57")
    def test_withdrawing_there_costs_too(self) -> None:
        """Clans that withdraw into the Mountains are moved there, so their owner pays."""
        lines = {
            "clans_0": "hills=1",
            "clans_1": "hills=1 mountains=1",
            "actions_0": "warlord bard",
            "actions_1": "druid",
        }
        t = inis(2, 0, land=WITH_MOUNTAINS, **lines).play(0, "warlord", "hills", "seat 1")
        t.play(1, "druid", "withdraw", "1").quiet()
        assert t.places("removed") == [(1, "mountains")]
        assert t.clans("mountains") == [0, 1]

    @rule("INI-TILE-2", "INI-EPI-15")
    def test_the_fianna_cost_too(self) -> None:
        """Clans that The Fianna bring into the Mountains are moved there, so their owner pays."""
        lines = {"clans_0": "hills=2", "clans_1": "hills=1", "actions_0": "warlord bard", "tales_0": "fianna"}
        t = inis(2, 0, land=WITH_MOUNTAINS, **lines).play(0, "warlord", "hills", "fianna", "mountains", "2").quiet()
        assert t.asked == (0, "toll", ["bard", "clan"])


class TestGates:
    """Clans lost to the Gates of Tír na nÓg."""

    LAND = "valley gates plains hills"

    @rule("INI-Q1", "INI-TILE-1", "INI-EPI-10")
    def test_the_club_saves_the_clan(self) -> None:
        """A clan lost when the crows turn would be removed, so The Dagda's Club may save it."""
        t = inis(2, land=self.LAND, clans_0="gates=1", clans_1="hills=1", tales_0="morrigan club")
        t.play(0, "morrigan", "yes").react(0, "club")
        t.quiet().left_to_chance()
        assert t.quiet().asks() == (1, "turn")
        assert t.clans("gates") == [1, 0]
        assert t.places("removed") == []

    @rule("INI-Q1", "INI-TILE-1", "INI-EPI-13")
    def test_diarmuid_takes_the_clan_elsewhere(self) -> None:
        """A clan lost when the crows turn is removed, so Diarmuid may put it where its owner is present."""
        t = inis(2, land=self.LAND, clans_0="gates=1 valley=1", clans_1="hills=1", tales_0="morrigan diarmuid")
        t.play(0, "morrigan", "yes").react(0, "diarmuid", "valley")
        t.quiet().left_to_chance()
        assert t.quiet().asks() == (1, "turn")
        assert t["clans 0"] == "valley=2"
        assert t.places("removed") == [(0, "gates")]


class TestEnd:
    """What happens when a clash is over."""

    @rule("INI-R50", "INI-R53")
    def test_peace_lets_everybody_out_of_the_citadels(self) -> None:
        """When the clash is over sheltered clans stand in the territory again, and nobody is lost."""
        lines = {"clans_0": "valley=1", "clans_1": "cove=2", "clans_2": "cove=1", "actions_0": "migration"}
        t = inis(3, 0, citadels="cove=2", **lines).play(0, "migration", "valley", "1")
        t.play(1, "shelter").play(2, "shelter")
        assert t["sheltered"] == "0 1 1"
        end_clash(t)
        assert t.quiet()["sheltered"] == "0 0 0"
        assert t.clans("cove") == [1, 2, 1]
        assert t["clash"] == "none"

    @rule("INI-R47", "INI-R29")
    def test_then_the_next_player_has_the_turn(self) -> None:
        """A clash is settled within the turn: next comes the seat after the active player, not after the instigator."""
        t = inis(3, turn=1, clans_0="cove=1", clans_1="valley=1", clans_2="cove=1", tales_1="morrigan")
        t.play(1, "morrigan", "no", "cove", "seat 0")
        end_clash(t)
        assert t.quiet().asks() == (2, "turn")

    @rule("INI-R45", "INI-R54")
    def test_those_who_stay_beside_each_other_do_not_clash_again(self) -> None:
        """After peace the clans of several players stay where they are; the next turn starts nothing."""
        t = inis(2, clans_0="valley=1", clans_1="cove=1", actions_0="migration", actions_1="bard")
        t.play(0, "migration", "valley", "1")
        end_clash(t)
        t.play(1, "pass").play(0, "pass")
        assert t.places("clash") == [(0, "cove")]
