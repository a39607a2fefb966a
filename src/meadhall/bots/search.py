"""Information-set Monte Carlo tree search: imagine worlds that agree with a view, and play them on.

A world is drawn by `resample`, so no card is looked at that the seat may not see. The options compete in a race of
successive halving: all are tried in the same worlds with the same luck, and each round the worse half drops out. Below
them grows a tree. A node is what is known at a decision: the searching seat's own view at its nodes, the public view at
all others, so that no other seat is assumed to know secrets, such as the searching seat's answer to a shared question.
A node has the options of all its worlds; an option is weighed by how often it could have been taken. The game's
judgement says where to look first, how a world is played on below the tree, and how an unfinished one is evaluated.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from meadhall.core.judgement import Judgement
from meadhall.core.question import CHANCE, Question
from meadhall.core.rng import Rng
from meadhall.core.state import State, forced_or_drawn

STEP_BITS: Final = 4
"""A step of judgement is 16 hundredths."""
LEAST_LIKELY: Final = 63
LIKELIHOOD: Final = vec[i64]([round(65536 * 3 ** (-at * 0.16)) for at in range(LEAST_LIKELY + 1)])
"""The likelihood of an option by how many steps it looks worse than the best, in parts of 65536."""
WIN_WEIGHT: Final = 0.8
"""The part of a reward for winning; the rest is for the rank."""
STEEPNESS: Final = 0.011
"""A seat that is evaluated 100 better wins three times as often: exp(1.1)."""
FEWEST: Final = 2
"""The fewest options in a race."""
GAMES_EACH: Final = 8
"""Games of a race for each option beyond the fewest."""
MIN_VISITS_TO_GROW: Final = 8
"""Visits of an answer before the tree grows below it: computing a node's key costs as much as five answers."""
MOST_NODES: Final = 20_000
"""The largest tree; one that is half as large is dropped before the next decision."""


class Node:
    """A decision in the tree: for each option how often it was offered and taken, and its rewards."""

    def __init__(self) -> None:
        """Begin without options; worlds add them."""
        self.index: dict[int, int] = {}
        self.options: list[int] = []
        self.offered: list[int] = []
        self.visits: list[int] = []
        self.reward: list[float] = []
        self.chance: list[float] = []
        self.prior: list[float] = []
        """How likely the judgement finds each option, the best: 1."""
        self.total = 0
        self.total_reward = 0.0

    def place(self, option: int) -> int:
        """Return the index of an option in the lists."""
        at = self.index.get(option, -1)
        if at < 0:
            at = len(self.options)
            self.index[option] = at
            self.options.append(option)
            self.offered.append(0)
            self.visits.append(0)
            self.reward.append(0.0)
            self.chance.append(0.0)
            self.prior.append(0.0)
        return at

    def mean(self) -> float:
        """Return the mean reward of all options, the estimate for an untried one."""
        return self.total_reward / self.total if self.total > 0 else 0.5


class Search:
    """The tree of one seat of one match, and its parameters."""

    def __init__(self, judgement: Judgement[State], sides: list[int], rng: Rng, width: int, caution: float) -> None:
        """Search with this judgement; `sides` has the side of each seat."""
        self.judgement = judgement
        self.sides = sides
        self.rng = rng
        self.nodes: dict[tuple[int, tuple[object, ...]], Node] = {}
        self.width = width
        """The most options at a decision: those the judgement likes best."""
        self.caution = caution
        """How much evidence it takes to prefer another answer to the one the judgement likes best."""

    def at(self, seen: State) -> Node:
        """Return the node of a view's question; the tree is kept if it has that node."""
        key = (seen.viewer, seen.sight(seen.viewer))
        if key not in self.nodes or len(self.nodes) > MOST_NODES // 2:
            self.nodes = {}
        return self.nodes.setdefault(key, Node())

    def race(self, seen: State, node: Node, games: int, seconds: float) -> list[int]:
        """Return the indices of the options in the node after a race, the best first.

        The race takes `games` imagined games, less those the node has seen, or `seconds` if that is less; negative
        seconds mean no limit.
        """
        field = self.field(seen, node, games)
        left = max(1, games - node.total)
        rounds = 1
        while 1 << rounds < len(field):
            rounds += 1
        dropped: list[int] = []
        begun = perf_counter()
        played = 0
        part = 0.0
        for ended in range(1, rounds + 1):
            while part < ended / rounds:
                world = seen.resample(self.rng)
                seed = self.rng.word()
                for at in field:
                    self.imagine(world.copy(), seen.viewer, node, at, Rng(seed))
                    if 0.0 <= seconds <= perf_counter() - begun:
                        break
                played += len(field)
                part = played / left
                if seconds >= 0.0:
                    spent = perf_counter() - begun
                    part = 1.0 if spent >= seconds else max(part, spent / seconds)
            field = [at for _, at in sorted([(-self.worth(node, at), at) for at in field])]
            if ended < rounds:
                half = (len(field) + 1) // 2
                dropped = field[half:] + dropped
                field = field[:half]
        return field + dropped

    def field(self, seen: State, node: Node, games: int) -> list[int]:
        """Return the indices of the options that compete: those the judgement likes best, as many as the games allow.

        Ties are broken at random. Options that the tree has tried before compete too.
        """
        question = seen.pending
        assert question is not None
        likely = likelihoods(self.judgement.weigh(seen, question), self.width)
        order = sorted([(-likely[at], self.rng.word(), at) for at in range(len(likely)) if likely[at] > 0])
        most = max(FEWEST, games // GAMES_EACH)
        found: list[int] = []
        for parts, _, at in order:
            place = node.place(question.options[at])
            node.prior[place] = -float(parts) / float(LIKELIHOOD[0])
            if len(found) < most or node.visits[place] > 0:
                found.append(place)
        return found

    def worth(self, node: Node, at: int) -> float:
        """Return the mean reward of an option, plus how the judgement likes it, which counts less with every visit."""
        tried = node.visits[at] + 1
        return (node.reward[at] + node.mean()) / tried + self.caution * node.prior[at] / sqrt(tried)

    def imagine(self, world: State, me: int, root: Node, first: int, chance_rng: Rng) -> None:
        """Walk down the tree in a world with the first answer given, play on, and update every node on the way."""
        is_given = False
        nodes: list[Node] = []
        taken: list[int] = []
        actors: list[int] = []
        while world.outcome is None:
            question = world.pending
            assert question is not None
            is_mine = question.actor == me and not is_given
            if question.actor == CHANCE or (len(question.options) == 1 and not is_mine):
                world.apply(forced_or_drawn(question, chance_rng))
                continue
            viewer = me if question.actor == me else world.seats
            key = (question.actor, world.sight(viewer))
            node = self.nodes.get(key)
            if node is None:
                if is_given and len(self.nodes) >= MOST_NODES:
                    break
                node = Node()
                self.nodes[key] = node
            if node is root:
                at = first
                is_given = True
            else:
                at = self.select(node, world, question)
            nodes.append(node)
            taken.append(at)
            actors.append(question.actor)
            world.apply(node.options[at])
            if is_given and node.visits[at] < MIN_VISITS_TO_GROW:
                break
        world = self.play_on(world, chance_rng)
        chances = self.chances(world)
        rewards = self.rewards(world, chances)
        for depth in range(len(nodes)):
            node = nodes[depth]
            at = taken[depth]
            node.total += 1
            node.total_reward += rewards[actors[depth]]
            node.visits[at] += 1
            node.reward[at] += rewards[actors[depth]]
            node.chance[at] += chances[actors[depth]]

    def select(self, node: Node, world: State, question: Question) -> int:
        """Return the index of the option to try in its node, by its rewards so far and the judgement."""
        options = question.options
        likely = likelihoods(self.judgement.weigh(world, question), self.width)
        share: i64 = 0
        for i in range(len(likely)):
            share += likely[i]
        mean = node.mean()
        best = -1
        best_value = -1e9
        for i in range(len(options)):
            if likely[i] == 0:
                continue
            at = node.place(options[i])
            node.offered[at] += 1
            visits = node.visits[at]
            value = (node.reward[at] + mean) / (visits + 1)
            value += self.judgement.boldness * float(likely[i]) / float(share) * sqrt(node.offered[at]) / (visits + 1)
            if value > best_value:
                best = at
                best_value = value
        return best

    def play_on(self, world: State, chance_rng: Rng) -> State:
        """Return a world played to its end or to the horizon, with answers drawn by the judgement."""
        if world.outcome is not None:
            return world
        rng = self.rng
        judgement = self.judgement
        world = world.brisk(chance_rng)
        for _ in range(judgement.horizon_for(world.seats)):
            question = world.pending
            if question is None:
                break
            world.apply(question.options[drawn(judgement.weigh(world, question), judgement.sharpness, rng)])
        return world

    def chances(self, world: State) -> list[float]:
        """Return each seat's chance: its side's share of the victory, or an estimate if the game is unfinished."""
        outcome = world.outcome
        if outcome is not None:
            winners: list[int] = []
            for seat in range(world.seats):
                if outcome.ranks[seat] == 1 and self.sides[seat] not in winners:
                    winners.append(self.sides[seat])
            return [1.0 / len(winners) if rank == 1 else 0.0 for rank in outcome.ranks]
        values = self.judgement.evaluate(world)
        best = max(values)
        hopes = [0.0] * world.seats
        total = 0.0
        for seat in range(world.seats):
            hope = exp((values[seat] - best) * STEEPNESS)
            total += hope
            for other in range(world.seats):
                if self.sides[other] == self.sides[seat]:
                    hopes[other] += hope
        return [hope / total for hope in hopes]

    def rewards(self, world: State, chances: list[float]) -> list[float]:
        """Return each seat's reward: its chance, and the part of the other sides' seats it is ahead of."""
        outcome = world.outcome
        order = chances if outcome is None else [float(-rank) for rank in outcome.ranks]
        found: list[float] = []
        for seat in range(world.seats):
            ahead = 0.0
            others = 0
            for other in range(world.seats):
                if self.sides[other] != self.sides[seat]:
                    others += 1
                    if order[other] < order[seat]:
                        ahead += 1.0
                    elif order[other] == order[seat]:
                        ahead += 0.5
            found.append(WIN_WEIGHT * chances[seat] + (1.0 - WIN_WEIGHT) * ahead / others)
        return found


def steps_behind(weights: list[int], sharpness: i64) -> vec[i64]:
    """Return for each option how many steps it looks worse than the best, times the sharpness."""
    best: i64 = weights[0]
    for weight in weights:
        if weight > best:
            best = weight
    found = vec[i64]()
    for weight in weights:
        behind = (best - weight) * sharpness >> STEP_BITS
        found = append(found, behind if behind < LEAST_LIKELY else LEAST_LIKELY)
    return found


def likelihoods(weights: list[int], width: int) -> vec[i64]:
    """Return the likelihood of each option, in parts of 65536 of the best; 0 for those beyond the width."""
    found = steps_behind(weights, 1)
    for at in range(len(found)):
        found[at] = LIKELIHOOD[found[at]]
    if len(found) > width:
        least = sorted(found, reverse=True)[width - 1]
        for at in range(len(found)):
            if found[at] < least:
                found[at] = 0
    return found


def drawn(weights: list[int], sharpness: i64, rng: Rng) -> i64:
    """Return the index of a random option, each as likely as the judgement says."""
    behind = steps_behind(weights, sharpness)
    total: i64 = 0
    for at in range(len(behind)):
        total += LIKELIHOOD[behind[at]]
    left = rng.below(total)
    at = 0
    while left >= LIKELIHOOD[behind[at]]:
        left -= LIKELIHOOD[behind[at]]
        at += 1
    return at
