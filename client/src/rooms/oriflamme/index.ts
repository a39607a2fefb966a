import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";

export const room = { Board, Facts, Hand, chapters: { begins: "oriflamme-round" } };
