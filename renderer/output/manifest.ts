import { readFileSync } from "node:fs";
import path from "node:path";
import { attempt } from "../base/attempt.mjs";

/** What a manifest has of one file. */
export interface FileRecord {
  /** SHA-256 of its bytes; empty if they are not made yet. */
  hash: string;
  /** The hash of a page's input, or of the code that made a picture; other files have none. */
  input?: string;
  policy?: string;
  /** The day that the page was rendered for, if it uses the date. */
  day?: string;
  /** The parts of site.yaml that the page uses, with commas, and the hash of their values. */
  parts?: string;
  partsHash?: string;
  /** The file of the page's own social card. */
  card?: string;
}

/** A file that a build has made or found. */
export interface OutputFile extends FileRecord {
  /** Relative to the output folder, with `/`. */
  file: string;
  /** Whether its bytes are in the next output; absent if the output folder already has them. */
  staged?: true;
  /** The folder of another output that has its bytes, such as a shard's. */
  from?: string;
}

/** The manifest of an output folder: beside the folder, so that it is not published. */
export function manifestFile(outDir: string): string {
  return path.join(path.dirname(outDir), `.${path.basename(outDir)}.manifest.json`);
}

/** The properties of a `FileRecord` besides the hash, in the order in which a manifest has them. */
const ABOUT = ["input", "policy", "day", "parts", "partsHash", "card"] as const;

/** Text of a manifest: what is known of each file as numbers of texts, since thousands of pages share most of them. */
export function manifestText(files: Record<string, FileRecord>): string {
  const numbers = new Map<string | undefined, number>([[undefined, 0]]);
  const numberOf = (text: string | undefined) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const entries = Object.entries(files).map(([file, made]) => [
    file,
    made.hash,
    ...ABOUT.map((key) => numberOf(made[key])),
  ]);
  return JSON.stringify({ texts: [...numbers.keys()].slice(1), files: entries });
}

/** The files of the last build; empty if there was none, or if its manifest cannot be read. */
export function readManifest(outDir: string): Record<string, FileRecord> {
  const made = (): [string, FileRecord][] => {
    const { texts, files } = JSON.parse(readFileSync(manifestFile(outDir), "utf8")) as {
      texts: string[];
      files: [file: string, hash: string, ...numbers: number[]][];
    };
    return files.filter(isEntry).map(([file, hash, ...numbers]) => {
      const made: FileRecord = { hash };
      for (const [at, key] of ABOUT.entries()) {
        const text = texts[(numbers[at] ?? 0) - 1];
        if (text !== undefined) made[key] = text;
      }
      return [file, made];
    });
  };
  return Object.fromEntries(attempt(made) ?? []);
}

/** Whether an entry of a manifest, which anybody may have changed, is a file of the folder with its hash. */
const isEntry = ([file, hash]: unknown[]) =>
  typeof file === "string" && typeof hash === "string" && !/(?:^|[\\/])\.\.(?:[\\/]|$)/.test(file);
