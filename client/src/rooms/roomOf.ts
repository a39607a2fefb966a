/** The room of a game: the client's own, the one that its package brings, or a plain one. */

import { games } from "../games/games.svelte";
import { manifestOf } from "../games/manifests";
import type { Room } from "../games/room";

/** The room of a game; null for a game without a scene, which is told in words and played from its options. */
export async function roomOf(game: string): Promise<Room | null> {
  const manifest = manifestOf(game);
  if (manifest) return (await manifest.loadRoom()).room;
  await games.load();
  const info = games.find(game);
  if (!info?.has_scene) return null;
  if (info.has_room) return (await import("./packaged/room")).packagedRoom(game);
  return (await import("./plain/room")).plainRoom(game);
}
