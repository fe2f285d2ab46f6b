import type { CSSObject } from "@emotion/react";
import type { Site } from "../../renderer/contract/types.generated";
import { galleries } from "./choices/gallery";
import { headers } from "./choices/header";
import { heroes } from "./choices/hero";
import { ALIASES, part } from "./choices/parts";
import { capitals, closings, headingStyles, iconFrames, rhythms, surfaces } from "./choices/sections";

/** Comes before any style of a block, whatever the order. */
const FIRST = ":root:not(#_)";

/** For a motif that other openings and closings have no place for. */
const NOTHING: CSSObject = { display: "none" };

/**
 * The CSS by which the composition of a site differs from the first one, for screens: nothing where it does not. Paper is
 * the same for all (`lateSheet.ts`).
 */
export function compositionOf({ look, fonts }: Pick<Site, "look" | "fonts">) {
  const { header, hero, rhythm, cards, iconFrames: icons, headings, gallery, closing } = look;
  const choices = [
    headers[header],
    rhythms[rhythm],
    surfaces[cards],
    iconFrames[icons],
    headingStyles[headings],
    fonts.headingCase === "capitals" ? capitals : {},
    heroes[hero],
    galleries[gallery],
    closings[closing],
    hero === "split" ? {} : { [`${part.hero}::after`]: NOTHING },
    closing === "band" ? {} : { [`${part.closing}::before, ${part.footer}::before`]: NOTHING },
  ].filter((rules) => Object.keys(rules).length > 0);
  if (choices.length === 0) return [];
  return [{ ":root": ALIASES }, ...choices.map((rules): CSSObject => ({ "@media screen": { [FIRST]: rules } }))];
}
