import type { ClansTable } from "../../api/wire";
import type { Manifest } from "../manifests";
import Picture from "./Picture.svelte";
import "./theme.css";

export const manifest: Manifest<ClansTable> = {
  key: "clans",
  place: 4,
  minutes: 45,
  Picture,
  loadRoom: () => import("./room"),
};
