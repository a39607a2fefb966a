import type { KeltisTable } from "../../api/wire";
import { texts } from "../../text/texts.svelte";
import type { Room } from "../room";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";
import Legend from "./Legend.svelte";
import { cardName } from "./names";
import { cardOf } from "./told";
import { sound } from "./sounds";

export const room: Room<KeltisTable> = {
  game: "keltis",
  Board,
  Hand,
  holds: ({ seats }, you) => (seats[you]?.hand.length ?? 0) > 0,
  Facts,
  Face,
  faceText: (fact) => {
    const card = cardOf(fact);
    if (card) return cardName(card);
    return fact.other === "goal" ? texts.t("keltis-ui-in-goal-now", { n: 1, end: 5 }) : "";
  },
  Legend,
  sound,
};
