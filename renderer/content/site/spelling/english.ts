import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import type { ITrie } from "cspell-trie-lib";

const require = createRequire(import.meta.url);

/** The packages of words: each exports only this file. */
const ENGLISH = require.resolve("@cspell/dict-en_us/cspell-ext.json");
const MISTAKES = require.resolve("@cspell/dict-en-common-misspellings/cspell-ext.json");
const COMPANIES = require.resolve("@cspell/dict-companies/cspell-ext.json");
const TERMS = require.resolve("@cspell/dict-software-terms/cspell-ext.json");

/** The words of a language, with the names of companies and the computer terms that occur on websites. */
export interface Dictionary {
  /** Whether a word is correct; words of two letters, and of other scripts, always are. */
  has(word: string): boolean;
  /** The word that was probably meant. Takes 20 ms on average, 200 at most. */
  suggest(word: string): string | undefined;
}

/** Shorter words are not looked up. */
export const SHORTEST = 3;

/**
 * Reads the dictionaries: 0.4 s of processor time, mostly for the tree of English words. The other lists are sets: as
 * trees they would take as long again, and as much memory, and they are not used for suggestions.
 */
export async function readEnglish(): Promise<Dictionary> {
  const { decodeTrie } = await import("cspell-trie-lib");
  const english = decodeTrie(new Uint8Array(decompress(listOf(ENGLISH, "en_US.trie.gz"))));
  const others = otherWords();
  const mistakes = [listOf(MISTAKES, "dict/dict-en.json"), listOf(MISTAKES, "dict/dict-en-us.json")].map((file) =>
    readFileSync(file, "utf8"),
  );
  const flagged = new Set(mistakes.flatMap(flaggedWords));

  const isKnown = (word: string) =>
    word.length < SHORTEST ||
    !/\p{Script=Latin}/u.test(word) ||
    (!flagged.has(word.toLowerCase()) && (isIn(english, word) || others.has(word.toLowerCase())));
  return {
    has: (word) => [word, ...singular(word)].some((form) => isKnown(form) || areKnown(joinedWords(form), isKnown)),
    suggest(word) {
      const [meant] = mistakes.flatMap((list) => correctionsIn(list, word.toLowerCase()));
      return meant ?? nearestIn(english, word);
    },
  };
}

/** Whether a word is in a tree of words, as it is or in lower case. */
export const isIn = (language: ITrie, word: string): boolean =>
  language.hasWord(word, true) || language.hasWord(word.toLowerCase(), false);

/**
 * The nearest word of the dictionary, at most one edit per three letters away, and three. One edit costs 100, two swapped
 * letters 75; of equally near words the one with the common mistake comes first: a letter doubled or not (`apointment`),
 * another vowel (`seperate`), and seldom the first letter.
 */
export function nearestIn(language: ITrie, word: string): string | undefined {
  const changeLimit = Math.min(3, Math.max(1, Math.floor(word.length / 3)));
  // Without a limit of time, the result depends only on the word.
  const options = { numSuggestions: 10, changeLimit, ignoreCase: false, timeout: Number.POSITIVE_INFINITY };
  const found = language.suggestWithCost(word, options);
  const isSmall = word === word.toLowerCase();
  const costOf = (other: { word: string; cost: number }) => {
    const likely = undoubled(other.word) === undoubled(word) ? 30 : oneVowel(other.word) === oneVowel(word) ? 15 : 0;
    const isName = isSmall && other.word !== other.word.toLowerCase();
    const isOtherFirst = other.word.charAt(0).toLowerCase() !== word.charAt(0).toLowerCase();
    return other.cost - likely + (isName ? 20 : 0) + (isOtherFirst ? 20 : 0);
  };
  return found.toSorted((one, other) => costOf(one) - costOf(other))[0]?.word;
}

const undoubled = (word: string) => word.toLowerCase().replace(/(.)\1/g, "$1");
const oneVowel = (word: string) => undoubled(word).replace(/[aeiouy]+/g, "a");

/** Names and terms that are right in any language, in lower case. */
export const otherWords = (): Set<string> => new Set(otherLists().flatMap(wordsOfList));

function otherLists(): Buffer[] {
  const files = [
    listOf(COMPANIES, "dict/companies.txt"),
    listOf(TERMS, "dict/softwareTerms.txt.gz"),
    listOf(TERMS, "dict/software-tools.txt"),
    listOf(TERMS, "dict/webServices.txt"),
    listOf(TERMS, "dict/computing-acronyms.txt"),
    listOf(TERMS, "dict/coding-compound-terms.txt"),
  ];
  return files.map(decompress);
}

const listOf = (settings: string, name: string) => path.join(path.dirname(settings), name);

/** The bytes of a file, which may be compressed. */
export function decompress(file: string): Buffer {
  const bytes = readFileSync(file);
  return file.endsWith(".gz") ? gunzipSync(bytes) : bytes;
}

/** The words of a list in lower case: one or several per line, with comments after `#`. */
function wordsOfList(list: Buffer): string[] {
  return list
    .toString()
    .toLowerCase()
    .split("\n")
    .flatMap((line) => line.replace(/#.*/, "").split(/[^\p{L}\p{M}'’]+/u))
    .filter((word) => word.length >= SHORTEST);
}

/** Words that the dictionary contains although they are mostly mistakes, such as `therefor`. */
function flaggedWords(list: string): string[] {
  const { dictionaryDefinitions } = JSON.parse(list) as { dictionaryDefinitions: { flagWords?: string[] }[] };
  return dictionaryDefinitions.flatMap(({ flagWords = [] }) => flagWords.map((entry) => entry.replace(/->.*/, "")));
}

/** The corrections of a common mistake, listed as `"aache->ache, cache"`: a text search needs no table. */
function correctionsIn(list: string, word: string): string[] {
  const entry = `"${word}->`;
  const at = list.indexOf(entry);
  return at < 0 ? [] : list.slice(at + entry.length, list.indexOf('"', at + 1)).split(/,\s*/);
}

/** The word without its genitive ending, or without the plural ending of an abbreviation: `Fatou's`, `FAQs`. */
function singular(word: string): string[] {
  const bare = /^(?:(.+)'s?|(\p{Lu}{2,})s)$/u.exec(word);
  return bare ? [bare[1] ?? bare[2] ?? ""] : [];
}

/** The parts of a name such as `PayPal`. */
const joinedWords = (word: string) => word.split(/(?<=\p{Ll})(?=\p{Lu})/u);

/** A single letter is not a word: `hTis` is a typing error. */
const areKnown = (parts: string[], isKnown: (word: string) => boolean) =>
  parts.length > 1 && parts.every((part) => part.length > 1 && isKnown(part));
