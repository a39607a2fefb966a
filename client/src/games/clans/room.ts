import type { ClansTable, Fact } from "../../api/wire";
import { texts } from "../../text/texts.svelte";
import type { Room } from "../room";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";
import Legend from "./Legend.svelte";
import { sound } from "./sounds";

/** The facts whose card is shown; that of a draw goes to the hand. */
const PLAYED = ["played", "sword", "shield", "discarded"];
const PRIZES = ["claimed", "conquered", "prize-laid"];

/** What is to be read on the card of a fact: its name and what it is for, about as long in every language. */
function faceText({ kind, card, other }: Fact): string {
  if (kind === "cast") return texts.t("clans-ui-for-wizard");
  if (PLAYED.includes(kind)) return texts.t("clans-ui-sign", { sign: card ? "sword" : "none" });
  return PRIZES.includes(kind) ? other : "";
}

export const room: Room<ClansTable> = {
  game: "clans",
  Board,
  Hand,
  Facts,
  Face,
  faceText,
  Legend,
  sound,
  holds: (scene, you) => (scene.seats[you]?.hand.length ?? 0) + (scene.seats[you]?.wizards.count ?? 0) > 0,
  sign: (scene, seat) => scene.seats[seat]?.clan ?? seat, // partners bear the sign of their clan
};
