/** The games that the client can draw: one folder each, found by its index.ts. */

import type { Component } from "svelte";
import type { Scene } from "../api/wire";
import type { Room, Tagged } from "./room";

/** What the hall page needs of a game, and the way to its room. */
export interface Manifest<S extends Tagged = Scene> {
  /** The game's key, and the name of its folder. */
  key: S["game"];
  /** Its place in the hall: lower ones come first. */
  place: number;
  /** About how long a game takes. */
  minutes: number;
  /** What `GamePicture` shows. */
  Picture: Component<{ id: string }>;
  loadRoom: () => Promise<{ room: Room<S> }>;
}

// A glob's type is only a claim, so `sceneFor` compares the tags before a room draws a scene.
const FOUND = import.meta.glob<Manifest>("./*/index.ts", { eager: true, import: "manifest" });
const BY_KEY = new Map<string, Manifest>(Object.values(FOUND).map((manifest) => [manifest.key, manifest]));

export const manifestOf = (game: string): Manifest | undefined => BY_KEY.get(game);
