/** Requests to the hall; one that fails throws an `ApiError`. */

import type {
  GameInfo,
  Guest,
  Link,
  HintList,
  LessonInfo,
  ReplayFrameList,
  NewTable,
  Phrase,
  Problem,
  Sit,
  StoryLine,
  TableInfo,
  TableList,
  Welcome,
} from "./wire";

export class ApiError extends Error {
  constructor(
    /** The hall's word for what is wrong, or `unreachable` or `broken`. */
    readonly code: string,
    message: string,
    readonly status: number,
    readonly says?: Phrase | null,
  ) {
    super(message);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await request(method, path, body);
  if (answer.status === 204) return undefined as T;
  return answer.json().catch(() => {
    throw new ApiError("broken", "the hall gave an answer that makes no sense", answer.status);
  });
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, headers: body === undefined ? {} : { "Content-Type": "application/json" } };
  if (body !== undefined) init.body = JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new ApiError("unreachable", "the hall cannot be reached", 0);
  }
  if (answer.ok) return answer;
  const problem: Problem = await answer.json().catch(() => ({ error: "broken", message: answer.statusText }));
  throw new ApiError(problem.error, problem.message, answer.status, problem.says);
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;
const invited = (invitation: string) => (invitation ? `?invitation=${encodeURIComponent(invitation)}` : "");

export const api = {
  me: () => call<Guest>("GET", "/me"),
  createGuest: (name: string, language: string) => call<Welcome>("POST", "/guests", { name, language }),
  signIn: (code: string) => call<Welcome>("POST", "/guests/arrive", { code }),
  updateMe: (change: Partial<Guest>) => call<Guest>("PATCH", "/me", change),
  passage: () => call<Link>("POST", "/me/passage"),
  games: () => call<GameInfo[]>("GET", "/games"),
  lesson: (game: string) => call<LessonInfo>("GET", `/games/${encodeURIComponent(game)}/lesson`),
  myTables: () => call<TableList>("GET", "/me/tables"),
  openTables: () => call<TableList>("GET", "/tables"),
  createTable: (table: NewTable) => call<TableInfo>("POST", "/tables", table),
  table: (table: string, invitation = "") => call<TableInfo>("GET", at(table) + invited(invitation)),
  sit: (table: string, seat: Sit) => call<TableInfo>("POST", `${at(table)}/sit`, seat),
  getUp: (table: string) => call<TableInfo>("POST", `${at(table)}/get-up`),
  seatBot: (table: string, seat: number, level: string | null) =>
    call<TableInfo>("POST", `${at(table)}/bot`, { seat, level }),
  removeGuest: (table: string, guest: string) => call<TableInfo>("POST", `${at(table)}/remove`, { guest }),
  mute: (table: string, muted: boolean) => call<TableInfo>("POST", `${at(table)}/mute`, { muted }),
  begin: (table: string) => call<TableInfo>("POST", `${at(table)}/begin`),
  rematch: (table: string) => call<TableInfo>("POST", `${at(table)}/rematch`),
  invitation: (table: string) => call<Link>("GET", `${at(table)}/invitation`),
  story: (table: string, invitation = "") => call<StoryLine[]>("GET", `${at(table)}/story${invited(invitation)}`),
  frames: (table: string, since: number, until: number, invitation = "", viewer?: number) => {
    const query = new URLSearchParams({ since: String(since), until: String(until) });
    if (viewer !== undefined) query.set("viewer", String(viewer));
    if (invitation) query.set("invitation", invitation);
    return call<ReplayFrameList>("GET", `${at(table)}/moments?${query}`);
  },
  framesIn: (record: string, viewer: number, since: number, until: number) =>
    call<ReplayFrameList>("POST", "/moments", { record, viewer, since, until }),
  hintsAt: (table: string, viewer: number, version: number) =>
    call<HintList>("GET", `${at(table)}/hints?viewer=${viewer}&version=${version}`),
  hintsIn: (record: string, viewer: number, entry: number) =>
    call<HintList>("POST", "/hints", { record, viewer, entry }),
  record: async (table: string): Promise<string> => (await request("GET", `${at(table)}/record`)).text(),
};
