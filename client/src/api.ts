/** Requests to the hall. Whatever is refused comes as a `Refusal` that says why in a word for programs. */

import type {
  GameInfo,
  Guest,
  Link,
  HintList,
  LessonInfo,
  MomentList,
  NewTable,
  Sit,
  StoryLine,
  TableInfo,
  TableList,
  Welcome,
} from "./wire";

export class Refusal extends Error {
  constructor(
    readonly word: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: body === undefined ? {} : { "Content-Type": "application/json" } };
  if (body !== undefined) init.body = JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new Refusal("unreachable", "the hall cannot be reached", 0);
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const said = await answer.json().catch(() => ({ error: "broken", message: answer.statusText }));
  throw new Refusal(said.error, said.message, answer.status);
}

const at = (table: string) => `/tables/${table}`;
const invited = (invitation: string) => (invitation ? `?invitation=${encodeURIComponent(invitation)}` : "");

export const api = {
  me: () => call<Guest>("GET", "/me"),
  comeIn: (name: string, language: string) => call<Welcome>("POST", "/guests", { name, language }),
  arrive: (code: string) => call<Welcome>("POST", "/guests/arrive", { code }),
  changeMe: (change: Partial<Guest>) => call<Guest>("PATCH", "/me", change),
  passage: () => call<Link>("POST", "/me/passage"),
  games: () => call<GameInfo[]>("GET", "/games"),
  lesson: (game: string) => call<LessonInfo>("GET", `/games/${encodeURIComponent(game)}/lesson`),
  myTables: () => call<TableList>("GET", "/me/tables"),
  openTables: () => call<TableList>("GET", "/tables"),
  layTable: (wish: NewTable) => call<TableInfo>("POST", "/tables", wish),
  table: (table: string, invitation = "") => call<TableInfo>("GET", at(table) + invited(invitation)),
  sit: (table: string, wish: Sit) => call<TableInfo>("POST", `${at(table)}/sit`, wish),
  getUp: (table: string) => call<TableInfo>("POST", `${at(table)}/get-up`),
  seatBot: (table: string, seat: number, level: string | null) =>
    call<TableInfo>("POST", `${at(table)}/bot`, { seat, level }),
  remove: (table: string, guest: string) => call<TableInfo>("POST", `${at(table)}/remove`, { guest }),
  mute: (table: string, muted: boolean) => call<TableInfo>("POST", `${at(table)}/mute`, { muted }),
  begin: (table: string) => call<TableInfo>("POST", `${at(table)}/begin`),
  rematch: (table: string) => call<TableInfo>("POST", `${at(table)}/rematch`),
  invitation: (table: string) => call<Link>("GET", `${at(table)}/invitation`),
  story: (table: string, invitation = "") => call<StoryLine[]>("GET", `${at(table)}/story${invited(invitation)}`),
  moments: (table: string, since: number, until: number, invitation = "", viewer?: number) => {
    const query = new URLSearchParams({ since: String(since), until: String(until) });
    if (viewer !== undefined) query.set("viewer", String(viewer));
    if (invitation) query.set("invitation", invitation);
    return call<MomentList>("GET", `${at(table)}/moments?${query}`);
  },
  momentsIn: (record: string, viewer: number, since: number, until: number) =>
    call<MomentList>("POST", "/moments", { record, viewer, since, until }),
  hintsAt: (table: string, viewer: number, version: number) =>
    call<HintList>("GET", `${at(table)}/hints?viewer=${viewer}&version=${version}`),
  hintsIn: (record: string, viewer: number, entry: number) =>
    call<HintList>("POST", "/hints", { record, viewer, entry }),
  record: async (table: string): Promise<string> => (await fetch(`/api${at(table)}/record`)).text(),
};
