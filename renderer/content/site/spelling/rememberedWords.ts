import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { askDictionary, type Verdict } from "./dictionary";

const HERE = import.meta.dirname;
const MODULES = path.resolve(HERE, "../../../../node_modules");
const STORE = path.join(MODULES, ".cache/site-spelling");

/**
 * What the dictionary says of words, kept on disk from one check to the next: it takes seconds to load,
 * and a page that changes seldom brings a word that no page ever had. Each word is kept once, so the
 * file grows with the language of the site and not with its pages. A changed dictionary starts anew.
 */
export async function rememberedWords(words: Iterable<string>): Promise<Map<string, Verdict>> {
  const file = path.join(STORE, `${version()}.json`);
  const known = read(file);
  const unseen = [...new Set(words)].filter((word) => !known.has(word));
  if (unseen.length === 0) return known;
  for (const [word, verdict] of await askDictionary(unseen)) known.set(word, verdict);
  // Another check may have asked at the same time: what it learned stays.
  for (const [word, verdict] of read(file)) known.set(word, verdict);
  keep(file, JSON.stringify([...known]));
  return known;
}

function read(file: string): Map<string, Verdict> {
  try {
    return new Map(JSON.parse(readFileSync(file, "utf8")) as [string, Verdict][]);
  } catch {
    return new Map();
  }
}

function keep(file: string, text: string): void {
  try {
    mkdirSync(STORE, { recursive: true });
    const half = `${file}.${process.pid}`;
    writeFileSync(half, text);
    renameSync(half, file);
  } catch {
    // A store that cannot be written costs time and nothing else.
  }
}

/** Changes whenever the same word might be judged differently. */
function version(): string {
  const hash = createHash("sha256");
  hash.update(readFileSync(path.join(HERE, "dictionary.ts")));
  for (const name of ["cspell-lib", "@cspell/dict-en_us"]) {
    hash.update(readFileSync(path.join(MODULES, name, "package.json")));
  }
  return hash.digest("hex").slice(0, 16);
}
