import { readFileSync } from "node:fs";
import path from "node:path";

/** The file that holds the words that are right on this site although no dictionary has them. */
const WORDS_FILE = "words.txt";

/**
 * The site's own words: one on each line, `#` starts a comment. Written small, a word is right with a
 * capital too; written with a capital, as a name, only with it.
 *
 * @param dir the folder of the pages; without the file there are no such words
 */
export function ownWords(dir: string): Set<string> {
  let text: string;
  try {
    text = readFileSync(path.join(dir, WORDS_FILE), "utf8");
  } catch {
    return new Set();
  }
  const lines = text.split(/\r?\n/).map((line) => line.replace(/#.*/, "").trim());
  return new Set(lines.filter(Boolean));
}

/** Whether a word, or the one that it is the genitive of, is among them. */
export function isOwnWord(word: string, own: Set<string>): boolean {
  const bare = word.replace(/['’]s?$/, "");
  return [word, bare].some((form) => own.has(form) || own.has(form.toLowerCase()));
}
