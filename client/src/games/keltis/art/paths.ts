/** The five paths of Keltis in their order, each with a sign of its own, in a box of 40 × 40 around the origin. */
import type { KeltisColour } from "../../../api/wire";

export const COLOURS: readonly KeltisColour[] = ["red", "yellow", "pink", "green", "blue"];

/** Thick lines and filled shapes of a sign: a spiral, a sun, a triskele, a tree and a moon. */
export const COLOUR_SIGNS: Record<KeltisColour, { lines: string; fill: string }> = {
  red: { lines: "M1 1c3-1 3-6-1-6-6 0-8 7-4 11 6 6 16 1 15-8-1-10-13-15-21-9-9 7-8 21 2 26", fill: "" },
  yellow: {
    lines: "M0-19v6M0 13v6M-19 0h6M13 0h6M-13.4-13.4l4 4M9.4 9.4l4 4M13.4-13.4l-4 4M-9.4 9.4l-4 4",
    fill: "M0-9a9 9 0 1 1 0 18 9 9 0 0 1 0-18z",
  },
  pink: {
    lines:
      "M0 0C-2-7 3-9 5-13 7-19-4-21-7-14M0 0C7 2 6 7 9 11 12 15 19 7 15.6 1M0 0C-5 5-9 2-14 2.4-20 4-15 14-8.5 13.4",
    fill: "",
  },
  green: {
    lines: "M0 19V-2M0 8l-8-7M0 5l8-7M-7 19H7",
    fill: "M0-19c6 0 8 4 7 8 6-1 10 5 7 10-3 4-8 3-10 0-1 3-7 3-8 0-2 3-7 4-10 0-3-5 1-11 7-10-1-4 1-8 7-8z",
  },
  blue: { lines: "M9-8h.01M15 3h.01", fill: "M4-18a18 18 0 1 0 12 28A15 15 0 0 1 4-18z" },
};
