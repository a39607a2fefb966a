/** What a thing on the table is and what it is for, as it is told to who points at it. */

import type { ClansCard, ClansPrize, ClansSquare, ClansTable } from "../../api/wire";
import { texts, type Reader } from "../../text/texts.svelte";
import {
  cardName,
  castleOf,
  castlePhrase,
  clanName,
  clanPhrase,
  prizeName,
  squareName,
  squareOf,
  unitsName,
} from "./names";
import { cardNamed, prizeOf, type Turn } from "./story";

export interface Info {
  title: string;
  lines: string[];
  card?: ClansCard | undefined;
  prize?: ClansPrize | undefined;
  /** The clan whose sign stands beside the title. */
  clan?: number | undefined;
}

interface Looker {
  scene: ClansTable;
  reader: Reader;
  you: number;
  turns: readonly Turn[];
}

/** What a card is for: its square, its sign; or what a Wizard does. */
export function usesOf(card: ClansCard, scene: ClansTable): string[] {
  if (!card.square) return [texts.t("clans-ui-for-wizard")];
  const square = scene.squares.find(({ key }) => key === card.square);
  const isTaken = square !== undefined && (square.clan >= 0 || square.castle !== "");
  return [
    texts.t("clans-ui-for-conquest", { square: squareOf(card.square), taken: isTaken ? "yes" : "no" }),
    texts.t("clans-ui-for-sign", { sign: card.sign || "none" }),
  ];
}

const aboutCard = (card: ClansCard, scene: ClansTable): Info => ({
  title: cardName(card),
  lines: usesOf(card, scene),
  card,
});

function aboutSquare(square: ClansSquare, { scene, reader, turns }: Looker): Info {
  const castle = scene.castles.find(({ key }) => key === square.castle);
  const completes = scene.completions.filter((each) => each.square === square.key);
  const last = turns.find(({ facts }) =>
    facts.some(({ kind, place }) => (kind === "played" || kind === "cast") && place === square.key),
  );
  const lines = [
    square.shape ? texts.t("clans-ui-card-shows", { sign: square.sign || "none" }) : texts.t("clans-ui-about-grey"),
    ...completes.map((each) => texts.t("clans-ui-would-complete", { castle: castlePhrase(each) })),
  ];
  if (last) lines.push(texts.say({ id: "clans-ui-conquered-last", args: { seat: { seat: last.seat } } }, reader));
  const clan = castle?.clan ?? square.clan;
  return { title: squareName(square, scene, reader), lines, clan: clan >= 0 ? clan : undefined };
}

function aboutPrize(prize: ClansPrize, { scene, reader }: Looker): Info {
  const clan = scene.clans.findIndex(({ prizes }) => prizes.some(({ key }) => key === prize.key));
  const lines =
    clan < 0
      ? [texts.t("clans-ui-about-open-prize")]
      : [texts.say({ id: "clans-ui-about-won-prize", args: { clan: clanPhrase(scene, clan) } }, reader)];
  return { title: prizeName(prize), lines, prize, clan: clan < 0 ? undefined : clan };
}

/** What one of a seat's figures counts. */
function aboutFigure(name: string, seat: number, { scene }: Looker): Info | null {
  const own = scene.seats[seat];
  const clan = own && scene.clans[own.clan];
  if (!clan) return null;
  const figures: Record<string, number> = {
    points: clan.points,
    prizes: clan.prizes.length,
    tokens: clan.tokens_left,
    castles: clan.castles_left,
    cards: own.hand_count,
    wizards: own.wizards.count,
  };
  const n = figures[name];
  if (n === undefined) return null;
  const title = texts.t("clans-ui-figure", { what: name, n, needed: scene.prizes_needed });
  return { title, lines: [texts.t("clans-ui-about-figure", { what: name })], clan: own.clan };
}

/** All figures of a seat. */
function aboutSeat(seat: number, looker: Looker): Info | null {
  const own = looker.scene.seats[seat];
  if (!own) return null;
  const lines = ["points", "prizes", "tokens", "castles", "cards", "wizards"].flatMap((name) => {
    const found = aboutFigure(name, seat, looker);
    return found ? [found.title] : [];
  });
  return { title: clanName(looker.scene, own.clan, looker.reader), lines, clan: own.clan };
}

/** What is told about the thing with a key; null where there is nothing to tell. */
export function aboutOf(key: string, looker: Looker): Info | null {
  const { scene, reader, you, turns } = looker;
  const [sort = "", name = "", rest = ""] = key.split(":");
  switch (sort) {
    case "square": {
      const square = scene.squares.find((each) => each.key === key);
      return square ? aboutSquare(square, looker) : null;
    }
    case "castle": {
      const castle = scene.castles.find((each) => each.key === key);
      if (!castle) return null;
      const lines = [unitsName(castle, scene, reader), texts.t("clans-ui-about-castle")];
      return {
        title: castleOf(castle, scene, reader),
        lines,
        clan: castle.clan,
        prize: prizeOf(`prize:${castle.name}`, scene),
      };
    }
    case "prize": {
      const prize = prizeOf(key, scene);
      return prize ? aboutPrize(prize, looker) : null;
    }
    case "hand": {
      const card = scene.seats[you]?.hand.find((each) => each.key === key);
      return card ? aboutCard(card, scene) : null;
    }
    case "wizards": {
      const card = cardNamed("W", scene)!;
      const n = scene.seats[Number(name)]?.wizards.count ?? 0;
      return { title: texts.t("clans-ui-wizards", { n }), lines: usesOf(card, scene), card };
    }
    case "draw":
    case "used":
    case "bag": {
      const n = { draw: scene.draw_count, used: scene.used_count, bag: scene.bag_count }[sort];
      return { title: texts.t(`clans-ui-${sort}`, { n }), lines: [texts.t(`clans-ui-about-${sort}`)] };
    }
    case "swords":
      return {
        title: texts.t("clans-swords", { n: Number(name) }),
        lines: [texts.t("clans-ui-for-sign", { sign: "sword" })],
      };
    case "figure":
      return name === "all" ? aboutSeat(Number(rest), looker) : aboutFigure(name, Number(rest), looker);
    case "last": {
      const turn = turns.find(({ seat }) => seat === Number(name));
      const card = cardNamed(rest, scene);
      if (!turn || !card) return null;
      const info = aboutCard(card, scene);
      const by = texts.say({ id: "clans-ui-played-last", args: { seat: { seat: turn.seat } } }, reader);
      return { ...info, lines: [by, ...info.lines] };
    }
    case "partner": {
      const args = { seat: { seat: Number(name) } };
      return { title: texts.say({ id: "clans-ui-partner", args }, reader), lines: [texts.t("clans-ui-about-partner")] };
    }
    case "ghosts":
      return { title: texts.t("clans-ui-ghosts"), lines: [texts.t("clans-ui-about-ghosts")] };
    default:
      return null;
  }
}
