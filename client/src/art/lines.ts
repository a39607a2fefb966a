/** Split a name longer than `most` in two, at the space or hyphen nearest to its middle. */
export function linesOf(name: string, most: number): string[] {
  const parts = [...name.matchAll(/[ -]/g)].map(({ index }) => index);
  if (name.length <= most || !parts.length) return [name];
  const off = (at: number): number => Math.abs(at - name.length / 2);
  const at = parts.reduce((best, each) => (off(each) < off(best) ? each : best));
  return [name.slice(0, at + 1).trim(), name.slice(at + 1)];
}
