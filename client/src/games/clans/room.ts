import type { ClansTable } from "../../api/wire";
import type { Room } from "../room";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";

export const room: Room<ClansTable> = {
  game: "clans",
  Board,
  Hand,
  Facts,
  sign: (scene, seat) => scene.seats[seat]?.clan ?? seat, // partners bear the sign of their clan
};
