"""Conformance must be able to fail: each broken variant of the toy is caught by the check made for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.question import NO_WEIGHTS, Question
from meadhall.core.rng import Rng
from meadhall.core.state import Frame, Paragraph, State
from meadhall.core.whereabouts import Whereabouts
from meadhall.testing import Play
from meadhall.testing.conformance import (
    drawing_is_as_likely_as_asking,
    effects_tolerate_short_picks,
    every_game_ends,
    hidden_answers_stay_hidden,
    hidden_cards_do_not_leak,
    notation_can_be_read_back,
    old_copies_never_change,
    options_are_a_short_sorted_list,
    pieces_are_conserved,
    queries_change_nothing,
    refusals_are_the_other_options,
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
    ("game", "check"),
    [
        (Broken(Leaky, {}), worlds_agree_with_the_view),
        (Broken(Leaky, {}), hidden_cards_do_not_leak),
        (Broken(Sharing, {}), old_copies_never_change),
        (Broken(Tollgate, {toy.DEAL_RULE: ForgetfulDeal()}), pieces_are_conserved),
        (Broken(Tollgate, {toy.DEAL_RULE: LoadedDeal()}), drawing_is_as_likely_as_asking),
        (Broken(Tollgate, {toy.DEAL_RULE: LoudDeal()}), hidden_answers_stay_hidden),
        (Broken(Tollgate, {toy.DEAL_RULE: CarelessDeal()}), hidden_answers_stay_hidden),
        (Broken(Tollgate, {toy.PASS_RULE: OpenPass()}), hidden_answers_stay_hidden),
        (Broken(Tollgate, {toy.TURN_RULE: MarkingTurn()}), queries_change_nothing),
        (Broken(Tollgate, {toy.TURN_RULE: UnsortedTurn()}), options_are_a_short_sorted_list),
        (Broken(Tollgate, {toy.PASS_RULE: HastyPass()}), secret_answers_are_invisible),
        (Broken(Tollgate, {toy.RAID_RULE: GreedyRaid()}), every_game_ends),
        (Broken(Tollgate, {toy.RAID_RULE: UnrefusedRaid()}), refusals_are_the_other_options),
        (Broken(Tollgate, {toy.TURN_RULE: ForcedTurn()}), every_game_ends),
        (Broken(Tollgate, {toy.TURN_RULE: PeekingTurn()}), what_an_answer_teaches_is_marked),
        (Misprinting(), notation_can_be_read_back),
    ],
    ids=lambda value: getattr(value, "__name__", type(value).__name__),
)
def test_a_broken_game_is_caught(game: TollgateGame, check: Check) -> None:
    with pytest.raises((AssertionError, IndexError, ValueError)):
        for seed in range(30):
            check(Play(game, 3, {}, seed))


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
