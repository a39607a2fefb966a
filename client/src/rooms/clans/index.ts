import type { ClansTable } from "../../wire";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";

/** Partners bear the sign of their clan. */
const sign = (scene: ClansTable, seat: number): number => scene.seats[seat]?.clan ?? seat;

export const room = { Board, Facts, Hand, sign };
