/** What the things on the table are called. */

import { texts, type Reader } from "../../text/texts.svelte";
import type { CardLook } from "./told";
import type {
  KeltisColour,
  KeltisColumn,
  KeltisDiscardPile,
  KeltisFigure,
  KeltisSeat,
  KeltisStone,
  Phrase,
} from "../../api/wire";

export const cardPhrase = ({ colour, value }: CardLook): Phrase => ({
  id: "keltis-card",
  args: { colour, value },
});
const pathPhrase = (colour: KeltisColour): Phrase => ({ id: "keltis-path", args: { colour } });

export const pathName = (colour: KeltisColour): string => texts.say(pathPhrase(colour));

/** A stone with its value and its tile, and who stands on it. */
export function stoneName(stone: KeltisStone, colour: KeltisColour, seats: number[], reader: Reader): string {
  const tile: Phrase = { id: "keltis-tile", args: { tile: stone.tile || "none", n: stone.points } };
  const figures: Phrase[] = seats.map((seat) => ({ id: "keltis-ui-here", args: { seat: { seat } } }));
  const args = { path: pathPhrase(colour), row: stone.row, value: stone.value, tile, figures, count: figures.length };
  return texts.say({ id: "keltis-ui-stone", args }, reader);
}

/** Whose figure it is, where it stands and what it is worth. */
export function figureName(figure: KeltisFigure, seat: number, reader: Reader): string {
  const path = pathPhrase(figure.colour);
  if (!figure.row) return texts.say({ id: "keltis-ui-figure-waits", args: { path } }, reader);
  const stands: Phrase = {
    id: "keltis-figure-on",
    args: { seat: { seat }, row: figure.row, figure: figure.is_large ? "large" : "small" },
  };
  return texts.say({ id: "keltis-ui-figure", args: { path, stands, worth: figure.worth } }, reader);
}

export function columnName({ colour, trend, cards }: KeltisColumn): string {
  const id = cards.length ? "keltis-ui-column" : "keltis-ui-column-empty";
  const column: Phrase = {
    id: "keltis-column",
    args: { colour, trend, cards: cards.map((card) => card.value).join(" ") },
  };
  return texts.t(id, { colour, column });
}

export function pileName({ colour, cards }: KeltisDiscardPile): string {
  const top = cards.at(-1);
  if (!top) return texts.t("keltis-ui-pile-empty", { colour });
  return texts.t("keltis-ui-pile", { colour, top: cardPhrase(top), n: cards.length });
}

export const cardName = (card: CardLook): string => texts.say(cardPhrase(card));

/** What a seat would score now, line by line; what the figures and tiles do not give comes from wishing stones. */
export function scoreLines(seat: KeltisSeat): string[] {
  const figures = seat.figures.filter((figure) => figure.row);
  const walked = figures.reduce((sum, figure) => sum + figure.worth, 0);
  const wished = seat.score_now - seat.points - walked;
  return [
    texts.t("keltis-score-tiles", { points: seat.points }),
    ...figures.map(({ colour, row, is_large, worth }) =>
      texts.t("keltis-score-figure", {
        path: pathPhrase(colour),
        row,
        figure: is_large ? "large" : "small",
        points: worth,
      }),
    ),
    texts.t("keltis-score-stones", { stones: seat.wishing_stones, points: wished }),
  ];
}
