import type { Back } from "../../../art/CardBack.svelte";

export const BACK: Back = { seed: 11, share: 0.36, field: "var(--sea-shade)", ribbon: "var(--gold)" };
