import { hashOf } from "../../../base/files/files.mjs";
import { oncePerKey } from "../../../base/once";
import { pointerSteps } from "../../../base/pointer";
import type { Figure } from "../../../base/values/figures/search";
import { sentencesOf } from "../../../base/values/matches";
import { rememberResult } from "../../model/fileResults";
import { oncePerFacts } from "../../model/oncePerFile";
import { type ContentFile, definitionOf, type SiteContent } from "../../model/siteContent";
import { blocksOf } from "../../pages/pageBlocks";
import { isWords, walkStrings } from "../../pages/walkTyped";
import { blockSchema } from "../../schema/siteSchema";
import { linkProblem } from "../linkProblem";
import { textsBeside } from "../textsBeside";
import { localeOf, valuesOf } from "../values";

/** A figure that is written out in a text, with no `${…}`. */
export interface TypedFigure extends Pick<Figure, "kind" | "piece" | "key"> {
  /** The piece, and what it counts if that is in the text beside it. */
  written: string;
  pointer: string;
  /** Which occurrence of `piece` in the text it is, from 0. */
  nth: number;
  /** Whether the text is a price or a duration by its schema, and states nothing else. */
  isValue: boolean;
  /** The sentence that it stands in, for people. */
  sentence: string;
}

/** Where site.yaml, or a page, declares what the others use. */
const DECLARED = { Site: /^\/(?:business|places|facts|prices)\//, Page: /^\/hours$/ };

/** Pages share many of their texts, such as the words of buttons. */
const MOST_TEXTS = 2000;

/** The longest sentence that a list shows whole. */
const LONGEST_SENTENCE = 120;

/** Every figure that a file writes out, at all times of its parts. */
export function typedFigures(file: ContentFile, site: SiteContent): TypedFigure[] {
  const { figuresIn, input } = formsOf(site);
  const find = () => {
    const definition = definitionOf(file);
    const source = file.timed?.source ?? file.source;
    return walkStrings(definition, source).flatMap(({ kind, pointer, value }) => {
      if (!isSearched(kind, value)) return [];
      // A number alone is followed by what it counts: `value: 20+` by `label: Clients`.
      const beside = NUMBER_ALONE.test(value) ? textsBeside(source, pointer) : "";
      const found = figuresIn(`${value}${beside}`).filter(({ index }) => index < value.length);
      if (found.length === 0 || DECLARED[definition].test(pointer) || isSample(source, pointer)) return [];
      return found.map(({ kind: figure, key, piece: written, index }): TypedFigure => {
        const piece = written.slice(0, value.length - index);
        const nth = value.slice(0, index).split(piece).length - 1;
        const isValue = kind === "Price" || kind === "Duration";
        return { kind: figure, key, written, piece, pointer, nth, isValue, sentence: sentenceAt(value, index) };
      });
    });
  };
  return rememberResult(file, "typed figures", find, input);
}

/** A text that may have its label beside it. */
const NUMBER_ALONE = /^[\d\s.,+–-]{1,24}$/;

/** The forms of a site, and what it counts. */
export const formsOf = oncePerFacts((site: SiteContent) => {
  const values = valuesOf(site);
  const { country, language, currency } = localeOf(site);
  const counted = () =>
    values.unitsIn([...site.facts].filter(([name]) => name.startsWith("facts.")).map(([, value]) => value));
  // The record of site.yaml ends with its facts.
  const units = site.site ? rememberResult(site.site, "units", counted) : counted();
  const figuresIn = oncePerKey((text: string) => values.figures(text, units), MOST_TEXTS);
  return { values, units, figuresIn, input: hashOf(JSON.stringify([country, language, currency, units])) };
});

function isSearched(kind: string, value: string): boolean {
  return kind === "Href" ? /^(?:tel|mailto):/.test(value) && !linkProblem(value) : isWords(kind);
}

/** Whether a text is only an example, such as a field's placeholder. */
function isSample(source: unknown, pointer: string): boolean {
  const [top, block, property = ""] = pointerSteps(pointer);
  if (top !== "blocks") return false;
  return blockSchema(blocksOf({ data: source })[Number(block)])?.properties?.[property]?.sample === true;
}

/** The sentence of a text at an index, on one line; a long one only around the index. */
function sentenceAt(text: string, index: number): string {
  let start = 0;
  for (const sentence of sentencesOf(text)) {
    start = text.indexOf(sentence, start);
    if (index < start + sentence.length) {
      const from = Math.max(0, Math.min(index - start - LONGEST_SENTENCE / 2, sentence.length - LONGEST_SENTENCE));
      const part = sentence
        .slice(from, from + LONGEST_SENTENCE)
        .replace(/\s+/g, " ")
        .trim()
        .replace(/^[-*+] /, "");
      return `${from > 0 ? "…" : ""}${part}${from + LONGEST_SENTENCE < sentence.length ? "…" : ""}`;
    }
    start += sentence.length;
  }
  return text;
}
