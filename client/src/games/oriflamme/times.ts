/** How long things move, in milliseconds: one thing that happens has been seen well within 600. */

/** A token or a card flies; those that fly together start so long after each other. */
export const FLIGHT_MS = 440;
export const BETWEEN_MS = 45;
/** A card is turned up: each of its sides turns. */
export const TURN_MS = 130;
/** The torch goes to a position; what happens there waits for it. */
export const WALK_MS = 220;
/** A card strikes another one, which burns. */
export const STRIKE_MS = 180;
export const BURN_MS = 300;
