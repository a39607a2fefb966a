/** People and things that several cards show, each around the origin unless told. */
import type { Layer } from "../../../art/Layers.svelte";

/** Head and shoulders, 72 wide. */
export const bust = (cloak: string): Layer[] => [
  [cloak, "M-36 40c0-16 8-21 17-24l13-3 6 6 6-6 13 3c9 3 17 8 17 24z"],
  ["+shade", "M1 19l5-6 13 3c9 3 17 8 17 24H9z"],
  ["skin-shade", "M-6 6v8l6 6 6-6V6z"],
  ["skin", "M-12-14c0-10 24-10 24 0v8c0 10-7 16-12 18-5-2-12-8-12-18z"],
  ["+skin-shade", "M3-20c5 0 8 3 8 6v8C11 3 5 9 1 11 5 1 4-11 3-20z"],
  ["ink", "M-6-5h.01M6-5h.01M-2 5h5M-9-10l5-1M4-11l5 1"],
];
export const beard = (colour: string): Layer => [
  colour,
  "M-12-4C-14 12-9 24 0 29 9 24 14 12 12-4 9 3 5 1 0 1-5 1-9 3-12-4z",
];
export const locks = (colour: string): Layer => [
  colour,
  "M-13-2c-4-18 2-26 13-26s17 8 13 26c-2-8-3-13-7-15-4 2-12 2-15-1-3 4-3 9-4 16z",
];
export const hood = (colour: string): Layer => [
  colour,
  "M-20 20c-8-30 2-48 20-52 18 4 28 22 20 52l-9-4c5-18 2-33-11-35-13 2-16 17-11 35z",
];
export const HELM: Layer[] = [
  ["gold", "M-14-8c-2-16 4-26 14-29 10 3 16 13 14 29l-6-6c-4-1-12-1-16 0z"],
  ["+gold-shade", "M2-36c8 4 13 13 11 26l-5-4-6-1z"],
  ["gold", "M-3-15h6l-1 16h-4z"],
];

/** A clansman who stands on the origin, 22 × 38. */
export const man = (cloak: string): Layer[] => [
  [cloak, "M-11 0l3-18c1-5 4-7 8-7s7 2 8 7l3 18c-6 2-16 2-22 0z"],
  ["+shade", "M2-25c3 0 5 2 6 7l3 18-7 1c1-8 1-18-2-26z"],
  ["skin", "M0-37c9 0 9 14 0 14s-9-14 0-14z"],
  ["gold", "M-7-30c-1-12 15-12 14 0-4-2-10-2-14 0z"],
  ["ink", "M-2.6-28h.01M2.6-28h.01"],
];
export const SWORD: Layer[] = [
  ["stone", "M-4 17l-.5-45 4.5-11 4.5 11L4 17z"],
  ["+stone-shade", "M0-37l3.5 9.5L3 16H0z"],
  ["gold", "M-14 15c5 2 23 2 28 0v5c-5 2-23 2-28 0z"],
  ["oak", "M-2.5 20h5v12h-5z"],
  ["gold", "M0 30a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z"],
];
export const SPEAR: Layer[] = [
  ["oak", "M-2 42V-16h4v58z"],
  ["stone", "M0-40c7 9 7 16 3 24h-6c-4-8-4-15 0-24z"],
  ["+stone-shade", "M0-37c5 8 5 14 2.5 20H0z"],
  ["gold", "M-3.5-17h7v5h-7z"],
];
export const shield = (colour: string): Layer[] => [
  [colour, "M0-20a20 20 0 1 1 0 40 20 20 0 0 1 0-40z"],
  ["+shade", "M3-19a20 20 0 0 1 0 38c7-11 7-27 0-38z"],
  ["ink", "M0-14a14 14 0 1 1 0 28 14 14 0 0 1 0-28"],
  ["gold", "M0-6a6 6 0 1 1 0 12 6 6 0 0 1 0-12z"],
];
export const FIRE: Layer[] = [
  ["flame", "M0 22c-16 0-21-14-14-26 1 6 4 8 7 8-3-14 3-25 12-31-1 9 2 14 7 19 2-2 3-5 3-8 9 13 6 38-15 38z"],
  ["+flame-core", "M0 20c-8 0-10-8-3-17 1 5 4 5 5-2 8 8 8 19-2 19z"],
];
export const HUT: Layer[] = [
  ["bone", "M-17 20V2h34v18z"],
  ["+shade", "M4 2h13v18H4z"],
  ["line", "M-5 20V11c0-6 10-6 10 0v9z"],
  ["sand", "M-23 5L-3-20h6L23 5c-14 4-32 4-46 0z"],
  ["+shade", "M1-20h2L23 5c-5 2-10 3-15 3z"],
];
export const MOON: Layer = ["sun", "M4-11a11 11 0 1 0 7 17A9 9 0 0 1 4-11z"];
export const WAVES: Layer[] = [
  ["sea", "M-46 40V22c6-8 12-8 17-2 5 5 11 4 14-1 6-7 12-6 17 1 5 5 11 4 14-1 6-7 13-6 30 2v19z"],
  ["+sea-shade", "M-46 40v-7c8-5 12-4 17 0s12 4 18 0 12-4 18 0 12 4 18 0 12-4 21-1v8z"],
];
export const CROWN: Layer[] = [
  ["gold", "M-18 12l-4-20 9 7L0-14 13-1l9-7-4 20c-12 4-24 4-36 0z"],
  ["+gold-shade", "M1-13L13-1l9-6-4 19c-6 2-11 2-17 3z"],
  ["crimson", "M0 3l4 4-4 4-4-4z"],
];
/** The rays of something holy. */
export const RAYS: Layer = [
  "+gold",
  "M0 0L-8-44H8zM0 0L22-40 34-32zM0 0L44-16V0zM0 0L44 16 38 30zM0 0L20 42H4zM0 0L-4 42H-20zM0 0L-38 30-44 16zM0 0L-44 0V-16zM0 0L-34-32-22-40z",
];
