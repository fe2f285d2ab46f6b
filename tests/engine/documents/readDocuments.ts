import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { BANNER } from "../../../scripts/docs/markdown";
import { ROOT } from "../../support/fixtureSite";

/** A document of the repository. */
interface Document {
  /** From the root, such as `docs/measured.md`. */
  file: string;
  text: string;
  /** Whether a command writes it. */
  generated: boolean;
  /** Its fenced texts, without the spaces of a list that they are in. */
  fenced: { language: string; text: string }[];
  /** Its text without the fenced texts. */
  prose: string;
  /** Its code spans, and the lines of fenced texts without a language. */
  code: string[];
}

const FENCED = /^( *)(`{3,4})(\w*)\n([\s\S]*?)\n\1\2$/gm;
const SPAN = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g;

const files = [
  ...readdirSync(ROOT).filter((file) => file.endsWith(".md")),
  ...readdirSync(path.join(ROOT, "docs"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => path.posix.join("docs", file.replaceAll("\\", "/"))),
].sort();

export const documents: Document[] = files.map((file) => {
  const text = readFileSync(path.join(ROOT, file), "utf8");
  const fenced = [...text.matchAll(FENCED)].map(([, indent = "", , language = "", body = ""]) => ({
    language,
    text: body.replace(new RegExp(`^${indent}`, "gm"), ""),
  }));
  const prose = text.replace(FENCED, "");
  const spans = [...prose.matchAll(SPAN)].map(([, , words = ""]) => words.trim().replaceAll("\\|", "|"));
  const lines = fenced
    .filter(({ language }) => language === "" || language === "sh")
    .flatMap(({ text }) => text.split("\n"));
  return { file, text, generated: text.startsWith(BANNER), fenced, prose, code: [...spans, ...lines] };
});

/** Those that people write. */
export const written = documents.filter(({ generated }) => !generated);

/** Where each link and picture of a document leads: a file from the root, and a heading of it. */
export function linksOf({ file, prose }: Document): { target: string; to: string; anchor: string }[] {
  const words = prose.replace(SPAN, "").replace(/\\./g, "");
  return [...words.matchAll(/\]\(([^()\s]+)\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^https?:/.test(target))
    .map((target) => {
      const [place = "", anchor = ""] = target.split("#");
      return { target, to: place ? path.posix.join(path.posix.dirname(file), place) : file, anchor };
    });
}

/** The ids that headings get, as GitHub makes them. */
export const anchorsOf = ({ prose }: Document): string[] =>
  [...prose.matchAll(/^#+ (.+)$/gm)].map(([, words = ""]) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

const FOLDERS = /^(?:blocks|renderer|scripts|tests|docs|\.github|\.vscode)\//;
const CODE_FILE = /\.(?:tsx?|mjs|json|ya?ml|md)$/;
/** A path in a text about one part is given from that part. */
const BASES = ["", "renderer", "renderer/content", "blocks"];

/** The paths in the code spans of a document. Those with a `*` or `<Name>` are patterns, and dist is made by a build; those of the site here are examples. */
export const pathsOf = ({ code }: Document): string[] =>
  code
    .flatMap((words) => words.split(/[\s:=]+/))
    // What a build writes is not in a fresh clone, and what is only of the site that is here goes with it.
    .filter((word) => !/^(?:dist|pages-data|public|tests\/site)\//.test(word))
    .filter((word) => /^[\w.-]+(?:\/[\w.-]+)+\/?$/.test(word) && (FOLDERS.test(word) || CODE_FILE.test(word)));

export const isThere = (place: string): boolean =>
  BASES.some((base) => ["", ".test.ts"].some((ending) => existsSync(path.join(ROOT, base, place + ending))));
