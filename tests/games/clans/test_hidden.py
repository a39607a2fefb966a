"""What each seat, and a spectator, may see of the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from meadhall.core.question import CHANCE, HIDDEN
from meadhall.core.rng import Rng
from meadhall.core.state import State, choose
from meadhall.games.clans.game import GAME
from meadhall.games.clans.notation import CARDS
from meadhall.testing import Scenario, rule, veiled
from tests.games.clans.table import clans, fresh, line, lines

TARGET = "I3 f6 g6 h6"
VEILED = "? ? ? ? ?"
LAND = set(CARDS) - {"W"}


def outsiders(t: Scenario, seat: int) -> list[int]:
    """All viewers but one seat, the spectator last."""
    return [viewer for viewer in range(t.state.seats + 1) if viewer != seat]


def views(t: Scenario, viewers: list[int]) -> list[tuple[object, ...]]:
    """What these viewers see, for comparing."""
    return [t.state.redact(viewer).key() for viewer in viewers]


def news(t: Scenario, viewer: int) -> list[tuple[int, ...]]:
    """All that a viewer was told."""
    return [fact.key() for fact in t.facts(viewer=viewer)]


def hand_of(state: State, seat: int) -> list[str]:
    """The cards in a hand."""
    return line(state, f"hand {seat}").split()


def pile_of(state: State) -> set[str]:
    """The land cards in the draw pile: those that no line names."""
    hands = {card for seat in range(state.seats) for card in hand_of(state, seat)}
    return LAND - hands - set(line(state, "used").split())


def swords(seats: int = 3, **more: str) -> Scenario:
    """Seat 0 may attack a castle of clan 1 with up to three Swords; seat 1 has four Shields."""
    given = {"castles_1": TARGET, "tokens_0": "f5", "hand_0": "d1 f1 i1 h1 e1", "hand_1": "g1 d2 g2 d3 h2"}
    return clans(seats, 0, **{**given, **more})


def team_attack() -> Scenario:
    """Seat 0 attacks in a game of teams; his partner has four Swords, the defenders have three Shields each."""
    hands = {"hand_2": "i1 e2 i2 e3 h1", "hand_1": "g1 d2 g2 h2 g3", "hand_3": "d3 f3 i3 f4 a5"}
    t = clans(4, 0, teams="yes", castles_1=TARGET, tokens_0="f5", hand_0="d1 f1 b5 c6 e1", **hands)
    return t.answer(0, "attack f6 with 2 swords")


# Hands


@rule("CLA-C32", "CLA-R3")
@pytest.mark.parametrize(("seats", "teams"), [(2, "no"), (3, "no"), (4, "no"), (4, "yes"), (6, "yes")])
def test_a_seat_sees_its_own_hand_and_of_other_hands_only_how_many_cards_they_have(seats: int, teams: str) -> None:
    t = clans(seats, teams=teams)
    for viewer in range(seats + 1):
        view = t.state.redact(viewer)
        for seat in range(seats):
            assert line(view, f"hand {seat}") == (t[f"hand {seat}"] if seat == viewer else VEILED)


@rule("CLA-C28", "CLA-C32")
@pytest.mark.parametrize(("seats", "seat", "partner"), [(4, 0, 2), (4, 1, 3), (4, 3, 1), (6, 1, 4), (6, 5, 2)])
def test_partners_do_not_see_each_others_hands(seats: int, seat: int, partner: int) -> None:
    keys = []
    for hand in ("d1 f1 i1 e1 g1", "e2 i2 a5 d2 g2"):
        hands = {f"hand_{seat}": hand, f"hand_{partner}": "h1 h2 g3 f4 b5"}
        view = clans(seats, 0, teams="yes", **hands).state.redact(partner)
        assert line(view, f"hand {seat}") == VEILED
        keys.append(view.key())
    assert keys[0] == keys[1]


@rule("CLA-C32", "CLA-R3")
@pytest.mark.parametrize("viewer", [1, 2, 3])
def test_two_tables_that_differ_only_in_what_a_viewer_cannot_know_look_the_same(viewer: int) -> None:
    rest = {"hand_1": "g1 d2 g2 d3 h2", "hand_2": "f12 e12 d12 i11 h11", "castles_1": TARGET, "tokens_0": "f5"}
    hands = ["d1 f1 i1 h1 e1", "i12 h12 g12 f11 e11", "a5 b5 c6 f6 g6"]
    tables = [clans(3, 0, hand_0=hand, **rest) for hand in hands]
    assert len({t.state.redact(0).key() for t in tables}) == 3
    assert len({t.state.redact(viewer).key() for t in tables}) == 1


# FAULT: read_position numbers the Wizards of hands before those that lie open, which shows in everybody's view.
@rule("CLA-C32", "CLA-C27")
@pytest.mark.parametrize("viewer", [1, 2, 3])
def test_a_position_with_a_wizard_in_a_hand_looks_to_others_like_one_without(viewer: int) -> None:
    keys = []
    for card in ("e1", "W"):
        t = clans(3, 0, hand_0=f"d1 f1 i1 h1 {card}", hand_1="l4", hand_2="l5", out="4", wizards_1="1", wizards_2="1")
        keys.append(t.state.redact(viewer).key())
    assert keys[0] == keys[1]


@rule("CLA-C32", "CLA-C27")
@pytest.mark.parametrize("viewer", [2, 3])
def test_who_drew_a_wizard_first_cannot_be_seen_when_one_is_played(viewer: int) -> None:
    keys = []
    for first, second, third in (("W", "W", "k9"), ("k9", "W", "W"), ("W", "k9", "k8")):
        hands = {"hand_0": "d1 f1 i1 h1 e1", "hand_1": "a5 b5 c5 a6 b6", "hand_2": "l4 l5 l6 l7 l8"}
        t = clans(3, 0, out="6", **hands).answer(0, "d1").chance(first).answer(1, "a5").chance(second)
        t.answer(2, "l4").chance("k4").answer(0, "f1").chance(third).answer(1, "b5").chance("k5")
        t.answer(2, "l5").chance("j4").answer(0, "W g9").chance("d4")
        keys.append(t.state.redact(viewer).key())
    assert len(set(keys)) == 1


@rule("CLA-C32", "CLA-R2", "CLA-R30")
@pytest.mark.parametrize(("seats", "teams"), [(2, "no"), (4, "yes"), (6, "yes")])
def test_all_but_the_hands_is_open_to_everybody(seats: int, teams: str) -> None:
    given = {"tokens_0": "d1 f1", "tokens_1": "a5", "castles_1": TARGET, "used": "d1 k8 W", "wizards_0": "1"}
    t = clans(seats, 0, teams=teams, passes="1", wizards_1="2", **given)
    truth = lines(t.state)
    assert (truth["used"], truth["wizards 0"], truth["wizards 1"]) == ("d1 k8 W", "1", "2")
    for viewer in range(seats + 1):
        seen = lines(t.state.redact(viewer))
        for name, value in truth.items():
            assert name.startswith("hand") or seen[name] == value, (viewer, name)


@rule("CLA-C32")
def test_when_the_game_is_over_hands_stay_hidden() -> None:
    castles = "I4 a4 a5 a6 a7 / I5 d12 e12 f12 g12 h12 / T4 j4 k4 l4 k5"
    t = clans(3, 0, castles_0=castles, tokens_0="d1 e1", hand_0="d2").answer(0, "d2")
    assert t.state.outcome is not None
    for viewer in range(4):
        for seat in range(3):
            hand = t[f"hand {seat}"]
            assert line(t.state.redact(viewer), f"hand {seat}") == (hand if seat == viewer else veiled(hand))


# Questions


@rule("CLA-C32")
@pytest.mark.parametrize("viewer", [1, 2, 3])
def test_others_see_who_is_asked_but_not_what_he_may_answer_nor_what_he_may_not(viewer: int) -> None:
    t = swords()
    view = t.state.redact(viewer)
    question = view.question()
    assert question is not None
    assert (question.actor, GAME.kinds[question.kind], question.options) == (0, "turn", [])
    assert view.refusals(0) == []
    mine = t.state.redact(0)
    assert mine.question() is not None
    assert t.state.redact(0).refusals(0) == t.state.refusals(0) != []


@rule("CLA-C32", "CLA-R3")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3])
def test_nobody_sees_what_the_draw_pile_may_bring(viewer: int) -> None:
    t = swords().answer(0, "attack f6 with 3 swords").answer(1, "0 shields")
    assert t.asked is not None
    assert t.asked[:2] == (CHANCE, "deal")
    question = t.state.redact(viewer).question()
    assert question is not None
    assert (question.actor, question.options, question.weights) == (CHANCE, [], [])


@rule("CLA-C32", "CLA-R23")
@pytest.mark.parametrize("viewer", [0, 2, 3])
@pytest.mark.parametrize("hand", ["g1 d2 g2 d3 h2", "g1 d2 h2 g3 f4", "h2 g3 f4 a5 b5"])
def test_that_the_owner_is_asked_tells_nobody_whether_he_has_enough_shields(viewer: int, hand: str) -> None:
    t = swords(hand_1=hand).answer(0, "attack f6 with 3 swords")
    question = t.state.redact(viewer).question()
    assert question is not None
    assert (question.actor, GAME.kinds[question.kind], question.options) == (1, "defend", [])
    keys = [swords(hand_1=cards).answer(0, "attack f6 with 3 swords").state.redact(viewer).key()
            for cards in (hand, "g1 d2 g2 d3 h2")]  # fmt: skip
    assert keys[0] == keys[1]


# Choices that are being made


def stuck() -> Scenario:
    """Seat 0 can only pass."""
    return clans(3, 0, hand_0="d1 f1 h1 a5 c5", tokens_1="d1 f1 h1 a5 c5")


def wizards(lying: str, held: str) -> Scenario:
    """Seat 0 has Wizards open before him and in the hand."""
    return clans(3, 0, wizards_0=lying, hand_0=held, tokens_1="d1")


CHOICES: dict[str, tuple[Callable[[], Scenario], int, list[str], str]] = {
    "which Swords": (swords, 0, ["attack f6 with 2 swords", "i1"], "d1"),
    "which one Sword": (swords, 0, ["attack f6 with 1 sword"], "f1"),
    "which Shields": (lambda: swords().answer(0, "attack f6 with 3 swords"), 1, ["3 shields", "d3", "g1"], "g2"),
    "what to discard": (stuck, 0, ["pass", "f1", "d1", "c5"], "enough"),
    "whether to discard": (stuck, 0, ["pass"], "enough"),
    "which Wizard": (lambda: wizards("1", "W"), 0, ["W f6"], "W"),
    "which Wizard is to replace a token": (lambda: wizards("2", "W W"), 0, ["W d1 x"], "open"),
    "which Swords to add": (team_attack, 2, ["add 3 swords", "i2", "i1"], "e2"),
}


@rule("CLA-C32")
@pytest.mark.parametrize("name", CHOICES)
def test_while_cards_are_being_chosen_nobody_else_sees_any_of_it(name: str) -> None:
    build, seat, steps, last = CHOICES[name]
    t = build()
    others = outsiders(t, seat)
    before, used, told = views(t, others), t["used"], len(t.events)
    for step in steps:
        t.answer(seat, step)
        assert views(t, others) == before, step
        assert (t["used"], len(t.events)) == (used, told)
        mine = t.state.redact(seat).question()
        assert mine is not None
        assert [GAME.write(option) for option in mine.options] == t.asked_of(seat) != []
    t.answer(seat, last)
    assert all(old != new for old, new in zip(before, views(t, others), strict=True))
    assert len(t.events) > told


@rule("CLA-C32")
@pytest.mark.parametrize("name", CHOICES)
def test_a_world_imagined_in_the_middle_of_a_choice_agrees_with_what_is_seen(name: str) -> None:
    build, seat, steps, _ = CHOICES[name]
    t = build().answer(seat, *steps)
    for viewer in range(t.state.seats + 1):
        view = t.state.redact(viewer)
        for seed in range(1, 6):
            world = view.resample(Rng(seed))
            assert world.redact(viewer).key() == view.key()
            question = world.question()
            assert question is not None
            assert question.actor == seat
            assert question.options


@rule("CLA-C32", "CLA-R26")
@pytest.mark.parametrize("viewer", [1, 2, 3])
def test_while_a_card_for_no_mans_land_is_being_chosen_nobody_else_sees_a_card(viewer: int) -> None:
    keys = []
    for hand in ("d4 a5 b5 c6 d6", "e1 g1 d2 g2 d3"):
        t = clans(3, 0, tokens_0="e2 f3 f1", hand_0=hand, hand_1="i1 h1 i2 h2 i3", hand_2="l4 l5 l6 l7 l8")
        view = t.answer(0, "f2").state.redact(viewer)
        question = view.question()
        assert question is not None
        assert (question.actor, question.options, line(view, "hand 0")) == (0, [], VEILED)
        keys.append(view.key())
    assert keys[0] == keys[1]


@rule("CLA-C32", "CLA-C28")
@pytest.mark.parametrize(("seat", "words"), [
    (1, ["2 shields", "g2", "d2"]), (1, ["3 shields"]), (1, ["0 shields"]), (3, ["1 shield", "f3"]), (3, ["0 shields"]),
])  # fmt: skip
def test_what_one_defender_pledges_nobody_sees_not_even_his_partner(seat: int, words: list[str]) -> None:
    t = team_attack().answer(2, "add 1 sword", "e2")
    before = views(t, outsiders(t, seat))
    told = len(t.events)
    for word in words:
        t.answer(seat, word)
        assert views(t, outsiders(t, seat)) == before
    assert len(t.events) == told
    partner = t.state.redact(4 - seat).question()
    assert partner is not None
    assert (partner.actor, GAME.kinds[partner.kind]) == (4 - seat, "pledge")
    for viewer in range(5):
        view = t.state.redact(viewer)
        assert view.resample(Rng(viewer)).redact(viewer).key() == view.key()


@rule("CLA-C32", "CLA-C28")
@pytest.mark.parametrize("viewer", [0, 2, 4])
def test_outsiders_see_that_both_defenders_are_asked_without_options(viewer: int) -> None:
    t = team_attack().answer(2, "add 1 sword", "e2")
    question = t.state.redact(viewer).question()
    assert question is not None
    assert (GAME.kinds[question.kind], question.options) == ("pledge", [])
    assert question.actor < 0


@rule("CLA-C28", "CLA-C32", "CLA-R23")
@pytest.mark.parametrize("pledges", [(0, 0), (1, 0), (0, 2), (1, 1), (3, 0)])
def test_pledges_that_are_too_few_are_never_shown(pledges: tuple[int, int]) -> None:
    def play(first: int, second: int) -> Scenario:
        t = team_attack().answer(2, "add 2 swords", "i1", "e2")
        for seat, n, cards in ((1, first, ["g1", "d2", "g2"]), (3, second, ["d3", "f3", "i3"])):
            t.answer(seat, f"{n} shield" + "s" * (n != 1))
            for card in cards[:n]:
                if card in t.asked_of(seat):
                    t.answer(seat, card)
        return t

    one, none = play(*pledges), play(0, 0)
    for viewer in range(5):
        assert one.state.redact(viewer).key() == none.state.redact(viewer).key()
        assert news(one, viewer) == news(none, viewer)


@rule("CLA-C32", "CLA-C14", "CLA-R23")
@pytest.mark.parametrize("viewer", [0, 2, 3])
def test_an_owner_who_lays_no_shield_shows_nothing_of_his_hand(viewer: int) -> None:
    tables = []
    for hand in ("g1 d2 g2 d3 h2", "h2 g3 f4 a5 b5"):
        t = swords(hand_1=hand).answer(0, "attack f6 with 1 sword", "d1").answer(1, "0 shields").chance("l9")
        tables.append(t)
    assert news(tables[0], viewer) == news(tables[1], viewer)
    assert tables[0].state.redact(viewer).key() == tables[1].state.redact(viewer).key()


# What is laid is seen


@rule("CLA-C32", "CLA-R20", "CLA-R22")
def test_swords_and_shields_once_laid_are_seen_by_all() -> None:
    t = swords().answer(0, "attack f6 with 2 swords", "i1", "d1")
    for viewer in range(4):
        laid = t.heard(viewer, "sword")
        assert sorted(CARDS[card] for _, card, _, _ in laid) == ["d1", "i1"]
        assert veiled(line(t.state.redact(viewer), "hand 0")) == "? ? ?"
    t.answer(1, "2 shields", "d3", "g1")
    for viewer in range(4):
        laid = t.heard(viewer, "shield")
        assert sorted(CARDS[card] for _, card, _, _ in laid) == ["d3", "g1"]
        assert sorted(line(t.state.redact(viewer), "used").split()) == ["d1", "d3", "g1", "i1"]
        assert veiled(line(t.state.redact(viewer), "hand 1")) == "? ? ?"


@rule("CLA-C32", "CLA-C28")
def test_the_swords_of_the_active_player_lie_open_while_his_partner_considers() -> None:
    t = team_attack()
    for viewer in range(5):
        assert sorted(CARDS[card] for _, card, _, _ in t.heard(viewer, "sword")) == ["d1", "f1"]
        assert line(t.state.redact(viewer), "used") == "d1 f1"


@rule("CLA-C32", "CLA-C28", "CLA-C33")
def test_of_pledges_that_suffice_all_see_the_cards_laid_and_no_others() -> None:
    t = team_attack().answer(2, "add 1 sword", "e2")
    t.answer(3, "2 shields", "i3", "d3").answer(1, "2 shields", "d2", "g2")
    for viewer in range(5):
        assert [CARDS[card] for _, card, _, _ in t.heard(viewer, "shield")] == ["d2", "g2", "i3"]
        assert "d3" not in line(t.state.redact(viewer), "used").split()
        assert veiled(line(t.state.redact(viewer), "hand 3")) == "? ? ? ?"


@rule("CLA-C32", "CLA-C9")
@pytest.mark.parametrize("discards", [[], ["h1"], ["a5", "d1"], ["d1", "f1", "h1", "a5"]])
def test_discards_are_seen_by_all_and_the_cards_kept_by_nobody(discards: list[str]) -> None:
    t = clans(3, 0, hand_0="d1 f1 h1 a5 c5", tokens_1="d1 f1 h1 a5 c5").answer(0, "pass", *discards, "enough")
    for viewer in range(4):
        assert sorted(CARDS[card] for _, card, _, _ in t.heard(viewer, "discarded")) == sorted(discards)
        assert sorted(line(t.state.redact(viewer), "used").split()) == sorted(discards)
        if viewer:
            assert line(t.state.redact(viewer), "hand 0") == " ".join(["?"] * (5 - len(discards)))


@rule("CLA-C32", "CLA-C31")
@pytest.mark.parametrize(("source", "wizards", "kept"), [("W", "1", 4), ("open", "0", 5)])
def test_which_wizard_was_played_is_seen_by_all(source: str, wizards: str, kept: int) -> None:
    t = clans(3, 0, wizards_0="1", hand_0="W").answer(0, "W f6", source)
    for viewer in range(4):
        view = t.state.redact(viewer)
        assert line(view, "wizards 0") == wizards
        assert len(hand_of(view, 0)) == kept
        assert line(view, "used") == "W"
        assert [n for _, _, _, n in t.heard(viewer, "cast")] == [int(source == "W")]


@rule("CLA-C32", "CLA-R8")
def test_a_card_played_to_conquer_is_seen_by_all() -> None:
    t = clans(3, 0, hand_0="d4").answer(0, "d4")
    for viewer in range(4):
        assert [CARDS[card] for _, card, _, _ in t.heard(viewer, "played")] == ["d4"]
        assert line(t.state.redact(viewer), "used") == "d4"


# Drawing


@rule("CLA-C32", "CLA-R9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_card_drawn_is_known_to_the_one_who_draws_it_alone(seats: int) -> None:
    t = clans(seats, 0, hand_0="d4").answer(0, "d4").chance("c5")
    for viewer in range(seats + 1):
        card = CARDS.index("c5") if viewer == 0 else HIDDEN
        assert [fact[:2] for fact in t.heard(viewer, "drew")] == [(0, card)]
        assert line(t.state.redact(viewer), "hand 0") == (t["hand 0"] if viewer == 0 else VEILED)


@rule("CLA-C32", "CLA-C27")
def test_a_wizard_drawn_is_hidden_like_any_card() -> None:
    keys = []
    for card in ("W", "l9"):
        t = clans(3, 0, hand_0="d4", out="7").answer(0, "d4").chance(card)
        assert [fact[1] for fact in t.heard(1, "drew")] == [HIDDEN]
        keys.append([t.state.redact(viewer).key() for viewer in (1, 2, 3)])
    assert keys[0] == keys[1]


@rule("CLA-C32", "CLA-C28")
def test_partners_do_not_see_what_the_other_draws() -> None:
    t = team_attack().answer(2, "add 1 sword", "e2").answer(1, "0 shields").answer(3, "0 shields").left_to_chance()
    for viewer in range(5):
        for fact in t.heard(viewer, "drew"):
            assert (fact[1] == HIDDEN) == (fact[0] != viewer)
    assert [fact[0] for fact in t.heard(4, "drew")] == [0, 0, 2]


@rule("CLA-R3", "CLA-C32")
@pytest.mark.parametrize("seats", [2, 6])
def test_the_cards_dealt_in_the_set_up_are_hidden_from_the_others(seats: int) -> None:
    state, rng = GAME.new(seats), Rng(3)
    state.events = []
    while (question := state.question()) is not None and question.actor == CHANCE:
        state.apply(choose(question, rng))
    drew = [event for event in state.events if event.kind == GAME.events.index("drew")]
    assert len(drew) == 5 * seats
    for event in drew:
        assert [event.seen_by(viewer).card == HIDDEN for viewer in range(seats + 1)] == [
            viewer != event.seat for viewer in range(seats + 1)
        ]


# Worlds


@rule("CLA-C32")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_every_world_that_a_viewer_can_imagine_agrees_with_what_it_sees(seats: int) -> None:
    used = "d1 f1 k8 l8 W a9 e10"
    lines_ = {"used": used, "wizards_0": "2", "wizards_1": "1", "out": "2", "hand_0": "d4 W e1 f3 a5"}
    t = clans(seats, 0, tokens_0="f5", tokens_1="d1 f1", castles_1=TARGET, **lines_)
    truth = lines(t.state)
    for viewer in range(seats + 1):
        view, rng, seen = t.state.redact(viewer), Rng(viewer), set()
        for _ in range(25):
            world = view.resample(rng)
            assert world.redact(viewer).key() == view.key()
            assert world.viewer < 0
            imagined = lines(world)
            assert all(imagined[name] == value for name, value in truth.items() if not name.startswith("hand"))
            hands = [imagined[f"hand {seat}"].split() for seat in range(seats)]
            assert [len(hand) for hand in hands] == [5] * seats
            land = [card for hand in hands for card in hand if card != "W"]
            assert len(land) == len(set(land))
            assert not set(land) & set(used.split())
            assert "?" not in land
            assert sum(hand.count("W") for hand in hands) <= 8 - 1 - 3 - 2
            if viewer < seats:
                assert hands[viewer] == truth[f"hand {viewer}"].split()
            seen.add(str(hands))
        assert len(seen) == 25


@rule("CLA-C32", "CLA-C27")
def test_a_viewer_reckons_with_every_hidden_card_in_every_hidden_hand() -> None:
    t = clans(2, 0, used=" ".join(sorted(LAND - {"d1", "e1", "f1", "g1", "h1", "i1", "l4", "l5", "l6", "l7", "l8"})),
              hand_0="d1 e1 f1 g1 h1", hand_1="l4 l5 l6 l7 l8", out="7")  # fmt: skip
    rng, view = Rng(5), t.state.redact(0)
    imagined = [frozenset(hand_of(view.resample(rng), 1)) for _ in range(200)]
    assert frozenset().union(*imagined) == {"i1", "l4", "l5", "l6", "l7", "l8", "W"}


def before_a_shuffle(seats: int, pile: list[str], hands: list[str], **more: str) -> Scenario:
    """A table at which all cards are used but those in the hands and a few in the draw pile."""
    held = {card for hand in hands for card in hand.split()} | set(pile)
    given = {f"hand_{seat}": hand for seat, hand in enumerate(hands)}
    used = " ".join(card for card in CARDS if card in LAND - held)
    return clans(seats, 0, used=used, castles_1=TARGET, tokens_0="f5", **given, **more)


@rule("CLA-C32", "CLA-R15")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3])
def test_cards_that_were_in_hands_when_the_pile_was_shuffled_are_never_imagined_in_the_pile(viewer: int) -> None:
    hands = ["d1 f1 i1 h1 e1", "g1 d2 g2 d3 h2", "a4 b4 a5 b5 c5"]
    t = before_a_shuffle(3, ["l9"], hands).answer(0, "attack f6 with 2 swords", "d1", "f1").answer(1, "0 shields")
    t.chance("l9", "l8")
    assert len(t.heard(viewer, "shuffled")) == 1
    old = {"i1", "h1", "e1", "l9", *hands[1].split(), *hands[2].split()}
    view, rng = t.state.redact(viewer), Rng(viewer)
    first = set()
    for _ in range(60):
        world = view.resample(rng)
        assert world.redact(viewer).key() == view.key()
        assert not pile_of(world) & old
        assert len(set(hand_of(world, 0)) & old) == 4
        assert set(hand_of(world, 1)) | set(hand_of(world, 2)) <= old
        first.add(frozenset(hand_of(world, 0)))
    assert viewer == 0 or len(first) > 5


@rule("CLA-C32", "CLA-R15")
def test_with_two_players_a_shuffle_tells_which_cards_the_other_kept() -> None:
    hands = ["d1 f1 i1 h1 e1", "g1 d2 g2 d3 h2"]
    t = before_a_shuffle(2, ["l9"], hands).answer(0, "attack f6 with 2 swords", "d1", "f1").answer(1, "0 shields")
    t.chance("l9", "l8")
    rng, view, drawn = Rng(2), t.state.redact(1), set()
    for _ in range(60):
        hand = set(hand_of(view.resample(rng), 0))
        assert {"i1", "h1", "e1", "l9"} <= hand
        drawn |= hand
    assert len(drawn) > 20
    assert not drawn & set(hands[1].split())


@rule("CLA-C32", "CLA-C27", "CLA-R15")
def test_after_a_shuffle_used_wizards_are_imagined_in_the_pile_or_among_the_cards_drawn_since() -> None:
    hands = ["d1 f1 i1 h1 e1", "g1 d2 g2 d3 h2", "a4 b4 a5 b5 c5"]
    held = {card for hand in hands for card in hand.split()} | {"l9"}
    used = " ".join([*[card for card in CARDS if card in LAND - held], "W", "W"])
    lines_ = {f"hand_{seat}": hand for seat, hand in enumerate(hands)}
    t = clans(3, 0, used=used, castles_1=TARGET, tokens_0="f5", **lines_)
    t.answer(0, "attack f6 with 2 swords", "d1", "f1").answer(1, "0 shields").chance("l9", "l8")
    assert t["used"] == ""
    rng, view, wizards = Rng(4), t.state.redact(2), set()
    for _ in range(300):
        world = view.resample(rng)
        assert "W" not in hand_of(world, 1)
        wizards.add(hand_of(world, 0).count("W"))
    assert wizards == {0, 1}


@rule("CLA-C32", "CLA-R3")
@pytest.mark.parametrize(("seats", "settings"), [(2, {}), (3, {}), (4, {}), (4, {"teams": "yes"}), (6, {})])
def test_through_a_game_a_seat_sees_all_of_its_own_and_no_hidden_card_of_others(
    seats: int, settings: dict[str, str]
) -> None:
    state, rng = fresh(seats, seats, **settings), Rng(seats)
    for step in range(120):
        truth = lines(state)
        for viewer in range(seats + 1):
            seen = state.redact(viewer)
            view = lines(seen)
            for name, value in truth.items():
                if name.startswith("hand"):
                    assert view[name] == (value if name == f"hand {viewer}" else veiled(value))
                elif name != "frames":
                    assert view[name] == value
            if step % 20 == viewer:
                assert seen.resample(Rng(step)).redact(viewer).key() == seen.key()
        question = state.question()
        if question is None:
            break
        state.apply(choose(question, rng))
    assert step > 50
