"""Nobody is shown what they may not know: hidden cards permuted by hand, ten thousand worlds, chi-square."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meadhall.core.question import CHANCE
from meadhall.core.rng import Rng
from meadhall.core.state import State, choose
from meadhall.games.keltis.game import GAME
from meadhall.games.keltis.notation import CARDS, read_card
from meadhall.games.keltis.rules.components import COPIES, KINDS
from meadhall.games.keltis.rules.state import DRAW_PILE, HAND_OF
from meadhall.testing import rule
from meadhall.testing.chisquare import fits
from tests.games.keltis.table import keltis


def positions(seats: int, seed: int) -> Iterator[State]:
    """Yield the states of a random game after its set-up."""
    rng = Rng(seed)
    state = GAME.new(seats)
    while (question := state.question()) is not None:
        if state.frames[0].code != 0:
            yield state
        state.apply(choose(question, rng))


def permuted(state: State, viewer: int, rng: Rng) -> State:
    """Return the state with all cards that the viewer cannot know dealt again, by rewriting the position's text."""
    lines = GAME.write_position(state).splitlines()
    hidden: list[str] = []
    for seat in range(state.seats):
        if seat != viewer:
            hidden += [word for word in hand_of(lines, seat) if not word.endswith("*")]
    cards = state.secrets[0]
    for card in cards.cards(DRAW_PILE):
        hidden += [CARDS[card]] * cards.copies_in(DRAW_PILE, card)
    for i in range(len(hidden) - 1, 0, -1):
        j = rng.below(i + 1)
        hidden[i], hidden[j] = hidden[j], hidden[i]
    for at, line in enumerate(lines):
        if line.startswith("hand ") and int(line[5]) != viewer:
            words = [word if word.endswith("*") else hidden.pop() for word in hand_of(lines, int(line[5]))]
            lines[at] = f"hand {line[5]}: {' '.join(words)}"
    return GAME.read_position("\n".join(lines))


def hand_of(lines: list[str], seat: int) -> list[str]:
    return next(line for line in lines if line.startswith(f"hand {seat}:")).split(":")[1].split()


@pytest.mark.slow
@rule("KEL-A14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_permuting_what_a_seat_cannot_know_changes_nothing_it_is_shown(seats: int) -> None:
    rng = Rng(seats)
    compared = 0
    for seed in range(3):
        for state in positions(seats, seed):
            if rng.below(12):
                continue
            for viewer in range(seats + 1):
                other = permuted(state, viewer, rng)
                mine = GAME.read_position(GAME.write_position(state))
                assert other.redact(viewer).key() == mine.redact(viewer).key(), GAME.write_position(state)
                assert other.redact(viewer).refusals(viewer) == mine.redact(viewer).refusals(viewer)
                compared += other.key() != mine.key()
    assert compared > 100  # the permutations were real ones


@rule("KEL-A14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_events_of_permuted_worlds_sound_the_same(seats: int) -> None:
    rng = Rng(seats + 10)
    heard = 0
    for state in positions(seats, 5):
        question = state.question()
        assert question is not None
        viewer = rng.below(seats + 1)
        if rng.below(6) or question.actor == viewer:
            continue
        other = permuted(state, viewer, rng)
        there = other.question()
        assert there is not None
        assert (there.kind, there.actor) == (question.kind, question.actor)
        common = sorted(set(question.options) & set(there.options))
        if question.actor == CHANCE and question.about == viewer:
            continue  # the viewer sees its own draw, which differs
        worlds = [state.copy(), other]
        options = [rng.below(len(question.options)), rng.below(len(there.options))]
        for world, asked, at in zip(worlds, (question, there), options, strict=True):
            world.events = []
            hidden = question.actor == CHANCE  # what others draw may differ and must not show
            world.apply(asked.options[at] if hidden else common[0] if common else asked.options[at])
        if question.actor == CHANCE or common:
            told = [[event.seen_by(viewer).key() for event in world.events or []] for world in worlds]
            assert told[0] == told[1], GAME.write_position(state)
            heard += 1
    assert heard > 20


@pytest.mark.slow
@rule("KEL-A14")
def test_ten_thousand_worlds_agree_with_the_views_they_were_drawn_from() -> None:
    rng = Rng(42)
    checked = seed = 0
    while checked < 10_000:
        seats = 2 + seed % 3
        for n, state in enumerate(positions(seats, 100 + seed)):
            if n % 3 == 0:
                viewer = rng.below(seats + 1)
                seen = state.redact(viewer)
                assert seen.resample(rng).redact(viewer).key() == seen.key(), GAME.write_position(state)
                checked += 1
        seed += 1


OPEN_HANDS = {
    "hand_0": "R1 R2 Y3 Y4 P5 P6 G7 G8",
    "hand_1": "R3* R9* Y0 Y1 P2 P3 G4 G5*",
    "hand_2": "B0 B1 B2* B3 B4 B5 B6* B7",
    "column_0": "R 10 10",
    "piles": "Y 9 9 / B 10",
}


@rule("KEL-A14")
@pytest.mark.parametrize("viewer", [0, 1, 3])
def test_unseen_cards_are_uniform_and_seen_cards_stay(viewer: int) -> None:
    state = keltis(3, **OPEN_HANDS).state
    seen = state.redact(viewer)
    rng = Rng(viewer + 1)
    samples = 3000
    in_hand: dict[int, list[int]] = {seat: [0] * KINDS for seat in range(3)}
    for _ in range(samples):
        cards = seen.resample(rng).secrets[0]
        for seat in range(3):
            for card in cards.cards(HAND_OF + seat):
                in_hand[seat][card] += cards.copies_in(HAND_OF + seat, card)
    located = {
        seat: [seen.secrets[0].located(viewer, card, HAND_OF + seat) for card in range(KINDS)] for seat in range(3)
    }
    elsewhere = [0] * KINDS
    for word in ["R10", "R10", "Y9", "Y9", "B10"]:
        elsewhere[read_card(word)] += 1
    unseen = [COPIES - elsewhere[card] - sum(located[seat][card] for seat in range(3)) for card in range(KINDS)]
    for seat in range(3):
        free = 8 - sum(located[seat])
        if seat == viewer:
            assert free == 0
            assert in_hand[seat] == [samples * n for n in located[seat]]
            continue
        loose = [in_hand[seat][card] - samples * located[seat][card] for card in range(KINDS)]
        assert min(loose) >= 0  # what was taken openly never leaves
        assert fits(loose, [samples * free * unseen[card] / sum(unseen) for card in range(KINDS)])


@rule("KEL-A14", "KEL-R22")
def test_a_view_of_a_draw_shows_a_card_to_its_owner_only() -> None:
    t = keltis(2)
    t.answer(0, "xR0", "pile")
    before = {viewer: t.state.redact(viewer) for viewer in (1, 2)}
    for viewer in (1, 2):
        question = before[viewer].question()
        assert question is not None
        assert (question.actor, question.options, question.weights) == (CHANCE, [], [])
    t.chance("B7")
    assert "B7" in GAME.write_position(t.state.redact(0))
    assert all("B7" not in GAME.write_position(t.state.redact(viewer)) for viewer in (1, 2))
    assert [event.seen_by(1).card for event in t.events][-1] == -1


@rule("KEL-A14")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, 4])
def test_in_a_drawn_world_every_seat_knows_its_own_hand_and_what_is_open_and_no_more(viewer: int) -> None:
    hands = {**OPEN_HANDS, "hand_3": "P7 P8 P9* P10 G0 G1 G2 G3"}
    cards = keltis(4, **hands).state.redact(viewer).resample(Rng(9)).secrets[0]
    for knower in range(5):
        for seat in range(4):
            located = sum(cards.located(knower, card, HAND_OF + seat) for card in range(KINDS))
            assert located == (8 if knower == seat else [0, 3, 2, 1][seat])
        assert sum(cards.located(knower, card, DRAW_PILE) for card in range(KINDS)) == 0
