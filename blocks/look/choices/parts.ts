import type { CSSObject } from "@emotion/react";
import { SITE_PROPERTY } from "../../../renderer/contract/design";
import { onDeep } from "../palette";

/** The CSS of a value of a choice, by selectors. */
export type Rules = Record<string, CSSObject>;

/**
 * The parts of a page that choices arrange. As in `lateSheet.ts`, elements and `data-*`, never classes: the blocks, which
 * islands share, have no code for a choice, and a page of the first look has no byte of it.
 */
export const part = {
  header: "body > header",
  brand: "body > header > a:first-of-type",
  menu: "body > header > #menu",
  hero: "main > section:first-of-type",
  /** What is in the readable middle of the opening, with a picture and without one. */
  columns: "main > section:first-of-type > div",
  pictured: "main > section:first-of-type > [data-pictured]",
  heroWords: "main > section:first-of-type > div > div:first-of-type",
  heroPicture: "main > section:first-of-type > [data-pictured] > div ~ div",
  heroFacts: "main > section:first-of-type > div > ul",
  /** All sections with a heading of their own, but the opening and the closing. */
  section: "main :is(section ~ section, [data-island] section):not([data-ties])",
  closing: "main > [data-ties]",
  footer: "body > footer",
} as const;

/** Everything that is a card: entries of price lists, ways to reach the business, tables. */
export const CARDS = "main :is(ul[data-print=pairs] > li, [data-print=reach] ul, table)";

/** The page's colors by other names, for tones that exchange them: a custom property may not refer to itself. */
export const ALIASES: CSSObject = {
  "--own": "var(--accent)",
  "--on-own": "var(--on-accent)",
};

/** The accent as the ground of a part. */
export const accentTone: CSSObject = {
  "--paper": "var(--own)",
  "--card": "var(--own)",
  "--ink": "var(--on-own)",
  "--muted": "var(--on-own)",
  "--line": "var(--on-own)",
  "--accent": "var(--on-own)",
  "--on-accent": "var(--own)",
  background: "var(--own)",
  color: "var(--on-own)",
};

/** The strong ground as that of a part. */
export const deepTone: CSSObject = {
  "--paper": "var(--deep)",
  "--card": "var(--deep-card)",
  "--line": "var(--deep-line)",
  ...onDeep,
  [`${SITE_PROPERTY}drawn`]: "var(--accent)",
  background: "var(--deep)",
  color: "var(--ink)",
};

/** The ground of the page for a part that has another one; what is around it has the colors of the page. */
export const paperTone: CSSObject = {
  "--paper": "inherit",
  "--card": "inherit",
  "--line": "inherit",
  "--ink": "inherit",
  "--muted": "inherit",
  "--accent": "inherit",
  "--on-accent": "inherit",
  background: "var(--paper)",
  color: "var(--ink)",
};
