/** A game's room: how its tables are drawn. */

import type { Component } from "svelte";
import type { Choosing } from "../board/choosing.svelte";
import type { Fact, Scene } from "../api/wire";
import type { Sound } from "../ui/sound";
import type { Reader } from "../text/texts.svelte";

/** What tells the scenes of the games apart. */
export interface Tagged {
  game: string;
}

/** What a room is given to draw. */
export interface RoomProps<S extends Tagged | null = Scene> {
  scene: S;
  /** The version of the match that is shown. */
  version: number;
  /** The seat that is looking; -1: a spectator. */
  you: number;
  reader: Reader;
  choosing: Choosing;
  /** What has happened so far, the latest last; not from the beginning of a long game. */
  happened: readonly Fact[];
  /** The last of them while it is on stage: it has just happened. Null: the table as it is. */
  beat: Fact | null;
}

export interface Room<S extends Tagged = Scene> {
  /** The key of its game: it draws no scene that bears another one. */
  game: string;
  /** The table in the middle. */
  Board: Component<RoomProps<S>>;
  /** The reader's hand, at the foot of the page. */
  Hand: Component<RoomProps<S>>;
  /** Whether the reader holds anything to be drawn: the foot has no hand otherwise. */
  holds?: (scene: S, you: number) => boolean;
  /** A line of facts about a seat. */
  Facts: Component<RoomProps<S> & { seat: number }>;
  /** The card of a fact, large, with its name and text; nothing for a fact without one. */
  Face?: Component<{ fact: Fact; scene: S; reader: Reader }>;
  /** The text of that card, "" if none is shown: how long it is, it is shown. */
  faceText?: (fact: Fact) => string;
  /** What is heard when a fact is on stage; a "moment" is announced as an event. */
  sound?: (fact: Fact) => Sound | undefined;
  /** What the signs of the board mean, for first-time readers. */
  Legend?: Component<RoomProps<S>>;
  /** The seat whose sign a seat bears, if that is not always its own. */
  sign?: (scene: S, seat: number) => number;
  /** Lines of the story, by message id: the one that begins a chapter, and those around a part that is read as one. */
  chapters?: { begins: string; groupBegins?: string; groupEnds?: string };
}

/** The scene, if it is one of the room's game. */
export const sceneFor = (room: Room | null, scene: Scene | null | undefined): Scene | null =>
  scene && scene.game === room?.game ? scene : null;

/** The seat whose sign a seat bears. */
export const signOf = (room: Room | null, scene: Scene | null, seat: number): number =>
  scene && room?.sign ? room.sign(scene, seat) : seat;
