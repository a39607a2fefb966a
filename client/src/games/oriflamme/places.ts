/** The names of the places between which cards and tokens move: `data-place`s of the page. */

import type { OriflammeRole } from "../../api/wire";

export const BANK = "bank";
export const influenceAt = (seat: number): string => `influence:${seat}`;
export const bribeAt = (seat: number): string => `bribe:${seat}`;
export const familyAt = (seat: number): string => `family:${seat}`;
export const handAt = (role: OriflammeRole | ""): string => `hand:${role}`;
export const cardAt = (id: string): string => `card:${id}`;
