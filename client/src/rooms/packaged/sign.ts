import { signIdOf, SIGNS } from "../../art/seatSigns";

const SVG = "http://www.w3.org/2000/svg";
const BOX = { viewBox: "-1 -1 26 26", width: "1.5em", height: "1.5em", "aria-hidden": "true" };

function drawn(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS(SVG, name) as SVGElement;
  for (const [each, value] of Object.entries(attributes)) element.setAttribute(each, value);
  return element;
}

/** A seat's sign as an element of its own: what `Emblem` is among components. */
export function signElement(n: number): SVGElement {
  const seat = signIdOf(n);
  const svg = drawn("svg", BOX);
  svg.append(
    drawn("path", {
      d: SIGNS[seat].shape,
      fill: `var(--seat-${seat})`,
      stroke: "light-dark(var(--piece-edge), var(--piece-rim))",
      "stroke-width": "1.2",
    }),
    drawn("path", { d: SIGNS[seat].lines, fill: "none", stroke: `var(--seat-${seat}-ink)`, "stroke-width": "1.4" }),
  );
  return svg;
}
