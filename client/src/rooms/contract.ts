/**
 * What a room that a game's package brings has to offer, and what it is given. No framework is needed: a room is an ES
 * module, `room/room.js` beside the game's `game.py`, that draws into an element. docs/guide/add-a-game.md has an
 * example.
 */

import type { Arg, Fact, Language } from "../api/wire";

/** The exports of `room.js`. What is missing is drawn plainly. */
export interface RoomModule {
  /** The table in the middle. */
  board: Draw;
  /** What the one who looks holds, at the foot of the page. */
  hand?: Draw;
  /** A line of facts about `props.seat`. */
  facts?: Draw;
  /** Style sheets to load first, by their paths in the folder. */
  styles?: string[];
}

/** Draws a part of the room into an empty element. */
export type Draw = (element: HTMLElement, props: PartProps) => Drawn;

export interface Drawn {
  /** The table, the reader or the language has changed: draw it again. */
  update(props: PartProps): void;
  /** What can be pointed at has changed; `pointable` elements show that by themselves. */
  pointed?(props: PartProps): void;
  /** The element is being taken off the page. */
  destroy?(): void;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- only the room knows the type of its scenes
export interface PartProps<Scene = any> {
  /** What `scene.py` made, as JSON. */
  scene: Scene;
  /** The version of the match that is shown; it goes back when somebody looks back. */
  version: number;
  /** The seat that is looking; -1: a spectator. */
  you: number;
  /** The players' names, by seat. */
  names: readonly string[];
  language: Language;
  /** What has happened so far, the latest last; not from the beginning of a long game. */
  happened: readonly Fact[];
  /** The last of them while it is on stage: it has just happened. Null: the table as it is. */
  beat: Fact | null;
  /** The seat that `facts` is about; -1 elsewhere. */
  seat: number;
  /** Whether things may move: some people have asked for less motion. */
  moves: boolean;
  choosing: ChoosingNow;
  /** A message of the game's catalogues, in the reader's language. */
  say(id: string, args?: Record<string, Arg>): string;
  /** Choose the thing of this key, as a click does. */
  point(key: string): void;
  /**
   * Make an element the thing of this key, for mouse, touch, keyboard and screen readers, which say the label. As long
   * as it is on the page it has `data-lit` while it can be chosen, `data-picked` when it is, `data-previewed` while the
   * pointer is at something that concerns it, `data-refused` if the rules forbid it (pointing at it then says why), and
   * `data-highlighted` if a lesson or a hint points it out.
   */
  pointable(element: Element, key: string, label: string): void;
  /** A drawing of a seat's sign, 1.5em high. */
  sign(seat: number): SVGElement;
  /** The address of another file in the room's folder. */
  url(path: string): string;
}

/** What is being chosen at this moment. */
export interface ChoosingNow {
  /** The keys of the things that can be pointed at. */
  lit: ReadonlySet<string>;
  /** Those that were pointed at, as long as more than one option is left. */
  picked: readonly string[];
  /** Those that the thing under the pointer would concern. */
  previewed: ReadonlySet<string>;
  /** Why a thing cannot be chosen, as a sentence; "" if nothing forbids it. */
  refusal(key: string): string;
}
