import type { OriflammeTable } from "../../api/wire";
import type { Room } from "../room";
import Board from "./Board.svelte";
import { explained } from "./explained";
import Face from "./Face.svelte";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";
import Legend from "./Legend.svelte";
import { sound } from "./sounds";

export const room: Room<OriflammeTable> = {
  game: "oriflamme",
  Board,
  Hand,
  holds: (scene, you) => (scene.seats[you]?.hand.length ?? 0) > 0 || scene.laying?.seat === you,
  Facts,
  Face,
  faceText: explained,
  Legend,
  sound,
  chapters: { begins: "oriflamme-round" },
};
