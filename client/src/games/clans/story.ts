/** What follows from the facts: who did what last, the attack under way, the token that is about to lie. */

import type { ClansCard, ClansCastle, ClansPrize, ClansSquare, ClansTable, Fact } from "../../api/wire";

/** What a seat did in a turn. */
export interface Turn {
  seat: number;
  facts: readonly Fact[];
}

/** An attack, from its announcement on. */
export interface Fight {
  seat: number;
  /** The key of the castle. */
  castle: string;
  swords: readonly Fact[];
  shields: readonly Fact[];
  result: "repelled" | "conquered" | "";
}

const ACTS = ["played", "cast", "attacked", "discarded", "passed"];
const FIGHT = ["attacked", "sword", "shield", "repelled", "conquered"];
export const WIZARD = "W";

/** The turns that are told of, the latest last; of the first perhaps not the beginning. */
export function turnsOf(happened: readonly Fact[]): Turn[] {
  const turns: { seat: number; facts: Fact[] }[] = [];
  for (const fact of happened) {
    const current = turns.at(-1);
    if (ACTS.includes(fact.kind) && current?.seat !== fact.seat) turns.push({ seat: fact.seat, facts: [fact] });
    else current?.facts.push(fact);
  }
  return turns;
}

/** The card by which a turn is known; undefined after a pass. */
export const cardOf = ({ facts }: Turn): string | undefined => {
  const fact = facts.find(({ kind }) => kind === "played" || kind === "cast" || kind === "sword");
  return fact && (fact.kind === "cast" ? WIZARD : fact.card);
};

/** The keys of the squares and castles that a turn changed. */
export function marksOf({ facts }: Turn): string[] {
  return facts.flatMap(({ kind, place }) => {
    if (kind === "played" || kind === "cast" || kind === "moved") return [place];
    return kind === "claimed" || kind === "attacked" ? [castleAt(place)] : [];
  });
}

/** The key of the castle that stands on a square. */
export const castleAt = (square: string): string => square.replace("square:", "castle:");

/** The last attack that is told of, unless something else has been done since. */
export function fightOf(happened: readonly Fact[]): Fight | null {
  const begin = happened.findLastIndex(({ kind }) => kind === "attacked");
  const since = happened.slice(begin);
  if (begin < 0 || since.some(({ kind }, n) => n > 0 && ACTS.includes(kind))) return null;
  const ended = since.find(({ kind }) => kind === "repelled" || kind === "conquered");
  return {
    seat: since[0]!.seat,
    castle: castleAt(since[0]!.place),
    swords: since.filter(({ kind }) => kind === "sword"),
    shields: since.filter(({ kind }) => kind === "shield"),
    result: (ended?.kind ?? "") as Fight["result"],
  };
}

/** Whether a fact is a part of an attack. */
export const isOfFight = (fact: Fact | null): boolean => fact !== null && FIGHT.includes(fact.kind);

/** The token that lands while its card is on stage; the picture of that moment does not have it yet. */
export function landingOf(beat: Fact | null, scene: ClansTable): { key: string; clan: number } | null {
  if (!beat || !["played", "cast", "ousted"].includes(beat.kind)) return null;
  const clan = scene.seats[beat.seat]?.clan ?? -1;
  const square = scene.squares.find(({ key }) => key === beat.place);
  const isFree = square !== undefined && square.clan < 0 && !square.castle;
  return isFree && scene.clans[clan]?.tokens_left ? { key: beat.place, clan } : null;
}

/** Whose castle it is, or becomes: the picture of a claim or a conquest does not say it yet. */
export function ownerOf(castle: ClansCastle, beat: Fact | null, scene: ClansTable): number {
  const isNew = beat && ["claimed", "conquered"].includes(beat.kind) && castleAt(beat.place) === castle.key;
  return isNew ? (scene.seats[beat.seat]?.clan ?? castle.clan) : castle.clan;
}

/** How many prizes the seat's clan has with the one that a claim or a conquest brings. */
export const prizesWith = (fact: Fact, scene: ClansTable): number => {
  const prizes = scene.clans[scene.seats[fact.seat]?.clan ?? -1]?.prizes ?? [];
  return prizes.length + (prizes.some(({ key }) => key === fact.other) ? 0 : 1);
};

/** A land card or a Wizard by its name in a fact. */
export function cardNamed(name: string, scene: ClansTable): ClansCard | undefined {
  if (!name) return undefined;
  const key = `card:${name}`;
  if (name === WIZARD) return { key, square: "", shape: "", number: 0, sign: "", is_chosen: false };
  const square: ClansSquare | undefined = scene.squares.find(
    (each) => each.key === `square:${name.replace(/'+$/, "")}`,
  );
  return square && { ...square, key, square: square.key, is_chosen: false };
}

/** A prize by its key, wherever it lies: open, won, or that of a castle which is just being claimed. */
export function prizeOf(key: string, scene: ClansTable): ClansPrize | undefined {
  const lying = [...scene.corners, ...scene.clans.flatMap(({ prizes }) => prizes)].find((each) => each?.key === key);
  if (lying) return lying;
  const castle = scene.castles.find(({ name }) => `prize:${name}` === key);
  if (!castle) return undefined;
  const squares = scene.squares.filter(({ key: each }) => castle.squares.includes(each));
  const [left, top] = [Math.min(...squares.map((s) => s.column)), Math.min(...squares.map((s) => s.row))];
  const cells = squares.map(({ column, row }) => ({ column: column - left, row: row - top }));
  return { key, name: castle.name, points: castle.points, cells };
}
