import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { Figure } from "../../../renderer/base/values/figures/search";
import { valuesFor } from "../../../renderer/content/site/values";

/** Sentences about one business, written by somebody who did not know how figures are found. */
interface Sentences {
  country: string;
  language: string;
  facts: Record<string, string>;
  /** Each contradicts a fact by one figure. */
  wrong: { text: string; figure: string; kind: string }[];
  /** What an author may write, with every figure in it. */
  right: { text: string; figures: string[] }[];
}

/** Two sentences that say the same. */
interface Rewording {
  language: string;
  before: string;
  after: string;
}

const read = (name: string): unknown => parse(readFileSync(new URL(`sentences/${name}.yaml`, import.meta.url), "utf8"));
const rewordings = read("rewordings") as Rewording[];

const LANGUAGES = ["en-US", "de-DE", "fr-CA", "es-ES", "he-IL", "pt-BR", "ja-JP"];

test.each(LANGUAGES)("figures in sentences of %s", (name) => {
  const { country, language, facts, wrong, right } = read(name) as Sentences;
  const { figures, unitsIn } = valuesFor(country, language);
  const units = unitsIn(Object.values(facts));
  const found = (text: string) => figures(text, units);
  const known = new Set(Object.values(facts).flatMap((text) => found(text).map(keyOf)));

  const missed = wrong.filter(
    ({ text, figure, kind }) =>
      !found(text).some((one) => one.kind === kind && isAt(one, text, figure) && !known.has(keyOf(one))),
  );
  expect(missed.map(({ figure }) => figure)).toEqual([]);

  const other = right.filter(({ text, figures }) => {
    const [all, places] = [found(text), figures.map((piece) => (one: Figure) => isAt(one, text, piece))];
    return !all.every((one) => places.some((place) => place(one))) || !places.every((place) => all.some(place));
  });
  expect(other.map(({ text }) => text)).toEqual([]);

  const changed = rewordings.filter(({ language, before, after }) => {
    if (language !== name) return false;
    const [one, same] = [before, after].map((text) => found(text).map(keyOf));
    return one?.length === 0 || String(one) !== String(same);
  });
  expect(changed.map(({ before }) => before)).toEqual([]);
  expect(wrong.length).toBeGreaterThanOrEqual(18);
  expect(right.length).toBeGreaterThanOrEqual(10);
});

test("each rewording is of a language with sentences", () => {
  expect(rewordings.filter(({ language }) => LANGUAGES.includes(language)).length).toBe(100);
});

const keyOf = ({ kind, key }: Figure) => `${kind} ${key}`;

/** Whether a figure and a piece of a text overlap. */
function isAt({ index, piece }: Figure, text: string, expected: string): boolean {
  const start = text.indexOf(expected);
  return index < start + expected.length && start < index + piece.length;
}
