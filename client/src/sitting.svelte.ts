/** A table as one guest follows it: the socket, what the hall has told, and what one does there. */

import { api } from "./api";
import { me } from "./me.svelte";
import { keep, recall } from "./memory";
import { namesOf } from "./names";
import { settings } from "./settings.svelte";
import type { Reader } from "./words.svelte";
import { CloseCode } from "./wire";
import type { Action, AnyNews, HintNews, Moment, Refused, Said, StateNews, TableInfo, StoryLine } from "./wire";

const RETRY = [500, 1000, 2000, 4000, 8000];

type Connection = "opening" | "open" | "lost" | "refused";
type Wish = Action extends infer Each ? (Each extends { id: string } ? Omit<Each, "id"> : never) : never;

export class Sitting {
  table = $state.raw<TableInfo>()!;
  state = $state.raw<StateNews | null>(null);
  story = $state.raw<StoryLine[]>([]);
  said = $state.raw<Said[]>([]);
  connection = $state<Connection>("opening");
  /** Why the hall did not let us in. */
  reason = $state("");
  refusal = $state.raw<Refused | null>(null);
  hint = $state.raw<HintNews | null>(null);
  /** The act that is under way, "" if none. */
  pending = $state("");
  /** The version that one saw when one was here last; -1: the first visit. */
  readonly lastSeen: number;
  /** The moment that is looked at instead of the present. */
  past = $state.raw<Moment | null>(null);

  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #acts = 0;
  #visit = crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36);
  #unsent: string[] = [];
  #isClosed = false;
  /** When the last click, and the last state, have been painted: what comes next is shown after that, however fast it is. */
  #painted: Promise<unknown> = Promise.resolve();
  /** Whether something happened that we have not been told of. */
  #lacksStory = false;
  /** Whether one has said when to be asked. */
  #hasWished = false;

  constructor(
    table: TableInfo,
    readonly invitation: string,
    /** Whether to ask for the position as text: for a game that is not drawn. */
    readonly wantsPosition = false,
  ) {
    this.table = table;
    this.lastSeen = Number(recall(`seen:${table.id}`) ?? -1);
    this.#open();
    addEventListener("online", this.#retryNow);
    document.addEventListener("visibilitychange", this.#retryNow);
  }

  get id(): string {
    return this.table.id;
  }

  get you(): number {
    return this.table.you;
  }

  get reader(): Reader {
    return { you: this.you, names: namesOf(this.table.seats) };
  }

  /** The seats that are waited for: oneself no longer when one has answered, though the others must not see that. */
  get asked(): number[] {
    const { asked = [], question = null } = this.state ?? {};
    return question ? asked : asked.filter((seat) => seat !== this.you);
  }

  get isHost(): boolean {
    return this.table.host === me.guest?.id;
  }

  /** Whether one may do something now that goes into the match. */
  get isFree(): boolean {
    return this.connection === "open" && this.pending === "" && this.past === null;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#retryNow);
    document.removeEventListener("visibilitychange", this.#retryNow);
    this.#socket?.close();
  }

  /** Do something; what is sent twice, because a line broke, counts once. */
  do(wish: Wish): void {
    const id = `${this.#visit}-${++this.#acts}`;
    const text = JSON.stringify({ ...wish, id });
    this.#unsent.push(text);
    if (wish.do !== "say") {
      this.pending = id;
      this.refusal = null;
    }
    if (wish.do !== "hint") this.hint = null;
    this.#painted = Promise.all([this.#painted, nextPaint()]);
    if (this.connection === "open") this.#socket?.send(text);
  }

  answer(option: string): void {
    if (this.isFree && this.state) this.do({ do: "answer", option, version: this.state.version });
  }

  #open(): void {
    const query = new URLSearchParams({ scene: "1", since: String(this.state?.version ?? 0) });
    if (this.wantsPosition) query.set("position", "1");
    if (this.invitation) query.set("invitation", this.invitation);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#socket?.close();
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?${query}`);
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      const hear = () => {
        if (this.#socket !== socket) return undefined; // it will be told again
        const news: AnyNews = JSON.parse(data);
        this.#hear(news);
        return news.is === "state" ? nextPaint() : undefined;
      };
      this.#painted = this.#painted.then(hear).catch(console.error); // what comes next is heard nevertheless
    };
    socket.onclose = ({ code, reason }) => {
      if (this.#isClosed || this.#socket !== socket) return;
      if (code === CloseCode.REFUSED) {
        this.connection = "refused";
        this.reason = reason;
        return;
      }
      this.#socket = null;
      this.connection = "lost";
      this.#timer = window.setTimeout(() => this.#open(), RETRY[Math.min(this.#tries++, RETRY.length - 1)]);
    };
  }

  #retryNow = (): void => {
    if (this.connection !== "lost" || document.hidden) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #hear(news: AnyNews): void {
    if (this.connection === "opening" || this.connection === "lost") {
      this.connection = "open";
      this.#tries = 0;
      for (const text of this.#unsent) this.#socket?.send(text);
    }
    switch (news.is) {
      case "table":
        this.table = news.table;
        break;
      case "state":
        this.#follow(news);
        break;
      case "said":
        if (!this.said.some((each) => each.n === news.n)) this.said = [...this.said, news];
        break;
      case "done":
        this.#settle(news.id);
        break;
      case "hint":
        this.#settle(news.id);
        this.hint = news;
        break;
      case "refused":
        this.#settle(news.id);
        this.refusal = news;
        break;
    }
  }

  #settle(id: string): void {
    this.#unsent = this.#unsent.filter((text) => !text.includes(`"id":"${id}"`));
    if (this.pending === id) this.pending = "";
  }

  #follow(news: StateNews): void {
    const known = this.state?.version ?? 0;
    this.#lacksStory ||= news.since > known || (known === 0 && news.since > 0);
    if (this.#lacksStory) void this.#readStory();
    this.story = [...this.story.filter((told) => told.version <= news.since), ...news.story];
    this.state = news;
    this.hint = null;
    keep(`seen:${this.id}`, String(news.version));
    if (settings.asking !== "ask" && this.lastSeen < 0 && !this.#hasWished && this.you >= 0 && !news.result) {
      this.#hasWished = true;
      this.do({ do: "standing", how: settings.asking, moment: -1 });
    }
  }

  /** Read what happened before we came, if it was too long to be told; what cannot be read now, with the next news. */
  async #readStory(): Promise<void> {
    const story = await api.story(this.id, this.invitation).catch(() => null);
    if (!story) return;
    this.#lacksStory = false;
    const first = this.story[0]?.version ?? Infinity;
    this.story = [...story.filter((told) => told.version < first), ...this.story];
  }
}

/** Resolves after the next frame; where nothing is painted, because nobody looks, soon. */
function nextPaint(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, document.hidden ? 0 : 1000);
  });
}
