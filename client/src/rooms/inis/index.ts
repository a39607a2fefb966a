import Board from "./Board.svelte";

export const room = { Board };
