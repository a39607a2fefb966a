/** The connection to a table: its socket, what the hall has sent, and the actions of this guest. */

import { api } from "../api/client";
import { session } from "../app/session.svelte";
import { sceneFor, type Room } from "../games/room";
import { load } from "../settings/storage";
import { beatsOf, MAX_WAIT_MS, Stage } from "../stage/stage.svelte";
import { namesOf } from "../text/names";
import { settings } from "../settings/settings.svelte";
import type { Reader } from "../text/texts.svelte";
import { CloseCode } from "../api/wire";
import type {
  Action,
  AnyServerMessage,
  HintMessage,
  ReplayFrame,
  Refused,
  Said,
  StateMessage,
  TableInfo,
  StoryLine,
} from "../api/wire";

const RETRY_MS = [500, 1000, 2000, 4000, 8000];

type Status = "opening" | "open" | "lost" | "refused";
/** An action before it gets its id. */
type NewAction = Action extends infer Each ? (Each extends { id: string } ? Omit<Each, "id"> : never) : never;

export class TableConnection {
  table = $state.raw<TableInfo>()!;
  state = $state.raw<StateMessage | null>(null);
  story = $state.raw<StoryLine[]>([]);
  messages = $state.raw<Said[]>([]);
  status = $state<Status>("opening");
  /** The hall's word for why it did not let us in. */
  reason = $state("");
  refusal = $state.raw<Refused | null>(null);
  hint = $state.raw<HintMessage | null>(null);
  /** The id of the action that is not answered yet, or "". */
  pending = $state("");
  /** The last version that was seen before something was skipped, as on an earlier visit; -1 on the first one. */
  lastSeen = $state(-1);
  /** The frame shown instead of the present. */
  past = $state.raw<ReplayFrame | null>(null);
  /** Shows what happens, one thing after another. */
  readonly stage = new Stage(
    () => this.reader,
    () => this.room,
  );
  /** The story up to what is on stage. */
  told: StoryLine[] = $derived.by(() => {
    const next = this.stage.queue[0]?.line;
    const at = next ? this.story.lastIndexOf(next) : -1;
    return at < 0 ? this.story : this.story.slice(0, at);
  });

  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #actions = 0;
  #visit = crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36);
  /** The actions that the hall has not answered, as they are sent, by their ids. */
  #unacknowledged = new Map<string, string>();
  #isClosed = false;
  /** Resolves when the last click and the last state have been painted. News wait for it, so each state is seen. */
  #painted: Promise<unknown> = Promise.resolve();
  /** Whether to ask for the table in words. */
  #wantsWords: boolean;
  /** Whether the hall left out a part of the story. */
  #hasGap = false;
  /** Whether the standing answer of the settings has been sent. */
  #hasStandingAnswer = false;

  constructor(
    table: TableInfo,
    readonly invitation: string,
    /** What draws the table; null: it is told in words. */
    readonly room: Room | null,
  ) {
    this.table = table;
    this.#wantsWords = room === null;
    this.lastSeen = versionIn(load(`seen:${table.id}`));
    this.#open();
    addEventListener("online", this.#retryNow);
    document.addEventListener("visibilitychange", this.#retryNow);
    document.addEventListener("visibilitychange", this.#waitForReader);
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

  /** The seats that are waited for. Others do not see that you have answered; you do. */
  get asked(): number[] {
    const { asked = [], question = null } = this.state ?? {};
    return question ? asked : asked.filter((seat) => seat !== this.you);
  }

  get isHost(): boolean {
    return this.table.host === session.guest?.id;
  }

  /** Whether an answer can be sent now. */
  get canAnswer(): boolean {
    return this.status === "open" && this.pending === "" && this.past === null && !this.stage.isPlaying;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#retryNow);
    document.removeEventListener("visibilitychange", this.#retryNow);
    document.removeEventListener("visibilitychange", this.#waitForReader);
    this.stage.finish();
    this.#socket?.close();
  }

  /** Send an action; it is sent again, with the same id, until it is answered. Nothing is sent after a refusal. */
  send(action: NewAction): void {
    if (this.status === "refused") return;
    const id = `${this.#visit}-${++this.#actions}`;
    const text = JSON.stringify({ ...action, id });
    this.#unacknowledged.set(id, text);
    if (action.do !== "say") {
      this.pending = id;
      this.refusal = null;
    }
    if (action.do !== "hint") this.hint = null;
    this.#painted = Promise.all([this.#painted, nextPaint()]);
    if (this.status === "open") this.#socket?.send(text);
  }

  answer(option: string): void {
    if (this.canAnswer && this.state) this.send({ do: "answer", option, version: this.state.version });
  }

  #open(): void {
    const query = new URLSearchParams({ scene: "1", since: String(this.state?.version ?? 0) });
    if (this.#wantsWords) query.set("in_words", "1");
    if (this.invitation) query.set("invitation", this.invitation);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#socket?.close();
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?${query}`);
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      const receive = () => {
        if (this.#socket !== socket) return undefined; // the next socket brings it again
        const news: AnyServerMessage = JSON.parse(data);
        this.#receive(news);
        return news.is === "state" ? nextPaint() : undefined;
      };
      this.#painted = this.#painted.then(receive).catch(console.error);
    };
    socket.onclose = ({ code, reason }) => {
      if (this.#isClosed || this.#socket !== socket) return;
      if (code === CloseCode.REFUSED) {
        this.status = "refused";
        this.reason = reason;
        return;
      }
      this.#socket = null;
      this.status = "lost";
      this.#timer = window.setTimeout(() => this.#open(), RETRY_MS[Math.min(this.#tries++, RETRY_MS.length - 1)]);
    };
  }

  #retryNow = (): void => {
    if (this.status !== "lost" || document.hidden) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #receive(news: AnyServerMessage): void {
    if (this.status === "opening" || this.status === "lost") {
      this.status = "open";
      this.#tries = 0;
      for (const text of this.#unacknowledged.values()) this.#socket?.send(text);
    }
    switch (news.is) {
      case "table":
        this.table = news.table;
        break;
      case "state":
        this.#applyState(news);
        break;
      case "said":
        if (!this.messages.some((each) => each.n === news.n)) this.messages = [...this.messages, news];
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
      default:
        news satisfies never;
    }
  }

  #settle(id: string): void {
    this.#unacknowledged.delete(id);
    if (this.pending === id) this.pending = "";
  }

  #applyState(news: StateMessage): void {
    const known = this.state?.version ?? 0;
    this.#hasGap ||= news.since > known || (known === 0 && news.since > 0);
    if (this.#hasGap) void this.#readStory();
    this.story = [...this.story.filter((line) => line.version <= news.since), ...news.story];
    this.#show(news, known);
    this.state = news;
    this.hint = null;
    if (!this.#wantsWords && !sceneFor(this.room, news.scene)) this.#askForWords();
    if (settings.asking !== "ask" && this.lastSeen < 0 && !this.#hasStandingAnswer && this.you >= 0 && !news.result) {
      this.#hasStandingAnswer = true;
      this.send({ do: "standing", how: settings.asking, moment: -1 });
    }
  }

  /** Put what is new on stage; who has missed much may ask for it. */
  #show(news: StateMessage, known: number): void {
    const before = this.state?.scene ?? null;
    if (known === 0 || news.since !== known) this.stage.finish();
    else if (news.scene) this.stage.play(beatsOf(news.story, news.scene, this.pending ? this.you : -1), before);
    if (known > 0 && news.since !== known) this.lastSeen = known;
  }

  /** Nothing is shown while nobody looks; who comes back to much of it sees the present. */
  #waitForReader = (): void => {
    if (document.hidden) return this.stage.hold("hidden");
    const next = this.stage.queue[0];
    if (next && this.stage.waitMs() > MAX_WAIT_MS) {
      this.lastSeen = next.line.version - 1;
      this.stage.finish();
    }
    this.stage.release("hidden");
  };

  /** Connect again, with the table in words: the room cannot draw this scene. */
  #askForWords(): void {
    this.#wantsWords = true;
    this.status = "opening";
    this.#open();
  }

  /** Fetch the part of the story that was left out; after a failure, again with the next state. */
  async #readStory(): Promise<void> {
    const story = await api.story(this.id, this.invitation).catch(() => null);
    if (!story) return;
    this.#hasGap = false;
    const first = this.story[0]?.version ?? Infinity;
    this.story = [...story.filter((line) => line.version < first), ...this.story];
  }
}

/** A version as it was stored, -1 if it is none. */
function versionIn(text: string | null): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : -1;
}

/** Resolves after the next frame; soon if the page is hidden and nothing is painted. */
function nextPaint(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, document.hidden ? 0 : 1000);
  });
}
