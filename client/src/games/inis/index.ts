import type { InisTable } from "../../api/wire";
import type { Manifest } from "../manifests";
import Picture from "./Picture.svelte";
import "./theme.css";

export const manifest: Manifest<InisTable> = {
  key: "inis",
  place: 3,
  minutes: 60,
  Picture,
  loadRoom: () => import("./room"),
};
