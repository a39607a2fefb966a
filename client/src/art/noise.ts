/** Irregularity that is the same every time. */

/** A number from 0 to 1 that depends only on three whole numbers. */
export function noise(seed: number, a: number, b = 0): number {
  let n = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(a + 17, 0x85ebca6b) ^ Math.imul(b + 29, 0xc2b2ae35);
  n = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d);
  n = Math.imul(n ^ (n >>> 12), 0x297a2d39);
  return ((n ^ (n >>> 15)) >>> 0) / 0x1_0000_0000;
}
