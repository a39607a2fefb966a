// Made from the structs of the hall and of the games' scenes by scripts/typescript.py: do not edit.

/** The id of a message and its arguments; the catalogues put it into words. */
export interface Phrase {
  id: string;
  args: Record<string, Arg>;
}

/** An argument: a number, a keyword or a name as it is, a seat, another phrase or a list of them. */
export type Arg = number | string | { seat: number } | Phrase | Phrase[];

export const LONGEST_NAME = 24;

export const MOST_SEATS = 6;

export const LONGEST_SAID = 300;

export const LONGEST_WEBHOOK = 500;

export const LONGEST_RECORD = 1000000;

export const LATEST = 1000000000;

/** Why the hall closes a socket. After any code but `REFUSED` a client reconnects. */
export const CloseCode = {
  /** The guest may not follow this table, or not any more; the reason is an `ErrorWord`. Reconnecting is pointless. */
  REFUSED: 4404,
  /** The client has not read its messages. */
  TOO_SLOW: 4408,
  /** The client has opened too many sockets lately: it waits a little before it reconnects. */
  TOO_OFTEN: 4429,
} as const;

export type Language = "en" | "uk" | "ru";

export type Level = "easy" | "normal" | "hard";

export type ErrorWord =
  | "bad-body"
  | "bad-code"
  | "bad-entry"
  | "bad-message"
  | "bad-name"
  | "bad-record"
  | "bad-settings"
  | "bad-start"
  | "bad-version"
  | "bad-webhook"
  | "busy"
  | "cannot-begin"
  | "cut-short"
  | "goes-on"
  | "has-begun"
  | "illegal"
  | "match-over"
  | "may-not-follow"
  | "muted"
  | "no-game"
  | "no-guest"
  | "no-hints"
  | "no-language"
  | "no-lesson"
  | "no-seat"
  | "no-table"
  | "not-asked"
  | "not-begun"
  | "not-found"
  | "not-host"
  | "not-invited"
  | "not-known"
  | "not-over"
  | "not-seated"
  | "not-your-question"
  | "not-yourself"
  | "nothing-said"
  | "nothing-to-agree-to"
  | "nothing-to-undo"
  | "other-origin"
  | "other-rules"
  | "own-eyes"
  | "removed"
  | "seat-taken"
  | "seats-empty"
  | "stale"
  | "still-playing"
  | "time-is-up"
  | "too-long"
  | "too-many-sockets"
  | "too-many-tables"
  | "too-much"
  | "too-often"
  | "unknown-host"
  | "unknown-seat"
  | "was-not-asked"
  | "wrong-method";

export type Phase = "open" | "running" | "over" | "closed";

export type Action = Answer | Undo | Restart | Consent | Resign | SetStandingAnswer | Away | Say | Hint;

export type Reply = Done | Refused | HintMessage;

export type AnyServerMessage = TableMessage | StateMessage | Said | Done | Refused | HintMessage;

/** Create a guest. */
export interface NewGuest {
  name: string;
  language?: Language;
  /** Return the token too, for programs that send it as `Authorization: Bearer …`. */
  bearer?: boolean;
}

/** Change a guest's name, language or webhook. */
export interface GuestChange {
  name?: string | null;
  language?: Language | null;
  /** Where to tell the guest that it is its turn; empty: nowhere. */
  webhook?: string | null;
}

/** The code of a one-time link, or a recovery code. */
export interface Passage {
  code: string;
  bearer?: boolean;
}

/** A guest, as only the guest itself sees it. */
export interface Guest {
  id: string;
  name: string;
  language: string;
  webhook: string;
}

/** A guest and its session; `recovery` is shown only this once. */
export interface Welcome {
  guest: Guest;
  recovery: string;
  token: string;
}

/** A link to another device or to a table, with its QR code. */
export interface Link {
  link: string;
  /** An SVG drawing. */
  qr: string;
  /** In milliseconds since 1970; 0: never. */
  expires: number;
}

/** A setting that a table may choose, with its clause. */
export interface SettingInfo {
  key: string;
  values: string[];
  clause: string;
  default: string;
  /** What each value means. */
  says: Phrase[];
}

/** A game that is played here. */
export interface GameInfo {
  key: string;
  title: string;
  rules: number;
  seats: number[];
  settings: SettingInfo[];
  /** The title. */
  says: Phrase;
  /** The moments for reactions by number; a standing answer can be chosen for each. */
  moments: Phrase[];
  /** Whether its tables can be drawn. */
  has_scene: boolean;
  /** Whether its package brings a room of its own: `/rooms/<key>/room.js`. */
  has_room: boolean;
  /** Whether it has a lesson. */
  has_lesson: boolean;
}

/** The terms of a table, agreed before the match. */
export interface Terms {
  game: string;
  seats: number;
  settings: Record<string, string>;
  /** Listed with the open tables; otherwise by invitation only. */
  is_public: boolean;
  watching: "anyone" | "invited" | "nobody";
  /** none, seconds and increment for each player (600+10), or days for each move (3d). */
  clock: string;
  /** When a clock has run out: a bot of the table's level takes over, or that player's game ends. */
  overtime: "bot" | "ends";
  /** The level of bots that stand in for a player. */
  level: Level;
  hints: boolean;
}

/** Where a match starts: a record and the entry after which it is cut. */
export interface Start {
  record: string;
  entry: number;
}

/** Create a table and take a seat at it. */
export interface NewTable {
  terms: Terms;
  seat?: number;
  /** Start from a record, which decides the game, rules version, seats and settings. */
  start?: Start | null;
  /** The seats of bots and their levels. */
  bots?: Record<string, Level>;
}

/** Take a seat. */
export interface Sit {
  seat: number;
  invitation?: string;
  /** The guest's part of the seed as hex digits: then nobody, not even the hall, can foresee chance. */
  nonce?: string;
}

/** Seat a bot, or take it away (host). */
export interface SeatBot {
  seat: number;
  level: Level | null;
}

/** Remove a guest (host). */
export interface Remove {
  guest: string;
}

/** Close or open the chat (host). */
export interface Mute {
  muted: boolean;
}

/** Who has a seat. */
export interface Sitting {
  kind: "bot" | "empty" | "person";
  guest: string;
  name: string;
  level: string;
  /** A bot stands in. */
  is_away: boolean;
  nonce: string;
}

/** A table, for everybody who may see it. */
export interface TableInfo {
  id: string;
  phase: Phase;
  terms: Terms;
  seats: Sitting[];
  host: string;
  is_muted: boolean;
  created: number;
  changed: number;
  /** The rules version of the match, or before it begins the one it would have. */
  rules: number;
  /** Whether the match starts from a record. */
  goes_on: boolean;
  /** The table of the rematch. */
  rematch: string;
  /** The hall's commitment to the seed, there from the beginning. */
  commitment: string;
  /** The seat of the guest; -1: none. */
  you: number;
  /** What others need to join; shown only to those who sit at the table. */
  invitation: string;
  /** Why the match can only be read: usually because its rules version is no longer played. */
  other_rules: Phrase | null;
}

/** Tables, the latest first. */
export interface TableList {
  tables: TableInfo[];
}

/** Answer the question by the notation of an option. */
export interface Answer {
  do: "answer";
  id: string;
  option: string;
  /** The version that the guest saw last; if something has changed since, the answer is refused. */
  version?: number | null;
}

/** Take back the last answer, or ask the others to agree to that. */
export interface Undo {
  do: "undo";
  id: string;
}

/** Take back everything that the guest can take back alone. */
export interface Restart {
  do: "restart";
  id: string;
}

/** Agree to an undo, or decline it. */
export interface Consent {
  do: "consent";
  id: string;
  agree: boolean;
}

/** Give up. */
export interface Resign {
  do: "resign";
  id: string;
}

/** Be asked at a moment for reactions, or pass there. */
export interface SetStandingAnswer {
  do: "standing";
  id: string;
  how: "always" | "ask" | "span";
  moment?: number;
}

/** Hand the seat to a bot, or take it back. */
export interface Away {
  do: "away";
  id: string;
  away: boolean;
}

/** Send a chat message. */
export interface Say {
  do: "say";
  id: string;
  text: string;
}

/** Ask a bot for the best options. */
export interface Hint {
  do: "hint";
  id: string;
}

/** The table: terms and seats. */
export interface TableMessage {
  is: "table";
  table: TableInfo;
}

/** An option: its notation and its meaning. */
export interface OptionInfo {
  option: string;
  says: Phrase;
  /** With a scene: the keys of the things where it lies; together they distinguish it from the other options. */
  at: string[];
}

/** An option that a player might expect, and why it is forbidden. */
export interface RefusedInfo {
  option: string;
  clause: string;
  says: Phrase;
  /** With a scene: the keys of the things where it would lie. */
  at: string[];
}

/** The question to a seat. */
export interface QuestionInfo {
  kind: string;
  says: Phrase;
  moment: number;
  /** Whether it asks for a reaction, so that a standing answer could pass. */
  is_reaction: boolean;
  options: OptionInfo[];
  refused: RefusedInfo[];
}

/** How a match ended. */
export interface ResultInfo {
  reason: string;
  says: Phrase;
  scores: number[];
  ranks: number[];
  /** Who has won, and with what. */
  victory: Phrase;
  /** For each seat, how its score adds up; empty when the match did not end by the rules. */
  lines: Phrase[][];
}

/** The time a seat has left, in milliseconds as of the message. */
export interface ClockInfo {
  left: number;
  runs: boolean;
}

/** A seat asks to take its last answer back; `awaits` are the seats that have yet to agree. */
export interface PleaInfo {
  seat: number;
  awaits: number[];
}

/** A standing answer; moment -1: at every moment without one of its own. */
export interface StandingInfo {
  moment: number;
  how: string;
}

/**
 * What happened in the game, cut down to what its reader may know.
 *
 * The kinds, and what the other fields are for each of them: `rules/events.py` of the game.
 */
export interface Fact {
  kind: string;
  /** -1: nobody. */
  seat: number;
  /** In words of the game, or its key; empty: none, or hidden. */
  card: string;
  /** The key of a place; empty: none. */
  place: string;
  n: number;
  /** The key of another seat, place or thing that took part; empty: none. */
  other: string;
  /** With a scene: the keys of the things that it touches. */
  at: string[];
}

/** Something that happened, and the viewer's version at which it was told. */
export interface StoryLine {
  version: number;
  /** None (only with a scene): the picture says it. */
  says: Phrase | null;
  /** None if it happened to the match, as when an answer is taken back, or in a game without a scene. */
  fact: Fact | null;
  /**
   * With a scene: how the table looked when this had happened. What must be replaced in the picture of the next line
   * (in that of the last: in the scene that comes with the story), by JSON pointers; null if it is not known any more.
   */
  picture: Record<string, unknown> | null;
}

/**
 * The match as one viewer may know it, and what happened since the viewer's version `since`.
 *
 * The story begins with the first answer: the set-up is seen in the position.
 */
export interface StateMessage {
  is: "state";
  version: number;
  since: number;
  story: StoryLine[];
  /** On request: the table in the game's notation, hidden cards as `?`. */
  position: string | null;
  /** On request: the same in whole numbers, for programs that have the rules of this version. */
  view: Record<string, unknown> | null;
  /** On request: the same in words, line by line. */
  in_words: Phrase[] | null;
  asked: number[];
  question: QuestionInfo | null;
  /** How many answers this seat can take back alone. */
  undoable: number;
  /** Whether `undo` would ask the others to agree. */
  may_ask_back: boolean;
  plea: PleaInfo | null;
  /** This seat's own. */
  standing: StandingInfo[];
  clocks: ClockInfo[];
  result: ResultInfo | null;
  /** On request: the table as it is drawn, null for a game without a scene. */
  scene: Scene | null;
}

/** The action `id` is done, for good. */
export interface Done {
  is: "done";
  id: string;
}

/** The action `id` is refused, and nothing has changed. */
export interface Refused {
  is: "refused";
  id: string;
  error: ErrorWord;
  says: Phrase;
  clause: string;
}

/** A chat message. */
export interface Said {
  is: "said";
  n: number;
  guest: string;
  name: string;
  text: string;
  at: number;
}

/** An option and its chance to win. */
export interface HintInfo {
  option: string;
  chance: number;
  says: Phrase;
}

/** A bot's best options. */
export interface HintMessage {
  is: "hint";
  id: string;
  hints: HintInfo[];
}

/** Show what a seat, or the spectator after the last, saw of the match of a record. */
export interface LookBack {
  record: string;
  viewer: number;
  /** Only what came after this version of the viewer. */
  since?: number;
  /** Only what came up to this version. */
  until?: number;
}

/** Ask for a bot's best options for a seat, after an entry of a record. */
export interface HintsOf {
  record: string;
  entry: number;
  viewer: number;
}

/** The match as a viewer saw it at one of its versions. */
export interface ReplayFrame {
  version: number;
  /** The last entry of the record by then; 0 while the match runs, for it could reveal secrets. */
  entry: number;
  /** Milliseconds since the match began. */
  at: number;
  /** What has happened since the previous version. */
  story: StoryLine[];
  scene: Scene | null;
  /** The table in words, for a game without a scene. */
  in_words: Phrase[] | null;
  asked: number[];
  question: QuestionInfo | null;
  result: ResultInfo | null;
}

/** What a viewer saw from the beginning, at most 400 frames at a time. */
export interface ReplayFrameList {
  game: string;
  /** Who sat down at the beginning. */
  seats: Sitting[];
  viewer: number;
  /** The viewer's last version. */
  count: number;
  moments: ReplayFrame[];
}

/** One idea of a lesson: something to read, and perhaps something to do. */
export interface LessonStep {
  says: Phrase;
  /** The ids of its clauses. */
  clauses: string[];
  /** The keys of things to look at. */
  points: string[];
  /** The expected answer in notation; empty: only to be read. */
  expects: string;
  /** What has happened since the step before; the last one is shown with this step. */
  moments: ReplayFrame[];
}

/** A lesson: a prepared match as the learner, who has seat 0, sees it. */
export interface LessonInfo {
  game: string;
  /** The names of the players. */
  seats: Phrase[];
  steps: LessonStep[];
}

/** A bot's best options. */
export interface HintList {
  hints: HintInfo[];
}

/** Why a request was refused. */
export interface Problem {
  /** A word for programs. */
  error: ErrorWord;
  /** An English sentence. */
  message: string;
  /** The same as a phrase, if there is one. */
  says: Phrase | null;
}

export type ClansSign = "sword" | "shield";

export type ClansShape = "circle" | "square" | "triangle" | "diamond" | "star" | "crescent" | "cross" | "hexagon";

export type ClansStep = "arming" | "adding" | "defending";

/** A square of the board, with the token on it. */
export interface ClansSquare {
  key: string;
  /** 0 to 11. */
  column: number;
  /** 0 to 11, from the top. */
  row: number;
  /** Printed on it; nothing on no-man's-land. */
  shape: ClansShape | "";
  number: number;
  /** The clan whose token lies on it; -1: none. */
  clan: number;
  /** The key of the castle whose tile covers it; empty: none. */
  castle: string;
  /** What its land card shows. */
  sign: ClansSign | "";
}

/** A square of a shape. */
export interface ClansCell {
  column: number;
  row: number;
}

/** A prize card. */
export interface ClansPrize {
  key: string;
  /** L4. */
  name: string;
  points: number;
  cells: ClansCell[];
}

/** A castle on its tile. */
export interface ClansCastle {
  /** After its first square, where it stands. */
  key: string;
  name: string;
  points: number;
  clan: number;
  /** Their keys. */
  squares: string[];
  /** How many units each clan has around it in an attack, its owner with the castle itself. */
  units: number[];
  /** The keys of what counts: squares with tokens, castles. */
  beside: string[];
}

/** Tokens that have the shape of an open prize and so may be claimed as a castle. */
export interface ClansClaim {
  key: string;
  name: string;
  points: number;
  clan: number;
  squares: string[];
}

/** A castle that one more token would complete. */
export interface ClansCompletion {
  /** The key of the square where that token is missing. */
  square: string;
  name: string;
  points: number;
  squares: string[];
}

/** A card of a hand. */
export interface ClansCard {
  /** The same for all Wizards of a hand. */
  key: string;
  /** The key of the square that it shows; empty for a Wizard. */
  square: string;
  shape: ClansShape | "";
  number: number;
  sign: ClansSign | "";
  /** Whether it was chosen to be laid or discarded, as the others will see when the choice is made. */
  is_chosen: boolean;
}

/** The Wizards that lie open before a seat. */
export interface ClansWizards {
  key: string;
  count: number;
}

/** What a seat has before it and in hand. */
export interface ClansSeat {
  clan: number;
  hand_count: number;
  /** Those that the viewer knows: partners do not see each other's hands. */
  hand: ClansCard[];
  wizards: ClansWizards;
}

/** A player, or two partners: everything of one colour. */
export interface ClansClan {
  seats: number[];
  points: number;
  prizes: ClansPrize[];
  tokens_left: number;
  castles_left: number;
}

/** A number of Swords to attack with. */
export interface ClansSwords {
  key: string;
  count: number;
}

/** An attack under way. */
export interface ClansAttack {
  /** `arming`: the attacker is choosing the cards, and nobody else knows of it yet. */
  step: ClansStep;
  /** Who attacks. */
  seat: number;
  castle: string;
  swords: number;
}

/** The table of Land of Clans. */
export interface ClansTable {
  game: "clans";
  squares: ClansSquare[];
  castles: ClansCastle[];
  /** What lies at the corners of the board, in reading order. */
  corners: (ClansPrize | null)[];
  /** What can be claimed now, or with the next conquest because it was complete before its prize lay open. */
  claims: ClansClaim[];
  /** For the viewer's clan. */
  completions: ClansCompletion[];
  clans: ClansClan[];
  seats: ClansSeat[];
  swords: ClansSwords[];
  attack: ClansAttack | null;
  /** The key of the square that is being conquered; empty: none. */
  target: string;
  /** How many prizes end the game. */
  prizes_needed: number;
  bag_count: number;
  draw_count: number;
  used_count: number;
  /** The seat whose turn it is; -1 before the first and after the last. */
  turn: number;
}

export type InisPhase = "set-up" | "assembly" | "season" | "clash" | "over";

export type InisDirection = "clockwise" | "counter" | "";

export type InisTerritoryName =
  | "cove"
  | "forest"
  | "gates"
  | "highlands"
  | "hills"
  | "iron-mine"
  | "lost-vale"
  | "meadows"
  | "misty-lands"
  | "moor"
  | "mountains"
  | "plains"
  | "salt-mine"
  | "stone-circle"
  | "swamp"
  | "valley";

export type InisCardName =
  | "bard"
  | "citadel"
  | "conquest"
  | "craftsmen"
  | "druid"
  | "emissaries"
  | "exploration"
  | "festival"
  | "geis"
  | "master-craftsman"
  | "migration"
  | "new-alliance"
  | "new-clans"
  | "raid"
  | "sanctuary"
  | "scouts"
  | "warlord"
  | "cove-card"
  | "forest-card"
  | "gates-card"
  | "highlands-card"
  | "hills-card"
  | "iron-mine-card"
  | "lost-vale-card"
  | "meadows-card"
  | "misty-lands-card"
  | "moor-card"
  | "mountains-card"
  | "plains-card"
  | "salt-mine-card"
  | "stone-circle-card"
  | "swamp-card"
  | "valley-card"
  | "balors-eye"
  | "battle-frenzy"
  | "moytura"
  | "breas"
  | "cathbad"
  | "champions-share"
  | "children-of-dana"
  | "dagda"
  | "cauldron"
  | "club"
  | "harp"
  | "deirdre"
  | "diarmuid"
  | "eriu"
  | "fianna"
  | "kernunos"
  | "lug"
  | "spear"
  | "maeve"
  | "horses"
  | "morrigan"
  | "nuada"
  | "oengus"
  | "ogma"
  | "other-world"
  | "stone-of-fal"
  | "streng"
  | "tailtu"
  | "cuchulain"
  | "tuan";

export type InisManner = "season" | "triskel" | "manoeuvre";

export type InisDue = "either" | "both" | "clan" | "card";

export type InisCardKind = "action" | "advantage" | "tale";

export type InisClashStep =
  | "citadels"
  | "reaction"
  | "card"
  | "manoeuvre"
  | "peace"
  | "withdrawal"
  | "answer"
  | "toll"
  | "cauldron"
  | "other";

export type InisPiece = "clan" | "citadel" | "sanctuary" | "festival" | "capital";

/** A card whose face the viewer knows. */
export interface InisCard {
  /** `hand:SEAT:CARD`, `pool:CARD` (before the viewer, to choose from), `discard:`, `aside:`, `beside:`, `passed:`. */
  key: string;
  card: InisCardName;
  kind: InisCardKind;
  /** Whether it can be played as a turn. */
  is_season: boolean;
  /** Whether it can be played when what it names happens. */
  is_triskel: boolean;
  /** The id of the clause that says what it does. */
  clause: string;
}

/** The clans of a seat in a territory: at least one. */
export interface InisGroup {
  /** `clans:TERRITORY:SEAT`. */
  key: string;
  seat: number;
  count: number;
}

/** A territory on the map. */
export interface InisTerritory {
  /** `territory:NAME`. */
  key: string;
  name: InisTerritoryName;
  /**
   * Its three hexagons, each across and down on a lattice of hexagons.
   *
   * From a hexagon at (0, 0) the neighbours are (1, 0), (0, 1), (-1, 1) and their opposites.
   */
  hexes: number[][];
  /** By seat. */
  groups: InisGroup[];
  /** The capital not counted. */
  citadels: number;
  has_capital: boolean;
  sanctuaries: number;
  has_festival: boolean;
  /** The seat with the most clans; -1: nobody. */
  chieftain: number;
  neighbours: InisTerritoryName[];
  /** Where its Advantage card is: with a seat; beside the map, free or used. */
  advantage: "face-down" | "face-up" | "held";
  /** The seat that holds it; -1: none. */
  advantage_of: number;
}

/** A place where a new tile may be laid. */
export interface InisSpot {
  /** `spot:NAME@WAY`, as in the notation. */
  key: string;
  hexes: number[][];
  touches: InisTerritoryName[];
}

/** A territory not on the map that the viewer looks at. */
export interface InisTile {
  /** `tile:NAME`. */
  key: string;
  name: InisTerritoryName;
}

/** What is left of the common pieces. */
export interface InisSupply {
  citadels: number;
  sanctuaries: number;
  deeds: number;
}

/** An Advantage card beside the map; everybody knows all of them. */
export interface InisAdvantage {
  card: InisCard;
  /** Whether it is free; face down it has been used in this round. */
  is_face_up: boolean;
}

/** Clans that have been declared to go and have not gone yet. */
export interface InisMove {
  /** Whose clans. */
  seat: number;
  /** Empty: from the reserve. */
  source: InisTerritoryName | "";
  target: InisTerritoryName;
  count: number;
}

/** The way of clans that is being asked about: how many take it, or where it begins or ends. */
export interface InisWay {
  /** Whose clans. */
  seat: number;
  /** Empty: that is asked. */
  source: InisTerritoryName | "";
  /** Empty: that is asked. */
  target: InisTerritoryName | "";
}

/** A card that is being played, with what has been chosen for it so far. */
export interface InisPlayed {
  /** `played:CARD`. */
  key: string;
  card: InisCardName;
  kind: InisCardKind;
  is_season: boolean;
  is_triskel: boolean;
  clause: string;
  seat: number;
  how: InisManner;
  is_cancelled: boolean;
  /** Those chosen, in the order of choosing. */
  territories: InisTerritoryName[];
  /** Those chosen. */
  seats: number[];
  /** What it will bring from where to where; empty once that is done. */
  moves: InisMove[];
}

/** A seat whose clans are, or were, in a clash. */
export interface InisSide {
  seat: number;
  exposed: number;
  /** In its citadels. */
  sheltered: number;
  /** Removed in this clash. */
  fallen: number;
}

/** An attack that has not been dealt with yet. */
export interface InisAttack {
  attacker: number;
  defender: number;
  /** What the defender loses: a clan or a card as it likes, both, or one of them. */
  due: InisDue;
  is_ignored: boolean;
}

/** A clash that is being settled. */
export interface InisClash {
  territory: InisTerritoryName;
  instigator: number;
  /**
   * What is going on: clans enter the citadels, triskel cards may answer, a card is being played, a manoeuvre is
   * chosen, peace is voted on, clans withdraw, an attack is answered, the Mountains take their toll, clans come back
   * from the Cauldron.
   */
  step: InisClashStep;
  sides: InisSide[];
  free_citadels: number;
  /** Whose manoeuvre it is; -1 before the first one. */
  turn: number;
  /** Before this manoeuvre. */
  was_peace_refused: boolean;
  /** While peace is voted on: who wants it, the proposer first. */
  agreed: number[];
  /** Those who have not answered yet, the next one first. */
  asked: number[];
  attack: InisAttack | null;
  withdrawal: InisMove[];
  /** Whether Lug's Spear forbids triskel cards. */
  is_silenced: boolean;
}

/** A seat in the draft. */
export interface InisDrafter {
  /** Cards it looks at. */
  count: number;
  /** Those of an opponent's cards that the viewer has passed on. */
  known: InisCard[];
}

/** A step of the draft: all choose at the same time which Action cards they keep, and pass on the others. */
export interface InisDraft {
  /** From 1. */
  step: number;
  steps: number;
  /** What the viewer chooses from; those already chosen too. */
  pool: InisCard[];
  /** Whether the viewer chooses which to keep; otherwise which one to pass on. */
  is_keeping: boolean;
  /** How many are kept in this step. */
  keep: number;
  /** What the viewer has said in this step. */
  chosen: InisCardName[];
  /** Whether the viewer is done and waits for the others. */
  is_chosen: boolean;
  /** To whom the viewer passes; -1: the viewer is no seat. */
  to: number;
  /** From whom the viewer gets cards. */
  source: number;
  /** By seat. */
  drafters: InisDrafter[];
}

/** What a seat has. */
export interface InisSeat {
  /** `seat:SEAT`. */
  key: string;
  is_brenn: boolean;
  is_pretender: boolean;
  /** In this Season, since the last turn that was not a pass. */
  has_passed: boolean;
  /** Clans that it may place. */
  reserve: number;
  deeds: number;
  /** Clans of others where it is chieftain. */
  clans_led: number;
  /** Those in territories where it is present. */
  sanctuaries: number;
  /** Where it is present. */
  territories: number;
  /** How many of these three conditions of victory it meets when its Deeds go where they help most. */
  met: number;
  /** Clans on Dagda's Cauldron before it; -1: it does not lie there. */
  cauldron: number;
  action_count: number;
  advantage_count: number;
  tale_count: number;
  /** The cards it holds that the viewer knows; everybody's Advantage cards are known. */
  hand: InisCard[];
}

/** The table of Inis. */
export interface InisTable {
  game: "inis";
  /** From 1. */
  round: number;
  phase: InisPhase;
  /** What each condition of victory demands, Deeds aside. */
  goal: number;
  /** -1 until it is known. */
  brenn: number;
  /** Of the crows. */
  direction: InisDirection;
  /** The seat to act; -1: none, chance, or several at once. */
  turn: number;
  /** The seat whose turn of the Season it is, even while others answer something in it; -1 outside the Season. */
  season_turn: number;
  /** The territory that the question is about, as when a number of clans is asked for. */
  about: InisTerritoryName | "";
  /** The way of clans that the question is about. */
  way: InisWay | null;
  /** What comes to the territory that is asked for. */
  brings: InisPiece | "";
  /** On the map. */
  territories: InisTerritory[];
  /** Only while a seat is asked where a tile goes. */
  spots: InisSpot[];
  /** The tile that is laid next, if it lies open. */
  tile: InisTerritoryName | "";
  /** Those that the viewer has drawn and not laid yet. */
  tiles: InisTile[];
  /** In the stack. */
  tiles_left: number;
  supply: InisSupply;
  seats: InisSeat[];
  /** Those beside the map. */
  advantages: InisAdvantage[];
  /** Cards that lie before the viewer, drawn, revealed or looked through, to choose from (the draft has its own). */
  choice: InisCard[];
  aside_count: number;
  /** The Action card set aside, if the viewer knows it. */
  aside: InisCard[];
  discard_count: number;
  /** Those of the Action cards discarded, face down, that the viewer knows. */
  discards: InisCard[];
  /** Face up. */
  tale_discards: InisCard[];
  /** In their deck. */
  tales_left: number;
  /** The cards being played now, the first one first: each answers or follows what was played before it. */
  stack: InisPlayed[];
  /** Those whose clash is still to come. */
  pending: InisTerritoryName[];
  clash: InisClash | null;
  draft: InisDraft | null;
}

export type KeltisColour = "red" | "yellow" | "pink" | "green" | "blue";

export type KeltisTile = "" | "face-down" | "wishing-stone" | "clover" | "points";

export type KeltisTrend = "up" | "down" | "open";

/** A stone of a path, with the tile that lies on it. */
export interface KeltisStone {
  key: string;
  /** 1 to 9. */
  row: number;
  /** What a small figure is worth here at the end. */
  value: number;
  tile: KeltisTile;
  /** Of a number tile. */
  points: number;
  is_goal: boolean;
  /** Whether a tile lay here at the beginning. */
  is_dark: boolean;
}

/** A path of nine stones, the lowest first. */
export interface KeltisPath {
  key: string;
  colour: KeltisColour;
  stones: KeltisStone[];
}

/** A card; every one exists twice. */
export interface KeltisCard {
  /** Of a card in a hand, the same for two equal ones; empty elsewhere. */
  key: string;
  colour: KeltisColour;
  value: number;
  /** 0 or 1: tells two equal cards of a table apart. */
  n: number;
  /** Whether everybody knows it: it lies open, or was taken from a discard pile. */
  is_open: boolean;
}

/** The cards of a colour before a seat, in the order in which they were laid. */
export interface KeltisColumn {
  key: string;
  colour: KeltisColour;
  trend: KeltisTrend;
  cards: KeltisCard[];
}

/** A seat's figure on a path. */
export interface KeltisFigure {
  key: string;
  colour: KeltisColour;
  /** 0 while none has left the start stone for this path. */
  row: number;
  is_large: boolean;
  /** What it would score now. */
  worth: number;
}

/** What a seat has before it and in hand. */
export interface KeltisSeat {
  /** From number tiles. */
  points: number;
  wishing_stones: number;
  hand_count: number;
  /** Those that the viewer knows: all of its own, the openly taken ones of others. */
  hand: KeltisCard[];
  columns: KeltisColumn[];
  figures: KeltisFigure[];
  /** Small figures on the start stone. */
  small_left: number;
  /** Large ones there: 1 or 0. */
  large_left: number;
  /** The total if the game ended now. */
  score_now: number;
}

/** The discards of a colour, the lowest first. */
export interface KeltisDiscardPile {
  key: string;
  colour: KeltisColour;
  cards: KeltisCard[];
}

/** The draw pile. */
export interface KeltisDrawPile {
  key: string;
  count: number;
}

/** The table of Keltis. */
export interface KeltisTable {
  game: "keltis";
  paths: KeltisPath[];
  seats: KeltisSeat[];
  piles: KeltisDiscardPile[];
  draw_pile: KeltisDrawPile;
  /** The seat whose turn it is; -1 before the first and after the last. */
  turn: number;
  /** What no wishing stone, one, two … are worth at the end; the last value is that of more, too. */
  wishing_values: number[];
  /** So many figures in the goal area end the game. */
  figures_that_end: number;
}

export type OriflammePhase = "set-up" | "placing" | "activating" | "over";

export type OriflammeDirection = "right" | "left" | "";

export type OriflammeRole =
  | "prince"
  | "twin"
  | "queen"
  | "daredevil"
  | "apothecary"
  | "criminal"
  | "schemer"
  | "substitution"
  | "plan"
  | "trap"
  | "bribe";

/** A card in a hand. */
export interface OriflammeHandCard {
  key: string;
  role: OriflammeRole;
}

/** A card in the row or on a pile, face up or face down, with all that lies on it. */
export interface OriflammeThing {
  /** `card:SEAT:ROLE` if the viewer knows its role, else `back:SEAT:ROUND`. */
  key: string;
  /** The family whose colour it has. */
  seat: number;
  /** The family to which it belongs now. */
  holder: number;
  /** Empty if the viewer does not know it. */
  role: OriflammeRole | "";
  is_open: boolean;
  tokens: number;
  /** The seat whose bribe token lies on it; -1: none. */
  briber: number;
  /** Whether it entered the row face up in this round. */
  entered_now: boolean;
}

/** A position of the row. */
export interface OriflammeSpot {
  key: string;
  /** Whether it is the one being activated. */
  is_active: boolean;
  /** From the bottom. */
  stack: OriflammeThing[];
}

/** An end of the row. */
export interface OriflammeEnd {
  key: string;
}

/** What a family has. */
export interface OriflammeSeat {
  influence: number;
  hand_count: number;
  /** Those that the viewer knows. */
  hand: OriflammeHandCard[];
  aside_count: number;
  /** Those of the cards laid aside that the viewer knows. */
  aside: OriflammeRole[];
  /** Hidden cards that, as everybody knows, are not among those laid aside. */
  not_aside: OriflammeRole[];
  /** Discarded and removed cards. */
  pile: OriflammeThing[];
  has_twin_ready: boolean;
  /** Whether its bribe token lies on no card. */
  has_bribe_token: boolean;
}

/** The table of Oriflamme. */
export interface OriflammeTable {
  game: "oriflamme";
  /** From 1. */
  round: number;
  rounds: number;
  phase: OriflammePhase;
  /** The first player of this round; -1 until it is known. */
  first: number;
  /** Which way the row is activated: to the right if its start lies on the left. */
  direction: OriflammeDirection;
  /** In the order of activation, the start first. */
  row: OriflammeSpot[];
  /** Start and end of the row, where a card may be added. */
  ends: OriflammeEnd[];
  /** A card that has left the hand and has no place in the row yet. */
  laying: OriflammeThing | null;
  seats: OriflammeSeat[];
  /** The seat to act; -1: none. */
  turn: number;
}

/** The table of a game as one viewer may know it. */
export type Scene = ClansTable | InisTable | KeltisTable | OriflammeTable;
