import type { OriflammeTable } from "../../api/wire";
import type { Room } from "../room";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";

export const room: Room<OriflammeTable> = {
  game: "oriflamme",
  Board,
  Hand,
  Facts,
  chapters: { begins: "oriflamme-round" },
};
