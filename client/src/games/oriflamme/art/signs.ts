/** The signs of a family's counters: lines in a box of 24 × 24. */
export const SIGN_LINES = {
  hand: "M7 19V5h8v14zM15 8l4 1.5-4 11M7 8 3 9.5l4 11",
  aside: "M6 4h12v16H6zM10 9.5a2 2 0 1 1 3 2c-.7.4-1 .8-1 1.5M12 16h.01",
  pile: "M7 3.5h11v14H7zM7 6H4.5v15h11v-3.5",
  twins: "M8.5 4.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6M3 20c0-9 11-9 11 0M15.5 6.5a3 3 0 1 1 0 6M17 14.5c3 .5 4.5 2.5 4.5 5.5",
} as const;
