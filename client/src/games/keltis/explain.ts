/** What the things on the table are, for whom it is asked: a title, lines of text, and what to draw beside them. */

import type { KeltisColumn, KeltisDiscardPile, KeltisFigure, KeltisStone, KeltisTable, Phrase } from "../../api/wire";
import { signed } from "../../text/numbers";
import { texts, type Reader } from "../../text/texts.svelte";
import { columnName, pathName, pileName } from "./names";
import type { CardLook } from "./told";

export type TileLook = "clover" | "wishing-stone" | "face-down" | 1 | 2 | 3;

export interface Explanation {
  title: string;
  lines: string[];
  card?: CardLook;
  tile?: TileLook;
}

export const lookOf = ({ tile, points }: KeltisStone): TileLook | "" =>
  tile === "points" ? (points as 1 | 2 | 3) : tile;

const tip = (id: string, args: Phrase["args"] = {}): string => texts.t(`keltis-tip-${id}`, args);

const say = (id: string, args: Phrase["args"], reader: Reader): string =>
  texts.say({ id: `keltis-tip-${id}`, args }, reader);

/** How many figures stand in the goal area. */
export const inGoal = ({ seats, paths }: KeltisTable): number =>
  seats.flatMap(({ figures }) => figures.filter(({ row }, path) => paths[path]?.stones[row - 1]?.is_goal)).length;

/** What so many wishing stones are worth. */
export const wishingValue = ({ wishing_values }: KeltisTable, stones: number): number =>
  wishing_values[Math.min(stones, wishing_values.length - 1)] ?? 0;

export function explainStone(scene: KeltisTable, path: number, stone: KeltisStone, reader: Reader): Explanation {
  const { colour } = scene.paths[path]!;
  const tile = lookOf(stone);
  const here = scene.seats.flatMap(({ figures }, seat) =>
    figures[path]?.row === stone.row ? [figureLine(figures[path], seat, reader)] : [],
  );
  const lines = [tip("worth", { value: stone.value, double: 2 * stone.value })];
  if (stone.tile) lines.push(tip(`tile-${stone.tile}`, { n: stone.points }));
  if (stone.is_goal) lines.push(goalLine(scene));
  const explanation = { title: tip("stone", { path: { id: "keltis-path", args: { colour } }, row: stone.row }) };
  return { ...explanation, lines: [...lines, ...here], ...(tile && { tile }) };
}

const figureLine = ({ is_large, worth }: KeltisFigure, seat: number, reader: Reader): string =>
  say("figure", { seat: { seat }, figure: is_large ? "large" : "small", worth }, reader);

const goalLine = (scene: KeltisTable): string => tip("goal", { n: inGoal(scene), end: scene.figures_that_end });

export const explainGoal = (scene: KeltisTable): Explanation => ({
  title: tip("goal-title"),
  lines: [goalLine(scene)],
});

export const explainPath = (scene: KeltisTable, path: number): Explanation => {
  const { colour } = scene.paths[path]!;
  return { title: pathName(colour), lines: [tip("path")] };
};

export const explainRow = (value: number): Explanation => ({
  title: tip("row-title", { value }),
  lines: [tip("worth", { value, double: 2 * value })],
});

export const explainWaiting = (scene: KeltisTable, seat: number, reader: Reader): Explanation => ({
  title: say("start-title", { seat: { seat } }, reader),
  lines: [tip("start", { small: scene.seats[seat]?.small_left ?? 0, large: scene.seats[seat]?.large_left ?? 0 })],
});

export function explainWishing(scene: KeltisTable, reader: Reader): Explanation {
  const scale = scene.wishing_values.map((value, n) => `${n}: ${signed(value)}`).join(" · ");
  const lines = scene.seats.map(({ wishing_stones: n }, seat) =>
    say("wishing-seat", { seat: { seat }, n, value: wishingValue(scene, n) }, reader),
  );
  return { title: tip("wishing-title"), lines: [tip("wishing"), scale, ...lines], tile: "wishing-stone" };
}

export function explainColumn(column: KeltisColumn, seat: number, reader: Reader): Explanation {
  const { colour, trend, cards } = column;
  const last = cards.at(-1);
  const title = say("column", { seat: { seat }, colour }, reader);
  const lines = [columnName(column), tip(`trend-${cards.length ? trend : "empty"}`, { value: last?.value ?? 0 })];
  return { title, lines, ...(last && { card: last }) };
}

export function explainPile(pile: KeltisDiscardPile): Explanation {
  const last = pile.cards.at(-1);
  const below = pile.cards.slice(0, -1).toReversed();
  const lines = [tip("discards")];
  if (below.length) lines.push(tip("discards-below", { cards: below.map(({ value }) => value).join(" ") }));
  return { title: pileName(pile), lines, ...(last && { card: last }) };
}

export const explainDrawPile = ({ draw_pile }: KeltisTable): Explanation => ({
  title: texts.t("keltis-ui-draw-pile", { n: draw_pile.count }),
  lines: [tip("draw-pile")],
});

/** What everybody should know before the next answer, as the end of the game is near. */
export function warnings(scene: KeltisTable): { key: string; text: string }[] {
  const missing = scene.figures_that_end - inGoal(scene);
  const left = scene.draw_pile.count;
  const goal = { key: `goal:${missing}`, text: texts.t("keltis-ui-near-goal", { missing }) };
  const pile = { key: `pile:${left}`, text: texts.t("keltis-ui-near-pile", { left }) };
  if (missing <= 0) return [goal];
  if (left <= 0) return [pile];
  return [...(missing <= 1 ? [goal] : []), ...(left <= FEW_CARDS ? [pile] : [])];
}

/** So many cards in the draw pile are few. */
export const FEW_CARDS = 5;
