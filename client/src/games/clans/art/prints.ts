/** The eight prints of the land squares, and the signs of the cards: paths in boxes of 40 × 40 around the origin. */
import type { ClansShape } from "../../../api/wire";

export interface Print {
  /** Cut by hand: no two sides are quite alike. */
  path: string;
  /** Where the number stands: its middle. */
  middle: number;
}

export const PRINTS: Record<ClansShape, Print> = {
  circle: { path: "M0-16C9-16.4 16-9 16 0S9 16 0 16-16 9-16 0-9-15.6 0-16z", middle: 0 },
  square: { path: "M-14-13.5-.5-14.4 14-14l.6 14L14 14.2l-14 .4-14-.8-.6-14z", middle: 0 },
  triangle: {
    path: "M.4-17.5c1.2 0 2 .8 2.7 2L18 12c.8 1.9 0 3-2 3l-32 .4c-2.2 0-3-1.2-2-3L-2.6-15.6c.8-1.3 1.8-1.9 3-1.9z",
    middle: 4,
  },
  diamond: { path: "M.5-18.5 18 .4.4 18.5-18-.3z", middle: 0 },
  star: { path: "M0-18.5 5.8-8l11.9 2.1L9.4 3l1.5 12.2L0 10.2-11 15.4-9.4 3l-8.2-8.8L-5.8-8z", middle: 0 },
  crescent: {
    path: "M7-17C-6-19-17-10.5-17 1S-7 18.5 4 17.5c6-.5 11-4 13.5-9C9 12 0 8 0-1.5 0-8 2.5-13 7-17z",
    middle: 0,
  },
  cross: { path: "M-7-16.5 7.4-17l-.3 10 10-.2.2 14.4-10-.2.3 10-14.4-.2.2-10-10 .3-.2-14.3 10 .2z", middle: 0 },
  hexagon: { path: "M-9-15.5 9.3-15.800 18 0 9 15.600l-18.2.2L-18-.3z", middle: 0 },
};

/** Silhouettes and the lines upon them. */
export const SIGNS = {
  sword: {
    shape: "M13-17l4-.2-.2 4.2L-3 7l1.5 3.5-3 3L-8 10l-5 5.5c-1.5 1.5-4-1-2.5-2.5L-10 8l-3.5-3.5 3-3L-7 3z",
    lines: "M13.5-13.5-5 5M-11.5 3l8.5 8.5",
  },
  shield: {
    shape: "M0-17c4.5 2.800 9 3.9 14 3.9C14 1 10 11.5 0 17-10 11.5-14 1-14-13.100c5 0 9.5-1.100 14-3.9z",
    lines: "M0-12V12M-10-3c7 2 13 2 20 0",
  },
  wizard: {
    shape: "M1-18c3 1 7 0 9 2-3 0-4.5 1-5 3L10 6c4 .8 7 2.5 7 4.5 0 4-34 4-34 0 0-2 3-3.700 7-4.5z",
    lines: "M-9.5 6c5 2.5 14 2.5 19.5 0M0-5l1.2 2.600 2.800.3-2 2 .5 2.800L0 1.3l-2.5 1.4.5-2.800-2-2 2.800-.3z",
  },
} as const;
export type SignName = keyof typeof SIGNS;
