import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { attempt } from "../../attempt.mjs";
import { CouldNotRun } from "../couldNotRun";

export const SITE_FILE = "site.yaml";

/** The file that holds the known problems that wait. */
export const BASELINE_FILE = ".check-baseline.yaml";

/** The file that holds the words that are right on this site although no dictionary has them. */
export const WORDS_FILE = "words.txt";

export interface PageFile {
  name: string;
  /** The name that it should have; the same where nothing is wrong with it. */
  properName: string;
  complaint?: string;
}

/**
 * The YAML files of a folder by name.
 *
 * @param changed see `ContentPlace`
 * @throws CouldNotRun where it cannot be read or has no YAML file
 */
export function listPageFiles(
  dir: string,
  shownAs: string,
  changed = new Map<string, string | undefined>(),
): PageFile[] {
  let names: string[];
  try {
    names = readdirSync(dir, { withFileTypes: true })
      .filter((entry) => !entry.isDirectory() && !entry.name.startsWith("."))
      .map((entry) => entry.name);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new CouldNotRun(
      code === "ENOENT" || code === "ENOTDIR"
        ? `There is no folder ${shownAs}. Name the folder of the pages with --pages.`
        : `The folder ${shownAs} cannot be read: ${message}.`,
    );
  }
  const there = new Set([...names, ...changed.keys()]);
  for (const [name, text] of changed) if (text === undefined) there.delete(name);
  const files = [...there].filter((name) => /\.ya?ml(?:\.txt)?$/i.test(name)).sort();
  if (files.length === 0) throw new CouldNotRun(`The folder ${shownAs} holds no .yaml file.`);
  return files.map(judgeName);
}

/** The address of a page file: `index.yaml` is `/`, `about.yaml` is `/about`. */
export function routeOf(fileName: string): string {
  const name = fileName.replace(/\.yaml$/, "");
  return name === "index" ? "/" : `/${name}`;
}

/** A file's text; undefined where it is not UTF-8. @throws CouldNotRun where it cannot be read */
export function readText(dir: string, name: string, shownAs: string): string | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path.join(dir, name));
  } catch (error) {
    throw new CouldNotRun(`${shownAs} cannot be read: ${(error as Error).message}.`);
  }
  // Some exports still end lines with a single carriage return.
  return attempt(() => decoder.decode(bytes).replace(/\r(?!\n)/g, "\n"));
}

const decoder = new TextDecoder("utf-8", { fatal: true });

function judgeName(name: string): PageFile {
  const stem = name.replace(/\.ya?ml(?:\.txt)?$/i, "");
  const slug = stem
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  const properName = `${slug || "page"}.yaml`;
  if (name === properName) return { name, properName };
  const complaint = name.endsWith(".yaml")
    ? `The file name is the page's address, so it has small letters, digits and hyphens alone. Call it ${properName}.`
    : `A page's file name ends in .yaml. Call it ${properName}.`;
  return { name, properName, complaint };
}
