import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";

const chapters = { begins: "inis-round", opens: "inis-clash", closes: "inis-clash-over" };

export const room = { Board, Facts, Hand, chapters };
