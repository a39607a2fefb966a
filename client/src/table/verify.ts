/**
 * Verifies a record without trusting the hall: the seed is the one that was committed to before the first card was
 * dealt, the chain of lines is whole, and every draw follows from the seed (see match/chance.py for how).
 */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export interface Verdict {
  isTrue: boolean;
  draws: number;
}

const MARK = 12;
const SPAN = 2n ** 64n;

export function verify(record: string, commitment: string): Verdict {
  const lines = record.split("\n").filter((line) => line !== "");
  const contents = lines.map((line) => line.slice(MARK + 2));
  const head = (key: string) => contents.find((line) => line.startsWith(`${key} `))?.slice(key.length + 1) ?? "";
  const seed = hexToBytes(head("seed"));
  let isTrue = isChained(lines) && bytesToHex(sha256(seed)) === head("commitment") && head("commitment") === commitment;

  const nonces = new Map<string, Uint8Array>();
  const seats = contents.filter((line) => /^seat \d /.test(line)).length;
  let draws = 0;
  for (const line of contents) {
    const [, , who = "", verb = "", ...rest] = line.split(" ");
    if (verb === "nonce") nonces.set(who, hexToBytes(rest[0] ?? ""));
    const drawn = who === "chance" ? / = (\d+)\/(\d+)/.exec(line) : null;
    if (!drawn) continue;
    const all = Array.from({ length: seats }, (_, n) => nonces.get(`seat${n}`) ?? new Uint8Array());
    const prefix = concatBytes(
      utf8ToBytes(`meadhall-1${head("match")}`),
      ...all.flatMap((each) => [number(each.length, 4), each]),
    );
    isTrue &&= draw(seed, prefix, draws, BigInt(drawn[2]!)) === BigInt(drawn[1]!);
    draws += 1;
  }
  return { isTrue, draws };
}

function draw(seed: Uint8Array, prefix: Uint8Array, k: number, total: bigint): bigint {
  for (let attempt = 0; ; attempt += 1) {
    const message = concatBytes(prefix, number(k, 8), number(attempt, 4));
    const found = BigInt(`0x${bytesToHex(hmac(sha256, seed, message).slice(0, 8))}`);
    if (found < SPAN - (SPAN % total)) return found % total;
  }
}

/** A number as big-endian bytes. */
function number(n: number, bytes: number): Uint8Array {
  return hexToBytes(n.toString(16).padStart(bytes * 2, "0"));
}

/** Whether each line's mark follows from all the lines before. */
function isChained(lines: string[]): boolean {
  let digest: Uint8Array = new Uint8Array();
  return lines.every((line) => {
    digest = sha256(concatBytes(digest, utf8ToBytes(line.slice(MARK + 2))));
    return bytesToHex(digest).startsWith(line.slice(0, MARK));
  });
}
