/** What the things on the table are called. */

import type {
  ClansAttack,
  ClansCard,
  ClansCastle,
  ClansClaim,
  ClansPrize,
  ClansSquare,
  ClansTable,
  Fact,
  Phrase,
} from "../../api/wire";
import { texts, type Reader } from "../../text/texts.svelte";
import { cardNamed, prizeOf } from "./story";

/** The name of a square or of a castle's first square: d4. */
export const squareOf = (key: string): string => key.slice(key.indexOf(":") + 1);

export function clanPhrase(scene: ClansTable, clan: number): Phrase {
  const [seat, partner] = scene.clans[clan]?.seats ?? [clan];
  if (partner === undefined) return { id: "clans-clan", args: { seat: { seat: seat! } } };
  return { id: "clans-team", args: { seat: { seat: seat! }, partner: { seat: partner } } };
}

/** Whose something is: `own` for the reader's clan. */
const whose = (scene: ClansTable, clan: number, reader: Reader): string =>
  clan < 0 ? "none" : scene.clans[clan]?.seats.includes(reader.you) ? "own" : "other";

export const castlePhrase = ({ name, points }: { name: string; points: number }): Phrase => ({
  id: "clans-castle",
  args: { castle: name, points },
});

export function clanName(scene: ClansTable, clan: number, reader: Reader): string {
  return texts.say(clanPhrase(scene, clan), reader);
}

const printPhrase = ({ shape, number }: { shape: string; number: number }): Phrase => ({
  id: "clans-ui-print",
  args: { shape: shape || "none", number },
});

/** A square: its print, and the token or castle on it. */
export function squareName(square: ClansSquare, scene: ClansTable, reader: Reader): string {
  const castle = scene.castles.find(({ key }) => key === square.castle);
  const clan = castle?.clan ?? square.clan;
  const args = {
    square: squareOf(square.key),
    print: printPhrase(square),
    lies: castle ? "castle" : square.clan < 0 ? "none" : "token",
    castle: castle ? castlePhrase(castle) : "",
    whose: whose(scene, clan, reader),
    clan: clanPhrase(scene, clan),
  };
  return texts.say({ id: "clans-ui-square", args }, reader);
}

const castleArgs = (castle: ClansCastle, scene: ClansTable, reader: Reader) => ({
  castle: castlePhrase(castle),
  whose: whose(scene, castle.clan, reader),
  clan: clanPhrase(scene, castle.clan),
});

/** Whose castle it is. */
export function castleOf(castle: ClansCastle, scene: ClansTable, reader: Reader): string {
  return texts.say({ id: "clans-ui-whose-castle", args: castleArgs(castle, scene, reader) }, reader);
}

const unitsOf = (castle: ClansCastle, scene: ClansTable): Phrase[] =>
  castle.units.map((n, clan) => ({ id: "clans-ui-units-of", args: { clan: clanPhrase(scene, clan), n } }));

/** The units around a castle. */
export const unitsName = (castle: ClansCastle, scene: ClansTable, reader: Reader): string =>
  texts.say({ id: "clans-ui-castle-units", args: { units: unitsOf(castle, scene) } }, reader);

/** A castle, where it stands, and the units around it. */
export function castleName(castle: ClansCastle, scene: ClansTable, reader: Reader): string {
  const args = {
    ...castleArgs(castle, scene, reader),
    squares: castle.squares.map(squareOf).join(" "),
    units: unitsOf(castle, scene),
  };
  return texts.say({ id: "clans-ui-castle", args }, reader);
}

export function prizeName(prize: ClansPrize): string {
  return texts.t("clans-ui-prize", { castle: castlePhrase(prize) });
}

export function cardName(card: ClansCard): string {
  if (!card.square) return texts.t("clans-wizard");
  const args = {
    square: squareOf(card.square),
    print: printPhrase(card),
    sign: card.sign || "none",
    chosen: card.is_chosen ? "yes" : "no",
  };
  return texts.t("clans-ui-card", args);
}

/** Tokens that have the shape of a prize. */
export function claimName(claim: ClansClaim, scene: ClansTable, reader: Reader, isOffered: boolean): string {
  const args = {
    castle: castlePhrase(claim),
    squares: claim.squares.map(squareOf).join(" "),
    clan: clanPhrase(scene, claim.clan),
    whose: whose(scene, claim.clan, reader),
  };
  return texts.say({ id: isOffered ? "clans-claim" : "clans-ui-ready", args }, reader);
}

/** Who attacks which castle. */
export function attackName({ seat, castle }: ClansAttack, attacked: ClansCastle, reader: Reader): string {
  return texts.say(
    { id: "clans-attacked", args: { seat: { seat }, castle: castlePhrase(attacked), square: squareOf(castle) } },
    reader,
  );
}

/** What an attack waits for. */
export function stepName(
  { step, swords }: ClansAttack,
  castle: ClansCastle,
  scene: ClansTable,
  reader: Reader,
): string {
  const args = { step, n: swords, whose: whose(scene, castle.clan, reader), clan: clanPhrase(scene, castle.clan) };
  return texts.say({ id: "clans-ui-step", args }, reader);
}

/** What a seat and its clan have, in a line. */
export function factsOf(scene: ClansTable, seat: number, reader: Reader): string {
  const own = scene.seats[seat]!;
  const clan = scene.clans[own.clan]!;
  const partner = clan.seats.find((each) => each !== seat);
  const args = {
    points: clan.points,
    prizes: clan.prizes.length,
    needed: scene.prizes_needed,
    tokens: clan.tokens_left,
    castles: clan.castles_left,
    cards: own.hand_count,
    wizards: own.wizards.count,
    team: partner === undefined ? "no" : "yes",
    partner: { seat: partner ?? seat },
  };
  return texts.say({ id: "clans-ui-facts", args }, reader);
}

/** A name as a title: with a capital, unless it begins with that of a square. */
export const titled = (name: string): string =>
  /^[a-l]\d/.test(name) ? name : name.charAt(0).toLocaleUpperCase(texts.language) + name.slice(1);

/** What a turn's facts were, each in a sentence. */
export function sentencesOf(facts: readonly Fact[], scene: ClansTable, reader: Reader): string[] {
  return facts.flatMap((fact) => {
    const phrase = sentenceOf(fact, scene);
    return phrase ? [texts.say(phrase, reader)] : [];
  });
}

function sentenceOf({ kind, seat: n, card, place, other, at }: Fact, scene: ClansTable): Phrase | null {
  const seat = { seat: n };
  const square = squareOf(place);
  const prize = prizeOf(other, scene);
  const castle = prize ? castlePhrase(prize) : "";
  switch (kind) {
    case "played": {
      if (card === square) return { id: "clans-conquered-land", args: { seat, square } };
      const mark = cardNamed(card, scene)?.sign || "none";
      return { id: "clans-played", args: { seat, square, card: { id: "clans-card", args: { card, mark } } } };
    }
    case "cast":
      return { id: "clans-cast", args: { seat, square } };
    case "moved":
      return { id: "clans-moved", args: { seat, square, source: squareOf(other) } };
    case "claimed": {
      const squares = at.filter((key) => key.startsWith("square:")).map(squareOf);
      return { id: "clans-claimed", args: { seat, castle, squares: squares.join(" ") } };
    }
    case "attacked":
    case "conquered":
      return { id: `clans-${kind}`, args: { seat, castle, square } };
    case "repelled":
      return { id: "clans-repelled", args: { square } };
    case "passed":
      return { id: "clans-passed", args: { seat } };
    default:
      return null;
  }
}
