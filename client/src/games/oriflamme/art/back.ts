import type { Back } from "../../../art/CardBack.svelte";

export const BACK: Back = { seed: 21, share: 0.34, field: "var(--crimson-shade)", ribbon: "var(--gold)" };
