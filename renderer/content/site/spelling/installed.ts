import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { attempt } from "../../../base/attempt.mjs";
import { scriptOf } from "../../../base/values/writing";
import dictionaries from "./dictionaries.json" with { type: "json" };
import { type Dictionary, decompress, isIn, nearestIn, otherWords, SHORTEST } from "./english";

/**
 * The ends of the names of the packages with dictionaries, by language or its region. Not Hungarian: its dictionary refuses
 * words as frequent as `nekünk`, and has `nékünk`.
 */
const PACKAGES: Record<string, string> = dictionaries;

/** Whether a language is the one whose dictionary the project has. @param tag a BCP 47 tag */
export const isAmerican = (tag: string): boolean => /^en(?:-us)?$/i.test(tag);

/** The package with the dictionary of a language. Returns undefined if none is known. */
export function packageOf(tag: string): string | undefined {
  const lower = tag.toLowerCase();
  const name = PACKAGES[lower] ?? PACKAGES[lower.split("-")[0] ?? ""];
  return name && `@cspell/dict-${name}`;
}

/** A dictionary that is installed: its files, and what its results depend on. */
export interface Installed {
  version: string;
  files: string[];
}

/** A package of the project. Returns undefined if it is not installed. @param from a file of the project */
export function findPackage(name: string, from = import.meta.filename): Installed | undefined {
  const settings = attempt(() => createRequire(from).resolve(`${name}/cspell-ext.json`));
  if (settings === undefined) return undefined;
  const folder = path.dirname(settings);
  const { version } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as { version: string };
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.trie(?:\.gz)?$/.test(file),
  );
  return { version: `${name}@${version}`, files: files.sort().map((file) => path.join(folder, file)) };
}

/** The package to install for the dictionary of a language: none if it is there, or none is known. */
export function missingPackage(tag: string): string | undefined {
  const name = isAmerican(tag) ? undefined : packageOf(tag);
  return name && !findPackage(name) ? name : undefined;
}

/** Languages that write several words as one. */
const COMPOUNDING = /^(?:da|de|fi|nb|nl|no|sv)\b/i;
/** The fewest letters of a part of such a word, without the `s` between two. */
const PART = /^(.{4,}?)s?$/u;

/** Reads the dictionary of a language: one or two seconds of processor time for German. */
export async function readInstalled({ files }: Installed, tag: string): Promise<Dictionary> {
  const { decodeTrie } = await import("cspell-trie-lib");
  const tries = files.map((file) => decodeTrie(new Uint8Array(decompress(file))));
  const others = otherWords();
  // A word of another script is of another language, such as a name in Latin letters between Hebrew ones.
  const script = new RegExp(String.raw`\p{Script=${scriptOf(tag)}}`, "u");
  const isKnown = (word: string) =>
    word.length < SHORTEST ||
    !script.test(word) ||
    [word, word.replaceAll("'", "’")].some((form) => tries.some((trie) => isIn(trie, form))) ||
    others.has(word.toLowerCase());
  const isJoined = (word: string): boolean =>
    Array.from({ length: Math.max(0, word.length - 7) }, (_, index) => index + 4).some((end) => {
      const first = PART.exec(word.slice(0, end))?.[1];
      return first !== undefined && [first, word.slice(0, end)].some(isKnown) && isPart(word.slice(end));
    });
  const isPart = (word: string) => isKnown(word) || isJoined(word);
  return {
    // An apostrophe joins words: "l’ami", "geht’s".
    has: (word) =>
      isKnown(word) || word.split("'").every((part) => isKnown(part) || (COMPOUNDING.test(tag) && isJoined(part))),
    suggest: (word) => tries.flatMap((trie) => nearestIn(trie, word) ?? [])[0],
  };
}
