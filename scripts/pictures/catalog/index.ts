import { svgDocument } from "../draw/svg";
import { favicon } from "../figures/favicon";
import { gallery } from "./gallery";
import { home } from "./home";
import type { Picture } from "./picture";
import { services } from "./services";
import { shortNotice } from "./shortNotice";

/** Every picture of the site. */
export const pictures: Picture[] = [...home, ...services, ...shortNotice, ...gallery];

/** Draws every file: its path in the repository, and its text. */
export function drawAll(): Map<string, string> {
  return new Map([
    ...pictures.map(({ name, draw }): [string, string] => [`pages-data/images/${name}.svg`, svgDocument(draw(name))]),
    ["public/favicon.svg", favicon()],
  ]);
}
