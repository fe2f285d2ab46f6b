import { element, group } from "./svg.ts";

const name = "shade";
let masks = 0;

/** Marks what is drawn as a shade that a thing throws, which has no body of its own. */
export function thrown(drawn: string): string {
  return drawn && group(drawn, { class: name });
}

/** Draws shades only where something with a body is drawn as well: not on the paper beside it. */
export function shadesWithin(drawn: string): string {
  const bodies = drawn.replace(new RegExp(`<g class="${name}">.*?</g>`, "g"), "");
  const id = `${name}${++masks}`;
  return element("mask", { id, style: "mask-type:alpha" }, bodies) + group(drawn, { mask: `url(#${id})` });
}
