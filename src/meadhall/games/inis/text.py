"""What Inis says in words: a phrase for each event, question, option, refusal. Sentences: catalogues/*.ftl."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.core.bits import members
from meadhall.core.question import HIDDEN
from meadhall.games.inis.game import GAME
from meadhall.games.inis.names import card_name, clause_of, contents, known_cards, territory_name
from meadhall.games.inis.notation import CARDS, TERRITORIES, WORDS
from meadhall.games.inis.rules import events as told
from meadhall.games.inis.rules.components import (
    AGREE,
    CARD,
    CLAN,
    CLOCKWISE,
    COME_BACK,
    COUNTER,
    DISCARD,
    ENOUGH_FOR_CONDITION,
    FIANNA,
    GIVE,
    HOW_MANY,
    KEEP,
    LOOK_FIRST,
    MANNERS,
    MANOEUVRE,
    MOMENTS,
    MOUNTAINS,
    NO,
    NONE,
    PASS,
    PAY,
    PEACE,
    PLACE,
    PLACE_FIRST,
    PRETENDER,
    REACT,
    TO,
    TOLL,
    TURN,
    WARLORD,
    WHERE,
    advantage_of,
    is_card,
    is_number,
    is_seat,
    is_territory,
    is_word,
    names_spot,
    number_in,
    seat_in,
    spot_in,
    territory_in,
)
from meadhall.games.inis.rules.island import touched_by
from meadhall.games.inis.rules.manoeuvres import DUES, was_attack, was_peace_refused
from meadhall.games.inis.rules.play import card_rule, followed_card
from meadhall.games.inis.rules.season import must_play
from meadhall.games.inis.rules.stack import tiles_left
from meadhall.games.inis.rules.state import (
    CARD_SET_ASIDE,
    FACE_DOWN,
    FACE_UP,
    POOL,
    Inis,
)
from meadhall.games.inis.rules.victory import (
    clans_led,
    conditions_met,
    sanctuaries_where_present,
    territories_present_in,
)
from meadhall.games.inis.underway import way_asked
from meadhall.presentation import GameText, Phrase, Seat, phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meadhall.core.question import Event, Question
    from meadhall.core.state import State

CLAUSES_OF = {
    "capital": ["INI-R14", "INI-Q21"],
    "settle": ["INI-R16", "INI-R35"],
    "choose-aside": ["INI-EPI-05", "INI-Q46"],
    "keep": ["INI-R24", "INI-R25", "INI-R26"],
    "pass-on": ["INI-R24", "INI-R25", "INI-R26"],
    "set-aside": ["INI-EPI-05", "INI-ADV-01"],
    "look-first": ["INI-ADV-10", "INI-Q39"],
    "react": ["INI-R38", "INI-R41", "INI-Q31"],
    "which-clash": ["INI-R47"],
    "take-shelter": ["INI-R49", "INI-R50", "INI-Q58"],
    "agree": ["INI-R53", "INI-Q32"],
    "pay": ["INI-R55", "INI-R56"],
    "toll": ["INI-TILE-2", "INI-Q41"],
    "come-back": ["INI-EPI-09"],
    "keep-tale": ["INI-Q7", "INI-Q36"],
    "which-spot": ["INI-R2"],
}
"""The clauses that speak about the options of a kind of question, besides those of the card being played."""


def word_key(option: int) -> str:
    """Return the message key of an answer that is a word."""
    return {NO: "no-thanks", CARD: "card-rather"}.get(option, GAME.write(option))


def inis(state: State) -> Inis:
    """Return the state as a state of this game."""
    assert isinstance(state, Inis)
    return state


def played(s: Inis) -> int:
    """Return the card that is being played, NONE if the question comes from elsewhere."""
    return s.frames[-1].card


class InisText(GameText):
    """The words of Inis."""

    package = "meadhall.games.inis"

    def title(self) -> Phrase:
        return phrase("inis-title")

    def label(self, option: int) -> Phrase:
        if is_card(option):
            return phrase("inis-label-card", card=CARDS[option])
        if is_territory(option):
            return phrase("inis-label-territory", territory=TERRITORIES[territory_in(option)])
        if is_seat(option):
            return phrase("inis-label-seat", n=int(seat_in(option)) + 1)
        if names_spot(option):
            territory, way = spot_in(option)
            return phrase("inis-label-spot", territory=TERRITORIES[territory], way=str(way))
        if is_number(option) or option in (CLOCKWISE, COUNTER):
            return super().label(option)  # the crows are tossed, never chosen
        return phrase(f"inis-label-{word_key(option)}")

    def alias(self, option: int) -> Phrase | None:
        return self.named(option) if is_card(option) or is_territory(option) else None

    def event(self, event: Event) -> Phrase | None:
        kind, name = event.kind, f"inis-{self.game.events[event.kind]}"
        if kind == told.ENDED or (event.card == HIDDEN and kind in (told.DEALT, told.KEPT)):
            return None  # the end comes with the score; deals go without saying
        if kind == told.CHOSE:
            return chosen(event)
        args: dict[str, Phrase | Seat | str | int] = {"seat": Seat(event.seat), "n": event.n}
        if kind == told.MOVED:
            args["source"] = territory_name(event.other)
        if kind == told.ROUND_BEGINS:
            args["n"] = event.n + 1
        if kind in (
            told.PASSED_ON,
            told.GAVE,
            told.REPLACED,
            told.SAW_ACTIONS,
            told.SAW_TALES,
            told.ATTACKS,
            told.TOOK_AT_RANDOM,
        ):
            args["other"] = Seat(event.other)
        if kind == told.CROWS_SHOW:
            args["side"] = side_word(event.n == CLOCKWISE)
        if kind == told.REMOVED:
            args["other"] = Seat(event.other)
            args["cause"] = cause(event.card, event.other)
        if kind == told.PLAYED:
            args["how"] = MANNERS[event.n]
        args["by"] = "nobody" if event.seat == NONE else "seat"
        if event.place != NONE:
            args["place"] = territory_name(event.place)
        args["card"] = phrase("inis-some-card") if event.card == HIDDEN else card_name(event.card)
        return phrase(name, **args)

    def question(self, view: State, question: Question) -> Phrase:
        s, name = inis(view), self.game.kinds[question.kind]
        args: dict[str, Phrase | Seat | str | int] = {"n": question.about}
        if question.kind == REACT:
            return react_question(s, question.about)
        if question.kind == HOW_MANY:
            card = played(s)
            args["place"] = territory_name(question.about)
            if card == NONE:
                return phrase("inis-ask-withdraw", **args)
            args["card"] = card_name(card)
            if card == FIANNA and len(s.frames[-1].picks) == 2:
                return phrase("inis-ask-sheltered", **args)
        elif question.kind == TURN:
            args["must"] = "yes" if must_play(s.frames[-1]) else "pretend" if PRETENDER in question.options else "no"
        elif question.kind == LOOK_FIRST:
            args["when"] = "draft" if question.about == NONE else "citadel"
        elif question.kind in (AGREE, GIVE):
            args["seat"] = Seat(question.about)
        elif question.kind == PAY:
            args["seat"] = Seat(s.frames[-1].seat)
            args["due"] = DUES[question.about]
        elif question.kind == MANOEUVRE:
            args["place"] = territory_name(int(s.clash))
            is_alone = peace_way(s, question) == "alone"
            args["peace"] = "no" if was_peace_refused(s.frames[-1]) else "alone" if is_alone else "yes"
        elif question.kind == COME_BACK:
            args["place"] = territory_name(question.about)
        elif question.kind == PLACE_FIRST:
            args["anew"] = "no" if question.about == NONE else "yes"
        elif question.kind == KEEP:
            args["more"] = "yes" if len(question.options) < s.actions().count(POOL + question.actor) else "no"
            args["n"] = question.about
        elif is_card(card := played(s)):
            args["card"] = card_name(card)
        if name in ("take-shelter", "toll"):
            args["place"] = territory_name(question.about)
        return phrase(f"inis-ask-{name}", **args)

    def option(self, view: State, question: Question, option: int) -> Phrase:
        s = inis(view)
        if is_card(option):
            return self.card_option(s, question, option)
        if is_territory(option):
            territory = territory_in(option)
            if not s.is_on_map(territory):
                return phrase(clause_of(advantage_of(territory)))
            return phrase(
                "inis-there",
                place=territory_name(territory),
                what=contents(s, territory),
                warns=cost_of(s, question, option),
            )
        if is_seat(option):
            return seat_option(s, question, seat_in(option))
        if is_number(option):
            return phrase("inis-so-many", n=int(number_in(option)), warns=cost_of(s, question, option))
        if names_spot(option):
            near = tuple(territory_name(territory) for territory in members(int(touched_by(s, option))))
            return phrase("inis-spot", near=near)
        if option == PEACE:
            return phrase("inis-peace", way=peace_way(s, question))
        if option in (PASS, PLACE, CLAN):
            return phrase(f"inis-{word_key(option)}", kind=self.game.kinds[question.kind])
        return phrase(f"inis-{word_key(option)}")

    def card_option(self, s: Inis, question: Question, option: int) -> Phrase:
        """Return what naming a card would do."""
        clause = phrase(clause_of(option))
        if question.kind in (PAY, TOLL, DISCARD):
            return phrase("inis-discard", card=card_name(option), clause=clause)
        return clause

    def refusal(self, view: State, question: Question, option: int, clause: int) -> Phrase:
        return phrase("inis-no", what=self.named(option), clause=phrase(self.game.clauses[clause]))

    def named(self, option: int) -> Phrase:
        """Return the name of an option."""
        if is_card(option):
            return card_name(option)
        if is_territory(option):
            return territory_name(territory_in(option))
        if is_seat(option):
            return phrase("inis-player", seat=Seat(seat_in(option)))
        return self.label(option)

    def absent(self, view: State, question: Question, option: int) -> Phrase | None:
        if is_card(option) and question.kind == TURN:
            return phrase("inis-not-held", card=card_name(option))
        return None

    def clauses(self, view: State, question: Question, option: int) -> list[str]:
        kind = self.game.kinds[question.kind]
        found = list(CLAUSES_OF.get(kind, []))
        if is_card(option) and question.kind not in (PAY, TOLL, DISCARD):
            found.insert(0, clause_of(option))
        elif question.kind == TURN:
            found += ["INI-R34", "INI-R69"] if option == PRETENDER else ["INI-R30", "INI-Q48"]
        elif question.kind == MANOEUVRE:
            found += ["INI-R52", "INI-R53", "INI-R55", "INI-R57", "INI-R59", "INI-R61", "INI-Q64"]
        elif is_card(card := played(inis(view))):
            found.insert(0, clause_of(card))
        return found

    def clause(self, id: str) -> Phrase | None:  # noqa: A002
        return phrase(id)

    def moments(self) -> list[Phrase]:
        return [phrase("inis-moment", moment=moment) for moment in MOMENTS]

    def ending(self, reason: int) -> Phrase:
        return phrase(f"inis-end-{self.game.endings[reason]}")

    def victory(self, state: State, winners: Sequence[int]) -> Phrase:
        s, winner = inis(state), winners[0]
        reason = 0 if s.outcome is None else s.outcome.reason
        met = tuple(condition_met(s, winner, name) for name in conditions_won(s, winner))
        return phrase("inis-victory", seat=Seat(winner), conditions=met, reason=self.game.endings[reason])

    def setting(self, key: str, value: str) -> Phrase:
        return phrase(f"inis-set-{key}", value=value, n=int(value) + 1 if value.isdigit() else 0)

    def opening(self, view: State) -> list[Phrase]:
        s = inis(view)
        return [territory_line(s, territory) for territory in members(int(s.on_map))] if at_start(s) else []

    def meaning(self, option: int) -> Phrase | None:
        return phrase(clause_of(option)) if is_card(option) and option in WORDS else None  # some letters are spare

    def needs_words(self, question: Question) -> bool:
        return question.kind not in (HOW_MANY, COME_BACK)

    def foremost(self, view: State, question: Question) -> list[int]:
        if question.kind != REACT:
            return question.options
        return sorted(question.options, key=lambda option: option != PASS)  # so that nobody plays a card by accident

    def points(self, n: int) -> Phrase:
        return phrase("inis-points", n=n)

    def table(self, view: State) -> list[Phrase]:
        s = inis(view)
        lines = []
        if s.direction:
            side = side_word(s.direction == 1)
            left = int(tiles_left(s))
            round_now = int(s.round_number) + 1
            lines.append(phrase("inis-round-of", n=round_now, seat=Seat(int(s.brenn)), side=side, left=left))
        lines += [territory_line(s, territory) for territory in members(int(s.on_map))]
        if s.clash != NONE:
            lines.append(clash_line(s))
        for seat in range(s.seats):
            lines.append(seat_line(s, seat))
        for seat in range(s.seats):
            if known := known_cards(s, seat):
                name = "inis-hand" if seat == s.viewer else "inis-known"
                lines.append(phrase(name, seat=Seat(seat), cards=tuple(card_name(card) for card in known)))
        if known_aside := s.actions().cards(CARD_SET_ASIDE):
            lines.append(phrase("inis-known-aside", card=card_name(known_aside[0])))
        return lines

    def hand(self, view: State, seat: int) -> list[Phrase]:
        return [card_name(card) for card in known_cards(inis(view), seat)]

    def score(self, state: State, seat: int) -> list[Phrase]:
        return [conditions_line(inis(state), seat)]

    def legend(self) -> list[Phrase]:
        return [phrase("inis-legend-goal"), phrase("inis-legend-cards"), phrase("inis-legend-answers")]


def peace_way(s: Inis, question: Question) -> str:
    """Return what peace means: to propose it, to agree to it, or to end a clash alone."""
    if question.kind == AGREE:
        return "agree"
    others = [seat for seat in range(s.seats) if seat != question.actor and s.exposed(seat)]
    return "propose" if others else "alone"


def cause(card: int, other: int) -> str:
    """Return what removes a clan: a card, an attack, or the territory itself."""
    if card != NONE:
        return "card"
    return "attack" if other != NONE else "territory"


def side_word(clockwise: bool) -> str:
    """Return the direction of the crows as a key."""
    return "clockwise" if clockwise else "counter"


def chosen(event: Event) -> Phrase | None:
    """Return what was said in declaring a card; None where it was nothing."""
    kind, option = event.n, event.other
    name, card = f"inis-chose-{GAME.kinds[kind]}", card_name(event.card)
    if kind == HOW_MANY:
        n = int(number_in(option))
        return phrase(name, card=card, n=n, place=territory_name(event.place)) if n else None
    word = GAME.write(option) if is_word(option) else "other"
    return phrase(name, card=card, seat=Seat(event.seat), what=TEXT.named(option), word=word)


def cost_of(s: Inis, question: Question, option: int) -> str:
    """Return what an option of moving clans costs at once: for the Festival, in the Mountains, or "no"."""
    if is_territory(option):
        target = territory_in(option)
    else:
        way = way_asked(s, question)
        if way is None or way.target == "" or not number_in(option):
            return "no"
        target = TERRITORIES.index(way.target)
    is_move = question.kind in (TO, HOW_MANY)
    if is_move and target == MOUNTAINS:
        return "mountains"
    card = played(s)
    starts = (is_move and is_card(card) and card_rule(s, card).may_clash()) or (
        question.kind == WHERE and card == WARLORD
    )
    is_feast = s.festival == target and s.others_in(target, question.actor)
    return "festival" if starts and is_feast else "no"


def react_question(s: Inis, moment: int) -> Phrase:
    """Return what may be answered."""
    act = s.frames[-2]
    args: dict[str, Phrase | Seat | str | int] = {"seat": Seat(act.seat if act.seat != NONE else int(s.brenn))}
    name = MOMENTS[moment]
    if name in ("declared", "following"):
        args["card"] = card_name(act.card if name == "declared" else followed_card(act))
    if name in ("clash", "citadels", "settling", "removing", "removed"):
        args["place"] = territory_name(act.place)
    if name in ("removing", "removed"):
        args["cause"] = cause(act.card, act.other)
        if act.card != NONE:
            args["card"] = card_name(act.card)
    if name in ("attack", "removing", "removed"):
        args["other"] = Seat(act.other)
    if name == "manoeuvre":
        args["did"] = "attack" if was_attack(act) else "other"
    return phrase(f"inis-react-{name}", **args)


def seat_option(s: Inis, question: Question, seat: int) -> Phrase:
    """Return what naming a player would mean."""
    player = phrase("inis-player", seat=Seat(seat))
    if question.kind == MANOEUVRE:
        return phrase("inis-attack", player=player, n=int(s.exposed(seat)), cards=int(s.action_count(seat)))
    return player


def territory_line(s: Inis, territory: int) -> Phrase:
    """Return a territory with everything about it."""
    where = int(s.where_advantage(territory))
    near = tuple(territory_name(other) for other in members(int(s.neighbours(territory))))
    chief = int(s.chieftain(territory))
    return phrase(
        "inis-line",
        place=territory_name(territory),
        what=contents(s, territory),
        near=near,
        count=len(near),
        chieftain=Seat(chief),
        led="no" if chief == NONE else "yes",
        card={FACE_UP: "up", FACE_DOWN: "down"}.get(where, "held"),
        holder=Seat(where),
    )


def clash_line(s: Inis) -> Phrase:
    """Return how a clash stands."""
    sides = tuple(
        phrase("inis-side", seat=Seat(seat), exposed=int(s.exposed(seat)), sheltered=int(s.sheltered(seat)))
        for seat in range(s.seats)
        if s.clans(s.clash, seat)
    )
    return phrase("inis-clash-line", place=territory_name(int(s.clash)), sides=sides)


def seat_line(s: Inis, seat: int) -> Phrase:
    """Return what a player has."""
    return phrase(
        "inis-seat-line",
        seat=Seat(seat),
        brenn="yes" if s.brenn == seat else "no",
        pretender="yes" if s.is_pretender(seat) else "no",
        reserve=int(s.reserve(seat)),
        actions=int(s.action_count(seat)),
        tales=int(s.tale_count(seat)),
        conditions=conditions_line(s, seat),
    )


def conditions_line(s: Inis, seat: int) -> Phrase:
    """Return how close a player is to the conditions of victory."""
    return phrase(
        "inis-conditions",
        met=conditions_met(s, seat),
        clans=int(clans_led(s, seat)),
        sanctuaries=int(sanctuaries_where_present(s, seat)),
        territories=int(territories_present_in(s, seat)),
        deeds=int(s.deeds(seat)),
    )


def conditions_won(s: Inis, seat: int) -> list[str]:
    """Return the conditions that a player meets, those that lack least first: Deeds make up for what is missing."""
    lacks = sorted((max(0, ENOUGH_FOR_CONDITION - n), name) for name, n in progress(s, seat).items())
    deeds = int(s.deeds(seat))
    found = []
    for lack, name in lacks:
        if lack <= deeds:
            deeds -= lack
            found.append(name)
    return found


def condition_met(s: Inis, seat: int, name: str) -> Phrase:
    """Return a condition that a player meets."""
    n = progress(s, seat)[name]
    return phrase(f"inis-won-{name}", n=n, deeds=max(0, ENOUGH_FOR_CONDITION - n))


def progress(s: Inis, seat: int) -> dict[str, int]:
    """Return what a player has for each of the conditions of victory."""
    return {
        "clans": int(clans_led(s, seat)),
        "sanctuaries": int(sanctuaries_where_present(s, seat)),
        "territories": int(territories_present_in(s, seat)),
    }


def at_start(s: Inis) -> bool:
    """Return whether the first clans are being placed."""
    return s.round_number == 0 and len(s.frames) == 1


TEXT = InisText(GAME)
