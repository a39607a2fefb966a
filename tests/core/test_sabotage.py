"""Conformance must be able to fail: each broken variant of the toy is caught by the check made for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.question import NO_WEIGHTS, Outcome, Question, ranked
from meadhall.core.rng import Rng
from meadhall.core.state import Frame, Paragraph, State
from meadhall.core.whereabouts import Whereabouts
from meadhall.testing import Play
from meadhall.testing.conformance import (
    effects_tolerate_short_picks,
    every_game_ends,
    notation_can_be_read_back,
    old_copies_never_change,
    options_are_a_short_sorted_list,
    pieces_are_conserved,
    queries_change_nothing,
    refusals_are_the_other_options,
)
from meadhall.testing.secrecy import (
    drawing_is_as_likely_as_asking,
    hidden_answers_stay_hidden,
    hidden_cards_do_not_leak,
    secret_answers_are_invisible,
    what_an_answer_teaches_is_marked,
    worlds_agree_with_the_view,
)
from tests.core import toy
from tests.core.toy import Tollgate, TollgateGame


class Leaky(Tollgate):
    """Shows everybody the other seats' cards, as one number."""

    def blank(self) -> Leaky:
        return Leaky(self.rules, self.seats)

    def public(self, into: State) -> None:
        into.numbers = vec[i64](
            [*list(self.numbers)[:4], self.secrets[0].cards(2)[0] if self.secrets[0].cards(2) else 9]
        )


class Sharing(Tollgate):
    """Copies share their numbers."""

    def blank(self) -> Sharing:
        return Sharing(self.rules, self.seats)

    def copy(self) -> State:
        twin = super().copy()
        twin.numbers = self.numbers
        return twin


class ForgetfulDeal(toy.DealCards):
    """Loses every card it deals."""

    def answer(self, s: Tollgate, f: Frame, option: int) -> None:
        super().answer(s, f, option)
        cards = s.secrets[0]
        assert isinstance(cards, Whereabouts)
        cards.less(cards.held_at(toy.HAND + f.seat), 1 << option)


class LoadedDeal(toy.DealCards):
    """Draws the lowest card, whatever the weights."""

    def draw(self, s: Tollgate, f: Frame, rng: Rng) -> int:
        return s.secrets[0].cards(toy.PILE)[0] if f.n and s.secrets[0].count(toy.PILE) else -1


class LoudDeal(toy.DealCards):
    """Tells everybody which card was dealt."""

    def answer(self, s: Tollgate, f: Frame, option: int) -> None:
        super().answer(s, f, option)
        s.tell(toy.DEALING, f.seat, card=option)


class CarelessDeal(toy.DealCards):
    """Leaves the card that was dealt in its frame, which is public."""

    def answer(self, s: Tollgate, f: Frame, option: int) -> None:
        super().answer(s, f, option)
        f.card = option


class OpenPass(toy.PassLeft):
    """Notes what was passed in a public number."""

    def close(self, s: Tollgate, f: Frame) -> None:
        super().close(s, f)
        s.numbers[toy.POINTS + 2] = 100 + f.picks[0]


class MarkingTurn(toy.Turn):
    """Changes the state when asked."""

    def ask(self, s: Tollgate, f: Frame) -> Question | None:
        s.numbers[toy.POINTS] += 1
        return super().ask(s, f)


class UnsortedTurn(toy.Turn):
    def ask(self, s: Tollgate, f: Frame) -> Question | None:
        return Question(toy.ACTING, f.seat, [toy.FARM, toy.RAID], -1, NO_WEIGHTS)


class HastyPass(toy.PassLeft):
    """Acts on each answer as it arrives, so that the order matters and shows."""

    def answer_seat(self, s: Tollgate, f: Frame, seat: int, option: int) -> None:
        super().answer_seat(s, f, seat, option)
        s.numbers[toy.POINTS] = s.numbers[toy.POINTS] * 2 + seat


class GreedyRaid(toy.RaidAct):
    """Breaks when its target was not declared."""

    def resume(self, s: Tollgate, f: Frame) -> None:
        f.picks[0]
        super().resume(s, f)


class UnrefusedRaid(toy.RaidAct):
    """Refuses with a clause that the game does not have."""

    def forbids(self, s: Tollgate, f: Frame, seat: int, option: int) -> int:
        return 99 if super().forbids(s, f, seat, option) else 0


class ForcedTurn(toy.Turn):
    """Never finishes the game: the turn goes on and on."""

    def answer(self, s: Tollgate, f: Frame, option: int) -> None:
        f.n += 1


class PeekingTurn(toy.Turn):
    """Farming tells, by the points, what the neighbour holds."""

    def answer(self, s: Tollgate, f: Frame, option: int) -> None:
        seat = f.seat
        super().answer(s, f, option)
        if option == toy.FARM:
            s.numbers[toy.POINTS + seat] += sum(s.secrets[0].cards(toy.HAND + (seat + 1) % s.seats))


class GuessingTurn(toy.Turn):
    """Raiding begins with a guess, which is told to all: its letters are those of the cards."""

    def ask(self, s: Tollgate, f: Frame) -> Question | None:
        return super().ask(s, f) if f.step == 0 else self.offer(s, f, toy.ACTING, f.seat, list(range(1, toy.KINDS)))

    def answer(self, s: Tollgate, f: Frame, option: int) -> None:
        if f.step == 0 and option == toy.RAID:
            f.step = 1
            return
        if f.step == 1:
            s.tell(toy.PASSING, f.seat, card=option)
            s.secrets[0].show(s.secrets[0].cards(toy.HAND + f.seat)[0], toy.HAND + f.seat, toy.DISCARD)
            option = toy.FARM
        super().answer(s, f, option)


class Scored(toy.Rounds):
    """In the end the cards in hand are points, but nobody is shown them."""

    def resume(self, s: Tollgate, f: Frame) -> None:
        super().resume(s, f)
        if s.outcome is not None:
            points = [sum(s.secrets[0].cards(toy.HAND + seat)) for seat in range(s.seats)]
            s.end(Outcome(0, points, ranked(points)))


class Showdown(toy.Rounds):
    """In the end the highest card in hand wins; `shows` says whether the hands are shown before they are compared."""

    def __init__(self, shows: bool) -> None:
        self.shows = shows

    def resume(self, s: Tollgate, f: Frame) -> None:
        super().resume(s, f)
        if s.outcome is not None:
            cards = s.secrets[0]
            for seat in range(s.seats if self.shows else 0):
                cards.look(toy.HAND + seat, -1, -1)
            best = [max(cards.cards(toy.HAND + seat), default=0) for seat in range(s.seats)]
            s.end(Outcome(0, [0] * s.seats, ranked(best)))


class Broken(TollgateGame):
    def __init__(self, state: type[Tollgate], rules: dict[int, object]) -> None:
        super().__init__()
        self.state = state
        table = [rules.get(code, rule) for code, rule in enumerate(toy.RULES)]
        self.rules = cast("list[Paragraph[State]]", table)

    def start(self, seats: int, settings: dict[str, str]) -> State:
        whole = super().start(seats, settings)
        s = self.state(self.rules, seats)
        s.numbers = whole.numbers[:]
        s.secrets = [secret.copy() for secret in whole.secrets]
        s.push(toy.GAME_RULE, -1)
        s.settle()
        return s


class Misprinting(TollgateGame):
    def write(self, option: int) -> str:
        return super().write(option // 2 * 2)


Check = Callable[[Play], None]


@pytest.mark.parametrize(
    ("game", "check", "says"),
    [
        (Broken(Leaky, {}), worlds_agree_with_the_view, "sees in a world drawn from its view what it has seen"),
        (Broken(Leaky, {}), hidden_cards_do_not_leak, "  LAST: 1 against 2\n"),
        (Broken(Sharing, {}), old_copies_never_change, "  POINTS + 1: 0 against 2\n"),
        (Broken(Tollgate, {toy.DEAL_RULE: ForgetfulDeal()}), pieces_are_conserved, "  census[4]: 1 against 0\n"),
        (Broken(Tollgate, {toy.DEAL_RULE: LoadedDeal()}), drawing_is_as_likely_as_asking, "  0: 600 times, 133 expect"),
        (
            Broken(Tollgate, {toy.DEAL_RULE: LoudDeal()}),
            hidden_answers_stay_hidden,
            "  event 2: `dealt`, seat 1, card 0 against `dealt`, seat 1, card 6\n",
        ),
        (
            Broken(Tollgate, {toy.DEAL_RULE: CarelessDeal()}),
            hidden_answers_stay_hidden,
            "  frame 2 of 2 (CarelessDeal), card: 1 against 6\n",
        ),
        (Broken(Tollgate, {toy.PASS_RULE: OpenPass()}), hidden_answers_stay_hidden, "  POINTS + 2: 100 against 102\n"),
        (Broken(Tollgate, {toy.TURN_RULE: MarkingTurn()}), queries_change_nothing, "  POINTS: 1 against 2\n"),
        (Broken(Tollgate, {toy.TURN_RULE: UnsortedTurn()}), options_are_a_short_sorted_list, "letter twice: 9 8\n"),
        (
            Broken(Tollgate, {toy.PASS_RULE: HastyPass()}),
            secret_answers_are_invisible,
            "seat 0 does not see that seat 1 has answered: before against after\n  POINTS: 0 against 1\n",
        ),
        (Broken(Tollgate, {toy.RAID_RULE: GreedyRaid()}), every_game_ends, "in answer 10, seat 0 acting: 8\ntollgate"),
        (
            Broken(Tollgate, {toy.RAID_RULE: UnrefusedRaid()}),
            refusals_are_the_other_options,
            "  seat 1, 13: there is no clause 99\n",
        ),
        (Broken(Tollgate, {toy.TURN_RULE: ForcedTurn()}), every_game_ends, "ends after at most 400 answers"),
        (
            Broken(Tollgate, {toy.TURN_RULE: PeekingTurn()}),
            what_an_answer_teaches_is_marked,
            "  POINTS + 2: 3 against 6\nafter answer 14, seat 1 acting: 9\nthen seat 2 acting: 9\n",
        ),
        (Misprinting(), notation_can_be_read_back, "letter 1 is written as `0` and read back; it is read as 0"),
        (
            Broken(Tollgate, {toy.TURN_RULE: GuessingTurn()}),
            hidden_answers_stay_hidden,
            "but names it: letters below `Game.cards` stand for cards of a hand, so a guess needs letters of its own\n",
        ),
        (
            Broken(Tollgate, {toy.GAME_RULE: Scored()}),
            hidden_cards_do_not_leak,
            "an Outcome is public, and its scores tell hidden cards: let everybody see them before, by `look(place,",
        ),
        (
            Broken(Tollgate, {toy.GAME_RULE: Showdown(shows=False)}),
            hidden_cards_do_not_leak,
            "an Outcome is public, and its ranks tell how hidden cards compare: let everybody see them before",
        ),
    ],
    ids=lambda value: "" if isinstance(value, str) else getattr(value, "__name__", type(value).__name__),
)
def test_a_broken_game_is_caught_and_the_failure_says_what_differs(game: TollgateGame, check: Check, says: str) -> None:
    with pytest.raises((AssertionError, IndexError, ValueError)) as caught:
        for seed in range(30):
            check(Play(game, 3, {}, seed))
    assert says in "\n".join([str(caught.value), *getattr(caught.value, "__notes__", [])])


def test_hands_that_everybody_was_shown_may_be_compared() -> None:
    game = Broken(Tollgate, {toy.GAME_RULE: Showdown(shows=True)})
    for seed in range(30):
        hidden_cards_do_not_leak(Play(game, 3, {}, seed))


class NeedsTarget(toy.RaidAct):
    """Works in every game but breaks when its picks are cut short."""

    def resume(self, s: Tollgate, f: Frame) -> None:
        if f.step == 1 and f.value == 0:
            assert f.picks or max(s.numbers[toy.POINTS : toy.POINTS + 3]) == 0, "no target"
        super().resume(s, f)


def test_an_effect_that_needs_all_its_picks_is_caught() -> None:
    game = Broken(Tollgate, {toy.RAID_RULE: NeedsTarget()})
    with pytest.raises(AssertionError, match="no target"):
        for seed in range(60):
            effects_tolerate_short_picks(Play(game, 3, {}, seed))
