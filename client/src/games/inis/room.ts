import type { InisTable } from "../../api/wire";
import type { Room } from "../room";
import Board from "./Board.svelte";
import { faceText } from "./faceText";
import Face from "./Face.svelte";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";
import Legend from "./Legend.svelte";
import { sound } from "./sounds";

export const room: Room<InisTable> = {
  game: "inis",
  Board,
  Hand,
  holds: ({ seats }, you) => (seats[you]?.hand.length ?? 0) > 0,
  Facts,
  Face,
  faceText,
  Legend,
  sound,
  chapters: { begins: "inis-round", groupBegins: "inis-clash", groupEnds: "inis-clash-over" },
};
