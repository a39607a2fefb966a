import type { KeltisTable } from "../../api/wire";
import type { Manifest } from "../manifests";
import Picture from "./Picture.svelte";
import "./theme.css";

export const manifest: Manifest<KeltisTable> = {
  key: "keltis",
  place: 1,
  minutes: 30,
  Picture,
  loadRoom: () => import("./room"),
};
