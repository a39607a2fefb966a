import type { Back } from "../../../art/CardBack.svelte";

export const BACK: Back = { seed: 8, share: 0.3, field: "var(--heather-shade)", ribbon: "var(--bone)" };
