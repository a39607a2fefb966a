/** The rooms of the hall: how each game is drawn. A game without a room of its own is played from the list of options. */

import type { Component } from "svelte";
import type { Choosing } from "../choosing.svelte";
import type { Reader } from "../words.svelte";

/** What a room is given to draw. */
export interface Drawn<Scene> {
  scene: Scene;
  /** The number of the moment that is shown. */
  at: number;
  /** The seat with whose eyes it is seen; -1: the public's. */
  you: number;
  reader: Reader;
  choosing: Choosing;
}

export interface Room {
  /** The table in the middle. */
  Board: Component<Drawn<never>>;
  /** What the reader holds, at the foot of the page. */
  Hand: Component<Drawn<never>>;
  /** What lies before a seat, in a line of small things. */
  Facts: Component<Drawn<never> & { seat: number }>;
  /** The seat whose sign a seat bears, if that is not always its own. */
  sign?: (scene: never, seat: number) => number;
  /** What in the story begins a chapter, and between what and what something is settled that is read as one. */
  chapters?: { begins: string; opens?: string; closes?: string };
}

const ROOMS = new Map<string, () => Promise<{ room: unknown }>>([
  ["clans", () => import("./clans")],
  ["keltis", () => import("./keltis")],
  ["inis", () => import("./inis")],
  ["oriflamme", () => import("./oriflamme")],
]);

export async function roomOf(game: string): Promise<Room | null> {
  return ((await ROOMS.get(game)?.())?.room as Room | undefined) ?? null;
}

/** The seat whose sign a seat bears. */
export const signOf = (room: Room | null, scene: unknown, seat: number): number =>
  scene && room?.sign ? room.sign(scene as never, seat) : seat;
