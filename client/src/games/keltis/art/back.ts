import type { Back } from "../../../art/CardBack.svelte";

export const BACK: Back = { seed: 3, share: 0.3, field: "var(--moss-shade)", ribbon: "var(--bone)" };
