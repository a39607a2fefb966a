/** How the row divides the field: pixels at scale 1, at which a card is 100 wide. */

export const CARD = { width: 100, height: 140 };
/** What a position of the row takes, with the room for its stack and for the torch. */
export const CELL = { width: 116, height: 194 };
/** Room above a card, for the edges of those that it covers. */
export const HEAD = 24;
/** The offset of each card of a stack from the one on top of it, and how many are shown. */
export const STACK_EDGE = { y: 8, most: 3 };
/** From card to card of a stack that is spread out. */
export const FANNED_PITCH = 78;
export const SCALE = { least: 0.46, most: 2.4 };
/** A line of cards has at most this share of the height: what happens to it is told above. */
export const LINE_SHARE = 0.64;
/** A line has room for at least this many cards. */
export const MIN_COLUMNS = 4;
/** Another line is used if it makes the cards this much larger. */
export const BETTER_BY = 1.06;
/** Lines lie at most this much further apart than they need. */
export const LOOSE = 1.25;
/** The carpet on which the row lies: how wide it is, and its arrows: how far below the top of the cards. */
export const CARPET = 182;
export const PATH_Y = 154;
/** The vertical offset of its arrow to the next line, between the cards. */
export const ARROW_DOWN = 26;
