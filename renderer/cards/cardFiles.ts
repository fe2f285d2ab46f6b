import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { colorsOf } from "../../blocks/look/palette";
import type { SocialCard } from "../page/pageModel";
import { altOf, type CardContent } from "./cardContent";

const HERE = import.meta.dirname;
const MODULES = path.resolve(HERE, "../../node_modules");
/** The cache of cards: a file for each. */
export const CARD_STORE = path.join(MODULES, ".cache/cards");

/** A card with the file that it becomes. */
export interface CardFile extends SocialCard {
  content: CardContent;
  /** Where it is kept once it is drawn. */
  cached: string;
}

/** Changes whenever the same content would be drawn otherwise. */
const DESIGN = designHash();

/**
 * The file of a card: known before it is drawn, so that pages can name it.
 *
 * @param name begins the file's name, such as `knotless-braids`
 */
export function cardFile(name: string, content: CardContent): CardFile {
  const { picture, ...words } = content;
  const drawn = JSON.stringify([DESIGN, colorsOf(words.accent).light, words, picture.contentHash, picture.focus]);
  const hash = createHash("sha256").update(drawn).digest("hex");
  return {
    url: `/assets/cards/${name}.${hash.slice(0, 8)}.jpg`,
    alt: altOf(content),
    content,
    cached: path.join(CARD_STORE, `${hash}.jpg`),
  };
}

/** The beginning of a card's file name: `/about` is "about", `/` is "home". */
export function cardName(route: string): string {
  return route === "/" ? "home" : route.slice(1).replaceAll("/", "-");
}

export function isDrawn({ cached }: CardFile): boolean {
  return existsSync(cached);
}

function designHash(): string {
  const hash = createHash("sha256");
  for (const file of readdirSync(HERE).sort()) hash.update(readFileSync(path.join(HERE, file)));
  for (const name of ["satori", "sharp", "@fontsource/fraunces", "@fontsource/figtree"]) {
    hash.update(readFileSync(path.join(MODULES, name, "package.json")));
  }
  return hash.digest("hex");
}
