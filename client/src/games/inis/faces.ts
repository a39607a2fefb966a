/** What is printed on each card, for cards that have been seen and lie nowhere: its clause, and its signs. */

import type { InisCard, InisCardKind, InisCardName } from "../../api/wire";

const KINDS: Record<string, InisCardKind> = { ACT: "action", ADV: "advantage", EPI: "tale" };

/** The id of the clause that says what a card does; `s`: it can be played as a turn, `t`: as a reaction. */
const FACES: Record<InisCardName, readonly [clause: string, signs: string]> = {
  bard: ["INI-ACT-01", "st"],
  citadel: ["INI-ACT-02", "s"],
  conquest: ["INI-ACT-03", "s"],
  craftsmen: ["INI-ACT-04", "s"],
  druid: ["INI-ACT-05", "s"],
  emissaries: ["INI-ACT-06", "s"],
  exploration: ["INI-ACT-07", "s"],
  festival: ["INI-ACT-08", "s"],
  geis: ["INI-ACT-09", "t"],
  "master-craftsman": ["INI-ACT-10", "st"],
  migration: ["INI-ACT-11", "s"],
  "new-alliance": ["INI-ACT-12", "s"],
  "new-clans": ["INI-ACT-13", "s"],
  raid: ["INI-ACT-14", "t"],
  sanctuary: ["INI-ACT-15", "s"],
  scouts: ["INI-ACT-16", "s"],
  warlord: ["INI-ACT-17", "st"],
  "cove-card": ["INI-ADV-01", "t"],
  "forest-card": ["INI-ADV-02", "t"],
  "gates-card": ["INI-ADV-03", "t"],
  "highlands-card": ["INI-ADV-04", "t"],
  "hills-card": ["INI-ADV-05", "t"],
  "iron-mine-card": ["INI-ADV-06", "t"],
  "lost-vale-card": ["INI-ADV-07", "t"],
  "meadows-card": ["INI-ADV-08", "t"],
  "misty-lands-card": ["INI-ADV-09", "s"],
  "moor-card": ["INI-ADV-10", "t"],
  "mountains-card": ["INI-ADV-11", "t"],
  "plains-card": ["INI-ADV-12", "s"],
  "salt-mine-card": ["INI-ADV-13", "t"],
  "stone-circle-card": ["INI-ADV-14", "t"],
  "swamp-card": ["INI-ADV-15", "s"],
  "valley-card": ["INI-ADV-16", "t"],
  "balors-eye": ["INI-EPI-01", "s"],
  "battle-frenzy": ["INI-EPI-02", "t"],
  moytura: ["INI-EPI-03", "t"],
  breas: ["INI-EPI-04", "s"],
  cathbad: ["INI-EPI-05", "t"],
  "champions-share": ["INI-EPI-06", "s"],
  "children-of-dana": ["INI-EPI-07", "s"],
  dagda: ["INI-EPI-08", "t"],
  cauldron: ["INI-EPI-09", "t"],
  club: ["INI-EPI-10", "t"],
  harp: ["INI-EPI-11", "s"],
  deirdre: ["INI-EPI-12", "s"],
  diarmuid: ["INI-EPI-13", "t"],
  eriu: ["INI-EPI-14", "s"],
  fianna: ["INI-EPI-15", "t"],
  kernunos: ["INI-EPI-16", "s"],
  lug: ["INI-EPI-17", "t"],
  spear: ["INI-EPI-18", "t"],
  maeve: ["INI-EPI-19", "s"],
  horses: ["INI-EPI-20", "s"],
  morrigan: ["INI-EPI-21", "s"],
  nuada: ["INI-EPI-22", "s"],
  oengus: ["INI-EPI-23", "t"],
  ogma: ["INI-EPI-24", "t"],
  "other-world": ["INI-EPI-25", "s"],
  "stone-of-fal": ["INI-EPI-26", "s"],
  streng: ["INI-EPI-27", "t"],
  tailtu: ["INI-EPI-28", "s"],
  cuchulain: ["INI-EPI-29", "t"],
  tuan: ["INI-EPI-30", "s"],
};

/** The card of this name, nothing if there is none. */
export function faceOf(name: string): InisCard | null {
  if (!(name in FACES)) return null;
  const card = name as InisCardName;
  const [clause, signs] = FACES[card];
  return {
    key: `face:${card}`,
    card,
    kind: KINDS[clause.slice(4, 7)]!,
    is_season: signs.includes("s"),
    is_triskel: signs.includes("t"),
    clause,
  };
}
