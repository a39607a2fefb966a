import type { Room } from "../../games/room";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";
import { loadPackaged } from "./packaged.svelte";

/** The room that a game's package brings. Where it is broken, and in the parts that it does not draw, it is plain. */
export async function packagedRoom(game: string): Promise<Room> {
  await loadPackaged(game);
  return { game, Board, Hand, Facts };
}
