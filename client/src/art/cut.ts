/** Outlines that look cut by hand. */
import { noise } from "./noise";

/** Return the path of a rounded slab around the origin, its corners cut a little differently for every seed. */
export function slab(width: number, height: number, seed: number, roughness: number): string {
  const corners = [
    [-0.34, -0.5],
    [0.3, -0.5],
    [0.5, -0.28],
    [0.5, 0.27],
    [0.32, 0.5],
    [-0.3, 0.5],
    [-0.5, 0.3],
    [-0.5, -0.26],
  ] as const;
  const points = corners.map(([x, y], i) => {
    const shift = (axis: number): number => (noise(seed, i, axis) - 0.5) * roughness * 2;
    return `${((x + shift(0)) * width).toFixed(1)} ${((y + shift(1)) * height).toFixed(1)}`;
  });
  return `M${points.join("L")}z`;
}
