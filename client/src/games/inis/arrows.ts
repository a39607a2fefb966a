/** Ways of clans from territory to territory: of those who went, who are about to go, and who would. */

import type { Choosing } from "../../board/choosing.svelte";
import type { Point } from "../../art/point";
import type { InisMove, InisTable, InisTerritoryName as Name } from "../../api/wire";
import type { Journey } from "./happening";
import { centreOf, HEX_SIDE } from "./geometry";

export interface Arrow {
  seat: number;
  count: number;
  from: Name;
  to: Name;
  /** Done, announced, or the one being chosen. */
  kind: "done" | "announced" | "previewed";
}

/** All arrows over the island; `trail` are the ways of the turn that was taken last. */
export function arrowsIn(scene: InisTable, trail: readonly Journey[], choosing: Choosing): Arrow[] {
  const announced = [...scene.stack.flatMap(({ moves }) => moves), ...(scene.clash?.withdrawal ?? [])];
  return [
    ...(announced.length ? [] : trail.filter(isWalk).map((walk): Arrow => ({ ...walk, kind: "done" }))),
    ...announced
      .filter(isWay)
      .map(({ source, target, ...move }): Arrow => ({ ...move, from: source, to: target, kind: "announced" })),
    ...previewed(scene, choosing),
  ];
}

const isWalk = (way: Journey): way is Journey & { from: Name; to: Name } => way.from !== "" && way.to !== "";
const isWay = (move: InisMove): move is InisMove & { source: Name } => move.source !== "";

/** The move being chosen; an end that is still open is the territory under the pointer. */
function previewed(scene: InisTable, choosing: Choosing): Arrow[] {
  if (!scene.way || !choosing.question()) return [];
  const hovered = scene.territories.find(({ key }) => choosing.lit.has(key) && key === choosing.hovered)?.name;
  const { seat, source, target } = scene.way;
  const [from, to] = [source || hovered, target || hovered];
  return from && to ? [{ seat, count: 0, from, to, kind: "previewed" }] : [];
}

/** An arrow drawn: a curve from middle to middle, short of both, and where its head and its number are. */
export function curve(from: number[][], to: number[][]): { line: string; head: string; middle: Point } {
  const [a, b] = [centreOf(from), centreOf(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [x, y] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const bow = 0.16 * length;
  const [start, end] = [0.45 * HEX_SIDE, length - 0.7 * HEX_SIDE];
  const at = (along: number, aside: number): Point => ({
    x: a.x + x * along + y * aside,
    y: a.y + y * along - x * aside,
  });
  const [first, control, last] = [at(start, 0.25 * bow), at(length / 2, 2 * bow), at(end, 0.25 * bow)];
  const angle = (Math.atan2(last.y - control.y, last.x - control.x) * 180) / Math.PI;
  const text = (point: Point): string => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  return {
    line: `M${text(first)}Q${text(control)} ${text(last)}`,
    head: `translate(${text(last)}) rotate(${angle.toFixed(1)})`,
    middle: at(length / 2, 1.1 * bow),
  };
}
