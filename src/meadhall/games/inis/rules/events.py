"""The facts that a game of Inis tells. `card` is a card, `place` a territory, `other` another seat unless noted."""

from __future__ import annotations

from typing import Final

from meadhall.core.names import in_order

BECAME_BRENN: Final = 0
"""seat is Brenn now."""
LAID_TILE: Final = 1
"""The territory `place` is laid."""
CAPITAL_BUILT: Final = 2
"""seat builds the capital in `place`."""
CROWS_SHOW: Final = 3
"""The crows show the side `n`, CLOCKWISE or COUNTER; seat tossed or turned them."""
ROUND_BEGINS: Final = 4
"""The Assembly of round `n` (from 0) begins."""
NO_WINNER: Final = 5
"""Nobody has won: the Pretender tokens go back. `n` is 1 if several met equally many conditions."""
TOOK_ADVANTAGE: Final = 6
"""seat takes the Advantage card `card`."""
FREE_ADVANTAGE: Final = 7
"""The Advantage card `card` lies face up beside the map."""
SET_ASIDE: Final = 8
"""`card` is set aside, by seat (-1: by chance); only its seers know which."""
DEALT: Final = 9
"""seat is dealt `card`; only seat knows which."""
PASSED_ON: Final = 10
"""seat passes `card` on to `other`; only the two know which."""
SEASON_BEGINS: Final = 11
"""The Season begins with seat."""
PASSED_TURN: Final = 12
"""seat passes."""
CLAIMED: Final = 13
"""seat takes a Pretender token."""
NO_CLANS_LEFT: Final = 14
"""seat has no clan on the map; `n` Deeds are given back."""
PLAYED: Final = 15
"""seat plays `card`; `n` says how: AS_SEASON, AS_TRISKEL or AS_MANOEUVRE."""
CHOSE: Final = 16
"""Declaring `card`, seat answers a question of the kind `n` about `place` with the letter `other`."""
CANCELLED: Final = 17
"""seat's `card` has no effect."""
DISCARDED: Final = 18
"""seat discards `card`, unused; only its seers know which."""
TOOK_SET_ASIDE: Final = 19
"""seat takes `card`, which was set aside; only its seers know which."""
TOOK_DISCARD: Final = 20
"""seat takes `card` from the discarded Action cards; only seat knows which."""
TOOK_BACK: Final = 21
"""seat takes `card`, which has just been played."""
GAVE: Final = 22
"""seat gives `card` to `other`; its seers know which."""
DREW: Final = 23
"""seat draws the Epic Tale `card`; only seat knows which."""
KEPT: Final = 24
"""seat keeps `card` of those it drew; only seat knows which."""
SHUFFLED: Final = 25
"""`n` discarded Epic Tales are shuffled into the deck."""
PLACED: Final = 26
"""seat places `n` clans in `place`."""
MOVED: Final = 27
"""`n` clans of seat move to `place` from the territory `other`."""
REMOVED: Final = 28
"""A clan of seat is removed from `place` by `card` (FESTIVAL by its token), by an attack of `other`, or by neither:
then the territory demands it."""
SAVED: Final = 29
"""A clan of seat in `place` is not removed."""
REPLACED: Final = 30
"""A clan of seat takes the place of one of `other` in `place`."""
PUT_BACK: Final = 31
"""The clan of seat that was removed goes to `place`."""
CITADEL_BUILT: Final = 32
"""seat builds a citadel in `place`."""
SANCTUARY_BUILT: Final = 33
"""seat (-1: nobody) builds a sanctuary in `place`."""
FEASTED: Final = 34
"""seat puts the Festival token into `place`."""
DEED_GAINED: Final = 35
"""seat gains a Deed."""
SAW_ACTIONS: Final = 36
"""seat looks at the Action cards of `other`."""
SAW_TALES: Final = 37
"""seat looks at the Epic Tales of `other`."""
SAW_DISCARDS: Final = 38
"""seat looks through the discarded Action cards."""
REVEALED: Final = 39
"""seat reveals its Epic Tale `card`."""
PICKED: Final = 40
"""seat takes the revealed `card`."""
TILES_DRAWN: Final = 41
"""seat looks at `n` territories from the stack."""
TILE_UNDER: Final = 42
"""seat puts a territory under the stack."""
CLASH_BEGINS: Final = 43
"""A clash begins in `place`; seat is the instigator."""
SHELTERS: Final = 44
"""A clan of seat enters a citadel."""
NOT_SHELTERED: Final = 45
"""seat leaves the citadels to others."""
CITADELS_CLEARED: Final = 46
"""All clans leave the citadels of `place`."""
INSTIGATES: Final = 47
"""seat is the instigator of the clash in `place` now."""
SILENCE: Final = 48
"""Nobody may play triskel cards in this clash."""
PROPOSED_PEACE: Final = 49
"""seat proposes peace."""
AGREED: Final = 50
"""seat agrees to peace."""
REFUSED: Final = 51
"""seat refuses peace."""
ATTACKS: Final = 52
"""seat attacks `other` in `place`."""
PARRIED: Final = 53
"""seat ignores the Attack."""
WITHDREW: Final = 54
"""seat withdraws."""
NEXT_IS: Final = 55
"""seat makes the next manoeuvre."""
CAME_BACK: Final = 56
"""`n` clans of seat come back to `place` from the Cauldron."""
CLASH_ENDS: Final = 57
"""The clash in `place` is over."""
TAKES_TURN: Final = 58
"""seat takes the next turn."""
SEASON_ENDS: Final = 59
"""The Season is over."""
ENDED: Final = 60
"""The game is over, for reason `n`; seat has won."""
TOOK_AT_RANDOM: Final = 61
"""seat takes a random Action card `card` of `other`; its seers know which."""
ENDS_CLASH: Final = 62
"""seat, alone with exposed clans, ends the clash in `place`."""
NO_EFFECT: Final = 63
"""There was nothing for seat's `card` to do."""
NO_TALES_LEFT: Final = 64
"""seat is to draw an Epic Tale, and none is left."""

EVENTS: Final = in_order({
    BECAME_BRENN: "brenn", LAID_TILE: "tile", CAPITAL_BUILT: "capital", CROWS_SHOW: "crows", ROUND_BEGINS: "round",
    NO_WINNER: "no-winner", TOOK_ADVANTAGE: "took-advantage", FREE_ADVANTAGE: "free-advantage",
    SET_ASIDE: "set-aside", DEALT: "dealt", PASSED_ON: "passed-on", SEASON_BEGINS: "season", PASSED_TURN: "passed",
    CLAIMED: "claimed", NO_CLANS_LEFT: "no-clans", PLAYED: "played", CHOSE: "chose", CANCELLED: "cancelled",
    DISCARDED: "discarded", TOOK_SET_ASIDE: "took-aside", TOOK_DISCARD: "took-discard", TOOK_BACK: "took-back",
    GAVE: "gave", DREW: "drew", KEPT: "kept", SHUFFLED: "shuffled", PLACED: "placed", MOVED: "moved",
    REMOVED: "removed", SAVED: "saved", REPLACED: "replaced", PUT_BACK: "put-back", CITADEL_BUILT: "citadel",
    SANCTUARY_BUILT: "sanctuary", FEASTED: "feast", DEED_GAINED: "deed", SAW_ACTIONS: "saw-actions",
    SAW_TALES: "saw-tales", SAW_DISCARDS: "saw-discards", REVEALED: "revealed", PICKED: "picked",
    TILES_DRAWN: "tiles-drawn", TILE_UNDER: "tile-under", CLASH_BEGINS: "clash", SHELTERS: "shelters",
    NOT_SHELTERED: "not-sheltered", CITADELS_CLEARED: "cleared", INSTIGATES: "instigates", SILENCE: "silence",
    PROPOSED_PEACE: "proposed", AGREED: "agreed", REFUSED: "refused", ATTACKS: "attacks", PARRIED: "parried",
    WITHDREW: "withdrew", NEXT_IS: "next", CAME_BACK: "came-back", CLASH_ENDS: "clash-over", TAKES_TURN: "takes-turn",
    SEASON_ENDS: "season-over", ENDED: "ended", TOOK_AT_RANDOM: "took-at-random", ENDS_CLASH: "ends-clash",
    NO_EFFECT: "no-effect", NO_TALES_LEFT: "no-tales-left",
})  # fmt: skip
"""What each fact is called."""
