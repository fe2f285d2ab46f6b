import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { attempt } from "../../base/attempt.mjs";
import { CouldNotRun } from "../../base/couldNotRun";
import { kindReason, pointerReason } from "../../base/files/fileKind";
import { hashOf, nameOnDisk } from "../../base/files/files.mjs";
import { reasonOf, unfitFile } from "../../base/files/unfitFile";
import { isDeviceName, slugOf } from "../../base/slug";
import { isCollectionFile } from "../model/siteContent";
import { LARGEST_FILE, tooLarge } from "../yaml/limits";
import type { YamlProblem } from "../yaml/yamlLine";
import { nestedPages, PAGE_ENDING } from "./nestedPages.mjs";

/** The file with known problems that are accepted for now. */
export const BASELINE_FILE = ".check-baseline.yaml";

/** The file with the figures that are written out on pages and confirmed. */
export const FIGURES_FILE = "figures.yaml";

/** The file with words that are correct on this site although no dictionary has them. */
export const WORDS_FILE = "words.txt";

export interface PageFile {
  /** Relative to the folder of pages, with `/`, such as `about.yaml` or `news/first-days.yaml`. */
  name: string;
  /** The name that it should have; the same if its name is valid. */
  properName: string;
  complaint?: string;
  /** The code of its language, such as `es` of `about.es.yaml`; absent for the main language. */
  language?: string;
}

/**
 * The YAML files of a folder by name, with those in its subfolders. What cannot be a page there is left out: see
 * `misplaced`.
 *
 * @param changed see `PagesFolder`
 * @throws CouldNotRun if it cannot be read or has no YAML file
 */
export function listPageFiles(
  dir: string,
  shownAs: string,
  changed = new Map<string, string | undefined>(),
): PageFile[] {
  let names: string[];
  try {
    names = listNames(dir);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new CouldNotRun(
      code === "ENOENT" || code === "ENOTDIR"
        ? `There is no folder ${shownAs}. Name the folder of the pages with --pages, or make a new site with npm run init.`
        : `The folder ${shownAs} cannot be read: ${message}.`,
    );
  }
  const there = new Set([...names, ...nestedPages(dir), ...changed.keys()]);
  for (const [name, text] of changed) if (text === undefined) there.delete(name);
  const isFile = (name: string) => PAGE_ENDING.test(name) && name !== FIGURES_FILE && !whyMisplaced(name);
  const files = [...there].filter(isFile).sort();
  // Of a folder that is not one of pages, none of its subfolders is read as pages.
  if (files.every((name) => name.includes("/")))
    throw new CouldNotRun(`There is no site in the folder ${shownAs}: it has no .yaml file. npm run init makes one.`);
  return files.map(pageFileOf);
}

/** The names in a folder itself, without hidden ones. @throws Error if it cannot be read */
export const listNames = (dir: string): string[] => readdirSync(dir).filter((name) => !name.startsWith("."));

/**
 * Why a file in a subfolder cannot be a page, and where it belongs; undefined for one that can, and directly in the
 * folder of pages.
 */
export function whyMisplaced(name: string): { reason: string; proper: string } | undefined {
  const folder = path.posix.dirname(name);
  const [base = "", language] = path.posix.basename(name).replace(PAGE_ENDING, "").toLowerCase().split(".");
  if (folder === ".") return undefined;
  const code = language === undefined ? "" : `.${language}`;
  if (base === "index") {
    const { properName } = pageFileOf(`${folder}${code}.yaml`);
    return { reason: "The page of a folder is the file beside it, with its name.", proper: properName };
  }
  const reason = ONLY_ON_TOP[base];
  return reason === undefined ? undefined : { reason, proper: `${base}${code}.yaml` };
}

/** Files that count only directly in the folder of pages. */
const ONLY_ON_TOP: Record<string, string> = {
  site: "The facts of the site are in one file, directly in the folder of pages.",
  figures: "The confirmed figures are in one file, directly in the folder of pages.",
  "404": "A site has one not-found page for each language, directly in the folder of pages.",
};

/**
 * The address of a page file: `index.yaml` is `/`, `about.yaml` is `/about`, `about.es.yaml` is `/es/about`, and
 * `news/first-days.yaml` is `/news/first-days`.
 */
export function routeOf(fileName: string): string {
  const [name = "", language] = fileName.replace(/\.yaml$/, "").split(".");
  return [language && `/${language}`, name !== "index" && `/${name}`].filter(Boolean).join("") || "/";
}

/** A file's text, or the problem of reading it. */
export type FileText = { text: string; problem?: undefined } | { text: ""; problem: YamlProblem };

/** Reads a file of a folder. A huge file or a device is not even opened. @param times see `tooLarge` */
export function readText(dir: string, name: string, times = 1): FileText {
  const file = path.join(dir, nameOnDisk(dir, name));
  const unreadable = (reason: string) =>
    noText("files/unreadable", `${name} ${reason}. Put a readable file there, or remove it.`);
  const reason = unfitFile(dir, file);
  if (reason) return unreadable(reason);
  try {
    const { size } = statSync(file);
    if (size > MOST_READ * times) {
      const message = `This file has ${Math.round(size / 1e6).toLocaleString("en-US")} MB, and a page at most ${LARGEST_FILE / 1000} kB. A picture is a file in the folder images.`;
      return noText("files/too-large", message);
    }
    const bytes = readFileSync(file);
    const pointer = pointerReason(bytes);
    if (pointer) return noText("files/unreadable", `${name} ${pointer}.`);
    const kind = kindReason(bytes);
    const advice = PAGE_ENDING.test(name)
      ? "Copy its words into a page, and put pictures in the folder images."
      : "Save it again as text, a table as CSV.";
    return kind ? noText("files/unreadable", `${name} ${kind}. ${advice}`) : sizedText(decodeText(bytes), times);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_ENCODING_INVALID_ENCODED_DATA")
      return unreadable(reasonOf(error, file));
    return noText("files/encoding", "This file is not text in UTF-8. Save it again as UTF-8.");
  }
}

/** The text of a file's bytes, without the byte order mark at its start. @throws TypeError if they are not UTF-8 */
function decodeText(bytes: Uint8Array): string {
  // Some exports still use single carriage returns as line breaks.
  return decoder.decode(bytes).replace(/\r(?!\n)/g, "\n");
}

/** Returns the text, or the problem if it is too large to be parsed. */
export function sizedText(text: string, times = 1): FileText {
  const problem = tooLarge(text, times);
  return problem ? { text: "", problem } : { text };
}

/** The site's own list of words; empty if there is none, or it cannot be read. */
export function readWords(dir: string): string {
  return readText(dir, WORDS_FILE).text;
}

/** A hash of a file's text, or of the reason why it could not be read. */
export const hashOfText = ({ text, problem }: FileText): string => hashOf(problem ? JSON.stringify(problem) : text);

function noText(rule: string, message: string): FileText {
  return { text: "", problem: { line: 1, column: 1, endLine: 1, endColumn: 1, rule, message } };
}

/** A file of up to this many bytes is read, to report the line that makes it too large. */
const MOST_READ = 10_000_000;

const decoder = new TextDecoder("utf-8", { fatal: true });

/** The name of a page, and the code of its language, as in `about.es`. */
const TRANSLATED = /^(.+)\.([a-z]{2,3}(?:-[a-z0-9]{2,8})*)$/i;

const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** What the name of a file says of its page. @param name see `PageFile` */
export function pageFileOf(name: string): PageFile {
  if (isCollectionFile(name) || isProper(name)) return { name, properName: name };
  const folders = name.split("/").slice(0, -1);
  const stem = path.posix.basename(name).replace(PAGE_ENDING, "");
  const [, page = "", tag = ""] = TRANSLATED.exec(stem) ?? [];
  // Not `about.old.yaml`: no language has that code.
  const language = tag && attempt(() => languageNames.of(tag)) ? tag.toLowerCase() : undefined;
  const slug = slugOf(language ? page : stem);
  const own = `${withoutDevice(slug) || "page"}${language ? `.${language}` : ""}.yaml`;
  const properName = [...folders.map((folder) => withoutDevice(slugOf(folder)) || "pages"), own].join("/");
  const file = { name, properName, ...(language ? { language } : {}) };
  if (name === properName) return file;
  const device = [...folders, slug].find(isDeviceName);
  const advice = [...folders, slug].some((part) => slugOf(part) === "")
    ? "Spell it in the letters a to z, such as tokyo.yaml for 東京."
    : `Call it ${properName}.`;
  return { ...file, complaint: `${complaintOf(name, device)} ${advice}` };
}

/** Whether a name is that of most pages: without a language, and with nothing wrong in it. */
const isProper = (name: string): boolean =>
  /^(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*[a-z0-9]+(?:-[a-z0-9]+)*\.yaml$/.test(name) &&
  !name.slice(0, -".yaml".length).split("/").some(isDeviceName);

const withoutDevice = (slug: string) => (isDeviceName(slug) ? `${slug}-page` : slug);

function complaintOf(name: string, device: string | undefined): string {
  if (device) return `Windows reserves the name ${device} for a device, so no file can have that name.`;
  return name.endsWith(".yaml")
    ? "The file name is the page's address, so it has only small letters, digits and hyphens."
    : "A page's file name ends in .yaml.";
}
