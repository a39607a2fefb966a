import type { InisTable } from "../../api/wire";
import type { Room } from "../room";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";

export const room: Room<InisTable> = {
  game: "inis",
  Board,
  Hand,
  Facts,
  chapters: { begins: "inis-round", groupBegins: "inis-clash", groupEnds: "inis-clash-over" },
};
