"""What each seat knows of cards that it passed on in the draft, and where they can be by now."""

from __future__ import annotations

import pytest

from meadhall.core.rng import Rng
from meadhall.core.state import choose
from meadhall.games.inis.game import GAME
from meadhall.testing import rule
from tests.games.inis.sights import may_lie_in, worlds
from tests.games.inis.table import ASSEMBLY, Table, inis

STEPS = [1, 1, 1, 2, 2, 3]
"""In which step of a draft of four cards a seat passes its first, second … card on."""


def dealt(seats: int, crows: str = "clockwise", seed: int = 1) -> Table:
    """Return a table at which the draft begins."""
    t = inis(seats, 0, frames=ASSEMBLY, aside="", clans_0="valley=1", clans_1="cove=1")
    return t.quiet().chance(crows).left_to_chance(seed)


def drafted(seats: int, crows: str = "clockwise", seed: int = 1) -> Table:
    """Return a table at which the draft has ended, all having chosen at random."""
    return choose_all(dealt(seats, crows, seed), seed)


def choose_all(t: Table, seed: int) -> Table:
    """Choose at random for all seats until the draft is over."""
    rng = Rng(seed)
    while t.kind in ("keep", "pass-on"):
        for question in t.state.open_questions():
            t.state.answer(question.actor, choose(question, rng))
        t.left_to_chance(seed)
    return t


def passed_on(t: Table, seat: int) -> list[str]:
    """Return the cards that a seat passed on, in their order."""
    return [GAME.write(fact[1]) for fact in t.told("passed-on") if fact[0] == seat]


def after(seat: int, n: int, t: Table) -> int:
    """Return the seat this many seats on in the direction of the crows."""
    return (seat + (n if t["crows"] == "clockwise" else -n)) % t.state.seats


@rule("INI-R24", "INI-R5")
@pytest.mark.parametrize("crows", ["clockwise", "counter"])
@pytest.mark.parametrize("viewer", [0, 1, 2, 3])
def test_four_seats_know_how_far_their_cards_can_have_come(viewer: int, crows: str) -> None:
    """A card passed in step 1 is one, two or three seats on, in step 2 one or two, in step 3 exactly one."""
    t = drafted(4, crows, seed=viewer + 1)
    for card, step in zip(passed_on(t, viewer), STEPS, strict=True):
        hands = {f"actions {after(viewer, n, t)}" for n in range(1, 5 - step)}
        assert may_lie_in(t, viewer, card, 80) == hands, (card, step)


@rule("INI-R24", "INI-R5")
@pytest.mark.parametrize("crows", ["clockwise", "counter"])
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_three_seats_know_it_too_and_see_what_comes_all_the_way_round(viewer: int, crows: str) -> None:
    """Three seats on is the seat itself, which sees the card; what it does not see is one or two seats on."""
    t = drafted(3, crows, seed=viewer + 4)
    for card, step in zip(passed_on(t, viewer), STEPS, strict=True):
        if card in t[f"actions {viewer}"].split():
            assert may_lie_in(t, viewer, card, 20) == {f"actions {viewer}"}
        else:
            hands = {f"actions {after(viewer, n, t)}" for n in range(1, 3 if step < 3 else 2)}
            assert may_lie_in(t, viewer, card, 80) == hands, (card, step)


@rule("INI-R24", "INI-R5")
def test_a_card_that_comes_back_is_seen_again() -> None:
    """With three seats a card passed in step 1 can return in step 3; then its seat holds it."""
    t = dealt(3)
    card = t.asked_of(0)[-1]
    while t.kind in ("keep", "pass-on"):
        for question in t.state.open_questions():
            options = [GAME.write(option) for option in question.options]
            rest = [word for word in options if word != card]
            word = card if card in options and t.kind == "pass-on" else rest[0]
            t.answer(question.actor, word)
    assert card in t["actions 0"].split()
    assert may_lie_in(t, 0, card, 10) == {"actions 0"}
    assert t.sights("actions 0")[0] == t["actions 0"]


@rule("INI-R24", "INI-R5")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_worlds_of_four_seats_are_drafts_that_can_have_happened(seed: int) -> None:
    """Every seat passes two cards in step 2 and one in step 3, so not all cards can have stayed or gone together."""
    t = drafted(4, seed=seed)
    one, two, three, four, five, _ = passed_on(t, 0)
    for world in worlds(t, 0, 150):
        hands = [set(world[f"actions {seat}"].split()) for seat in range(4)]
        assert len({one, two, three} & hands[1]) <= 2, "one of three at least is passed on in step 2"
        assert len({one, two, three} & hands[3]) <= 1, "only one card is passed on in step 3"
        assert len({four, five} & hands[2]) <= 1, "only one card is passed on in step 3"


@rule("INI-R26", "INI-R5")
@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_of_two_seats_each_knows_all_cards_it_gave_the_other(viewer: int, seed: int) -> None:
    """What a seat passed on and did not get back lies in the other hand; there is no third place."""
    t = drafted(2, seed=seed)
    for card in passed_on(t, viewer):
        holder = f"actions {viewer}" if card in t[f"actions {viewer}"].split() else f"actions {1 - viewer}"
        assert may_lie_in(t, viewer, card, 15) == {holder}


@rule("INI-EPI-05", "INI-Q46", "INI-R24")
def test_a_card_passed_to_who_played_cathbads_word_may_be_set_aside_in_the_end() -> None:
    """Seat 1 takes the card it had set aside and sets one of its hand aside, unseen: seat 0's last card may be it."""
    t = inis(4, 0, frames=ASSEMBLY, aside="", clans_0="valley=1", clans_1="cove=1", tales_1="cathbad")
    t.react(1, "cathbad").quiet().left_to_chance().play(1, "warlord").left_to_chance()
    choose_all(t, 3)
    last = passed_on(t, 0)[-1]
    assert may_lie_in(t, 0, last, 10) == {"actions 1"}
    t.answer(1, next(word for word in t.asked_of(1) if word not in (last, "warlord")))
    assert may_lie_in(t, 0, last) == {"actions 1", "aside"}
    assert may_lie_in(t, 1, last, 10) == {"actions 1"}


@rule("INI-R24", "INI-R5")
@pytest.mark.parametrize("seats", [3, 4])
def test_between_the_steps_the_cards_passed_last_are_known(seats: int) -> None:
    """After step 1 the next player holds exactly the three cards passed, and one more."""
    t = dealt(seats)
    hands = [t.asked_of(seat) for seat in range(seats)]
    for seat in range(seats):
        t.answer(seat, hands[seat][0])
    for seat in range(seats):
        shown = t.sights(f"pool {(seat + 1) % seats}")[seat]
        assert shown == " ".join([*hands[seat][1:], "?"])


@rule("INI-R24", "INI-R5")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_card_passed_last_is_shown_in_the_hand_of_the_next_player(seats: int) -> None:
    """In step 3 a card goes exactly one seat on, so who passed it sees it there."""
    t = drafted(seats)
    for seat in range(seats):
        assert passed_on(t, seat)[-1] in t.sights(f"actions {(seat + 1) % seats}")[seat].split()


@rule("INI-R26", "INI-R5")
def test_with_two_seats_the_cards_given_are_shown_in_the_other_hand() -> None:
    """Each sees by name what it passed on and did not get back."""
    t = drafted(2)
    for seat in (0, 1):
        given = set(passed_on(t, seat)) - set(t[f"actions {seat}"].split())
        assert given <= set(t.sights(f"actions {1 - seat}")[seat].split())


@rule("INI-R24", "INI-R5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_spectator_learns_nothing_from_the_draft(seats: int) -> None:
    """Any card can be in any hand or set aside."""
    t = drafted(seats)
    for seat in range(seats):
        assert set(t.sights(f"actions {seat}")[seats].split()) == {"?"}
    everywhere = {f"actions {seat}" for seat in range(seats)} | {"aside"}
    assert may_lie_in(t, seats, "geis", 250) == everywhere


@rule("INI-R23", "INI-R5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_card_that_a_seat_saw_can_be_the_one_set_aside(seats: int) -> None:
    """What was dealt to a seat or came by is not set aside, and every other card may be."""
    t = drafted(seats)
    for viewer in range(seats):
        saw = {*t[f"actions {viewer}"].split(), *passed_on(t, viewer)}
        aside = {world["aside"] for world in worlds(t, viewer, 120)}
        assert aside & saw == set()
        assert t["aside"] in aside


@rule("INI-R24", "INI-R5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_choose_at_the_same_time_unseen(seats: int) -> None:
    """What seat 0 keeps changes nothing in what the others see until all have chosen."""
    views = []
    for at in (0, 1):
        t = dealt(seats)
        t.answer(0, t.asked_of(0)[at])
        views.append([t.state.redact(viewer).key() for viewer in range(1, seats + 1)])
    assert views[0] == views[1]


@rule("INI-R24", "INI-R5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_news_of_a_card_passed_on_name_it_to_giver_and_taker_only(seats: int) -> None:
    """Others hear that a card was passed on."""
    t = drafted(seats)
    facts = [event for event in t.events if GAME.events[event.kind] == "passed-on"]
    assert len(facts) == (6 * seats)
    for event in facts:
        knowing = [viewer for viewer in range(seats + 1) if event.seen_by(viewer).card >= 0]
        assert knowing == sorted({event.seat, event.other})


@rule("INI-R31", "INI-R24")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_card_passed_on_is_known_to_all_when_it_has_been_played(seats: int) -> None:
    """Then it can be nowhere else."""
    t = drafted(seats, seed=2)
    card = next(word for word in t.asked_of(0) if word not in ("pass", "pretender"))
    t.play(0, card)
    for viewer in range(seats + 1):
        assert may_lie_in(t, viewer, card, 15) == {"table"}
