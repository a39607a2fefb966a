import type { KeltisTable } from "../../api/wire";
import type { Room } from "../room";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";

export const room: Room<KeltisTable> = {
  game: "keltis",
  Board,
  Hand,
  Facts,
};
