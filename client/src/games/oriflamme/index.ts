import type { OriflammeTable } from "../../api/wire";
import type { Manifest } from "../manifests";
import Picture from "./Picture.svelte";
import "./theme.css";

export const manifest: Manifest<OriflammeTable> = {
  key: "oriflamme",
  place: 2,
  minutes: 30,
  Picture,
  loadRoom: () => import("./room"),
};
