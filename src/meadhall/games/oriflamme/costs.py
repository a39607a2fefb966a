"""What an answer costs at once, as far as its player can know: a warning beside the option."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.games.oriflamme.names import role_name
from meadhall.games.oriflamme.rules.characters import beside, forbids_apothecary, is_beside_stack
from meadhall.games.oriflamme.rules.components import (
    APOTHECARY,
    BRIBE,
    CHOOSE_CHARACTER,
    CRIMINAL,
    DAREDEVIL,
    LEAVE_OR_REVEAL,
    PLAN,
    PRINCE,
    REMOVE,
    REVEAL,
    SCHEMER,
    SUBSTITUTION,
    TRAP,
    TWIN,
    is_intrigue,
    is_open,
    position_in,
    role_of,
)
from meadhall.games.oriflamme.rules.intrigues import forbids_bribe, has_character
from meadhall.games.oriflamme.rules.knowledge import role_known
from meadhall.presentation import Seat, phrase

if TYPE_CHECKING:
    from meadhall.core.question import Question
    from meadhall.games.oriflamme.rules.state import Oriflamme
    from meadhall.presentation import Phrase

PARTNER = {PRINCE: TWIN, TWIN: PRINCE}


def cost_of(s: Oriflamme, question: Question, option: int) -> Phrase | None:
    """Return what an answer surely costs at once, None if nothing."""
    seat = question.actor
    if question.kind == LEAVE_OR_REVEAL and option == REVEAL:
        at = question.about
        return cost_of_acting(s, seat, int(role_known(s, int(s.top(at)))), at)
    if question.kind == CHOOSE_CHARACTER:
        at = position_in(option)
        return cost_of_acting(s, seat, int(role_of(s.top(at))), at)
    return cost_of_removing(s, seat, position_in(option)) if question.kind == REMOVE else None


def cost_of_acting(s: Oriflamme, seat: int, role: int, at: int) -> Phrase | None:
    """Return what it costs a seat that its card at a position acts."""
    if role == SCHEMER and is_beside_stack(s, at):
        return phrase("oriflamme-cost-stack")
    if role == TRAP and s.tokens(s.top(at)):
        return phrase("oriflamme-cost-tokens", n=int(s.tokens(s.top(at))))
    if role == CRIMINAL:
        own = sum(s.holder_at(each) == seat for each in beside(s, at))
        return phrase("oriflamme-cost-criminal", n=own) if own else None
    targets = targets_of(s, seat, role, at)
    if targets is None:
        return None
    if not targets:
        return phrase("oriflamme-cost-nothing", lasts="no" if is_intrigue(role) else "yes")
    if role not in (PLAN, BRIBE) and all(s.holder_at(each) == seat for each in targets):
        return phrase("oriflamme-cost-only-own")
    return None


def targets_of(s: Oriflamme, seat: int, role: int, at: int) -> list[int] | None:
    """Return on which positions a card may act, for a Plan any if there is one; None if it needs no target."""
    if role in (DAREDEVIL, SUBSTITUTION):
        return beside(s, at)
    if role == APOTHECARY:
        return [each for each in range(s.length()) if not forbids_apothecary(s, seat, at, each)]
    if role == BRIBE:
        return [each for each in range(s.length()) if not forbids_bribe(s, each)]
    if role == PLAN:
        return [at] if has_character(s, seat) else []
    return None


def cost_of_removing(s: Oriflamme, seat: int, at: int) -> Phrase | None:
    """Return what it costs a seat to remove the top card of a position."""
    thing = int(s.top(at))
    role, holder = int(role_known(s, thing)), int(s.holder(thing))
    if holder != seat:
        acting = role_name(role_of(s.acting_card()))
        return phrase("oriflamme-cost-trap", role=acting, seat=Seat(holder)) if role == TRAP else None
    if role in PARTNER and any(is_partner(s, each, seat, PARTNER[role]) for each in range(s.length())):
        return phrase("oriflamme-cost-pair", role=role_name(PARTNER[role]))
    return phrase("oriflamme-cost-own")


def is_partner(s: Oriflamme, at: int, seat: int, role: int) -> bool:
    """Return whether a revealed card of this name and of a seat lies on top of a position."""
    return bool(is_open(s.top(at)) and role_of(s.top(at)) == role and s.holder_at(at) == seat)
