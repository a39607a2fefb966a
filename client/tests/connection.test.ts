import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CloseCode, type AnyServerMessage, type StateMessage, type TableInfo } from "../src/api/wire";
import type { Room } from "../src/games/room";
import { settings } from "../src/settings/settings.svelte";
import { TableConnection } from "../src/table/connection.svelte";

const says = { id: "", args: {} };

class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  readonly sent: { id: string; do: string }[] = [];
  isClosed = false;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    if (this.isClosed) throw new Error("sent over a closed socket");
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  async tell(...news: AnyServerMessage[]): Promise<void> {
    for (const each of news) this.onmessage?.({ data: JSON.stringify(each) });
    await vi.advanceTimersByTimeAsync(100); // each state waits for the next frame
  }

  drop(code = 1006, reason = ""): void {
    this.isClosed = true;
    this.onclose?.({ code, reason });
  }

  get since(): string | null {
    return new URL(this.url).searchParams.get("since");
  }
}

const seat = (name: string) => ({ kind: "person", guest: name, name, level: "normal", is_away: false, nonce: "" });
const table = { id: "T1", you: 0, host: "", seats: [seat("Anna"), seat("Ben")] } as unknown as TableInfo;
const news: AnyServerMessage = { is: "table", table };
const state = (version: number, more: Partial<StateMessage> = {}): StateMessage =>
  ({ is: "state", version, since: 0, story: [], asked: [0], question: null, result: null, ...more }) as StateMessage;

let connection: TableConnection;

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  localStorage.clear();
  settings.asking = "ask";
  connection = new TableConnection(table, "", null);
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Open the connection: the hall says where the match stands. */
const open = (version = 3) => FakeSocket.last.tell(news, state(version));

test("a connection is open when the hall has spoken", async () => {
  expect(connection.status).toBe("opening");
  expect(FakeSocket.last.url).toContain("/api/tables/T1/socket");
  expect(FakeSocket.last.since).toBe("0");
  await open();
  expect(connection.status).toBe("open");
  expect(connection.state?.version).toBe(3);
});

describe("a lost connection", () => {
  test("is tried again after longer and longer pauses", async () => {
    await open();
    for (const pause of [500, 1000, 2000, 4000, 8000, 8000]) {
      const count = FakeSocket.all.length;
      FakeSocket.last.drop();
      expect(connection.status).toBe("lost");
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(FakeSocket.all.length).toBe(count);
      await vi.advanceTimersByTimeAsync(1);
      expect(FakeSocket.all.length).toBe(count + 1);
    }
  });

  test("is tried again soon once it was open in between", async () => {
    await open();
    FakeSocket.last.drop();
    await vi.advanceTimersByTimeAsync(500);
    FakeSocket.last.drop();
    await vi.advanceTimersByTimeAsync(1000);
    await open(4);
    expect(connection.status).toBe("open");
    FakeSocket.last.drop();
    await vi.advanceTimersByTimeAsync(500);
    expect(FakeSocket.all.length).toBe(4);
  });

  test("comes back with the last version that was seen", async () => {
    await open(7);
    FakeSocket.last.drop();
    await vi.advanceTimersByTimeAsync(500);
    expect(FakeSocket.last.since).toBe("7");
  });

  test("is tried at once when the device is online again, and only once", async () => {
    await open();
    FakeSocket.last.drop();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all.length).toBe(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all.length).toBe(2);
  });

  test("is not retried while it is open", async () => {
    await open();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all.length).toBe(1);
  });
});

test("news of a socket that was given up are ignored", async () => {
  await open();
  const old = FakeSocket.last;
  old.drop();
  await vi.advanceTimersByTimeAsync(500);
  await old.tell(state(9));
  expect(connection.status).toBe("lost");
  expect(connection.state?.version).toBe(3);
  old.drop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all.length).toBe(2);
});

describe("an action", () => {
  test("is sent once, with an id of its own", async () => {
    await open();
    connection.send({ do: "undo" });
    connection.send({ do: "undo" });
    const ids = FakeSocket.last.sent.map(({ id }) => id);
    expect(ids.length).toBe(2);
    expect(new Set(ids).size).toBe(2);
    expect(connection.pending).toBe(ids[1]);
  });

  test("that was not acknowledged is sent again as the same action", async () => {
    await open();
    connection.answer("R7");
    const [first] = FakeSocket.last.sent;
    FakeSocket.last.drop();
    await vi.advanceTimersByTimeAsync(500);
    expect(FakeSocket.last.sent).toEqual([]); // not before the hall has spoken
    await open(4);
    expect(FakeSocket.last.sent).toEqual([first]);
    await open(4);
    expect(FakeSocket.last.sent).toEqual([first]);
  });

  test("that was acknowledged is not sent again", async () => {
    await open();
    connection.answer("R7");
    await FakeSocket.last.tell({ is: "done", id: connection.pending });
    expect(connection.pending).toBe("");
    FakeSocket.last.drop();
    await vi.advanceTimersByTimeAsync(500);
    await open(4);
    expect(FakeSocket.last.sent).toEqual([]);
  });

  test("that was refused is not sent again, and says why", async () => {
    await open();
    connection.answer("R7");
    await FakeSocket.last.tell({ is: "refused", id: connection.pending, error: "stale", says, clause: "" });
    expect(connection.refusal?.error).toBe("stale");
    FakeSocket.last.drop();
    await vi.advanceTimersByTimeAsync(500);
    await open(4);
    expect(FakeSocket.last.sent).toEqual([]);
  });

  test("of a lost connection is sent once when it is back", async () => {
    await open();
    FakeSocket.last.drop();
    connection.send({ do: "say", text: "hello" });
    await vi.advanceTimersByTimeAsync(500);
    await open(4);
    expect(FakeSocket.last.sent.map((action) => action.do)).toEqual(["say"]);
  });

  test("of another visit has another id", async () => {
    await open();
    connection.send({ do: "undo" });
    const other = new TableConnection(table, "", null);
    await open();
    other.send({ do: "undo" });
    other.close();
    expect(FakeSocket.all[0]!.sent[0]!.id).not.toBe(FakeSocket.all[1]!.sent[0]!.id);
  });
});

test("nothing is answered twice: not while an answer is under way, nor while the connection is lost", async () => {
  await open();
  connection.answer("R7");
  connection.answer("R7");
  expect(FakeSocket.last.sent.length).toBe(1);
  await FakeSocket.last.tell({ is: "done", id: connection.pending });
  FakeSocket.last.drop();
  connection.answer("Y1");
  await vi.advanceTimersByTimeAsync(500);
  await open(4);
  expect(FakeSocket.last.sent).toEqual([]);
});

test("a connection that the hall refuses is closed for good", async () => {
  await open();
  FakeSocket.last.drop(CloseCode.REFUSED, "not-invited");
  expect(connection.status).toBe("refused");
  expect(connection.reason).toBe("not-invited");
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all.length).toBe(1);
});

test("a connection that was opened too often is opened again after a while", async () => {
  await open();
  FakeSocket.last.drop(CloseCode.TOO_OFTEN, "too-often");
  expect(connection.status).toBe("lost");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

test("after a refusal nothing waits to be sent", async () => {
  await open();
  FakeSocket.last.drop(CloseCode.REFUSED, "removed");
  connection.send({ do: "say", text: "hello" });
  connection.answer("R7");
  expect(connection.pending).toBe("");
  expect(FakeSocket.last.sent).toEqual([]);
});

describe("the table in words", () => {
  const room = { game: "keltis" } as Room;
  const scene = (game: string) => ({ scene: { game } }) as Partial<StateMessage>;
  const asked = () => FakeSocket.all.map(({ url }) => new URL(url).searchParams.get("in_words"));

  test("is asked for where nothing draws it", () => expect(asked()).toEqual(["1"]));

  test("is not asked for where the room draws it", async () => {
    connection.close();
    connection = new TableConnection(table, "", room);
    await FakeSocket.last.tell(news, state(3, scene("keltis")));
    expect(asked()).toEqual(["1", null]);
  });

  test("is asked for as soon as a scene comes that the room cannot draw; what was sent meanwhile is not lost", async () => {
    connection.close();
    connection = new TableConnection(table, "", room);
    await FakeSocket.last.tell(news, state(3, scene("KeltisTable")));
    expect(asked()).toEqual(["1", null, "1"]);
    connection.send({ do: "undo" });
    await FakeSocket.last.tell(news, state(3, scene("KeltisTable")));
    expect(FakeSocket.last.sent.map((action) => action.do)).toEqual(["undo"]);
    expect(asked().length).toBe(3);
  });
});

describe("closing", () => {
  test("closes the socket and stops all that is under way", async () => {
    await open();
    connection.close();
    expect(FakeSocket.last.isClosed).toBe(true);
    FakeSocket.last.drop();
    dispatchEvent(new Event("online"));
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all.length).toBe(1);
  });

  test("stops a retry", async () => {
    await open();
    FakeSocket.last.drop();
    connection.close();
    dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all.length).toBe(1);
  });
});

test("chat that is told twice is shown once", async () => {
  await open();
  const said: AnyServerMessage = { is: "said", n: 1, guest: "b", name: "Ben", text: "hi", at: 0 };
  await FakeSocket.last.tell(said, said);
  expect(connection.messages.length).toBe(1);
});

test("a story goes on where the last one ended", async () => {
  const line = (version: number) =>
    ({ version, says: { id: `line-${version}`, args: {} } }) as StateMessage["story"][0];
  await FakeSocket.last.tell(news, state(2, { story: [line(1), line(2)] }));
  await FakeSocket.last.tell(state(3, { since: 2, story: [line(3)] }));
  await FakeSocket.last.tell(state(3, { since: 2, story: [line(3)] }));
  expect(connection.story.map(({ version }) => version)).toEqual([1, 2, 3]);
});
