import type { Room } from "../../games/room";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";

/** A room that draws whatever a scene has: for a game that neither the client nor its package draws. */
export const plainRoom = (game: string): Room => ({ game, Board, Hand, Facts });
