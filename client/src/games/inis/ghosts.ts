/** Pieces about to arrive in a territory: those already announced, and the one being chosen. */

import type { PieceName } from "./art/pieces";
import type { Choosing } from "../../board/choosing.svelte";
import type { InisTable, InisTerritory } from "../../api/wire";

export interface Ghost {
  land: InisTerritory;
  piece: PieceName | "clan";
  seat: number;
  count: number;
}

export function ghostsIn(scene: InisTable, you: number, choosing: Choosing): Ghost[] {
  const placed = scene.stack.flatMap(({ moves }) => moves).filter(({ source }) => source === "");
  const announced = scene.territories.flatMap((land) =>
    scene.seats.flatMap((_, seat): Ghost[] => {
      const here = placed.filter((move) => move.target === land.name && move.seat === seat);
      const count = here.reduce((sum, move) => sum + move.count, 0);
      return count ? [{ land, piece: "clan", seat, count }] : [];
    }),
  );
  return [...announced, ...previewed(scene, you, choosing)];
}

function previewed(scene: InisTable, you: number, choosing: Choosing): Ghost[] {
  const land = scene.territories.find(({ key }) => choosing.lit.has(key) && key === choosing.hovered);
  return land && scene.brings ? [{ land, piece: scene.brings, seat: you, count: 1 }] : [];
}
