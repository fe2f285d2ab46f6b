import { structuredPatch } from "diff";
import { type PagesFolder, printPath } from "../content/pages/pagesFolder";
import { painter, showsColor } from "../content/report/formatter";

/** The change of one file. A command computes all its changes before it writes any. */
export interface FileChange {
  /** The name to print, relative to `ContentFolder.cwd`. */
  file: string;
  /** Its old name, if it is renamed. */
  from?: string;
  /** Its text as read; undefined for a new file. */
  before?: string;
  /** Its new text; undefined for a removed file. */
  after?: string;
  /** How the texts are its bytes, such as those of a picture; UTF-8 by default. */
  encoding?: "utf8" | "base64";
}

/** The pages and pictures that a command works on. */
export type ContentFolder = Required<Pick<PagesFolder, "dir" | "publicDir" | "cwd">>;

/**
 * The name to print for the page file of an address: `/es/about` is about.es.yaml.
 *
 * @param language whose code the address begins with; undefined for the main one
 */
export function fileOf(folder: ContentFolder, route: string, language: string | undefined): string {
  const [bare, code] = language === undefined ? [route, ""] : [route.slice(language.length + 1), `.${language}`];
  return printPath(folder, `${bare.slice(1) || "index"}${code}.yaml`);
}

/** A change as lines with + and -, each with two unchanged lines around it, in colors if the terminal supports them. */
export function diffOf({ file, from, before, after }: FileChange): string {
  const paint = painter(showsColor());
  if (after === undefined) return paint("red", `- ${file} goes`);
  if (before === undefined) return paint("green", `+ ${file} is new, ${after.split("\n").length - 1} lines`);
  const { hunks } = structuredPatch(file, file, before, after, "", "", { context: 2 });
  const lines = hunks.flatMap((hunk) => [
    paint("dim", `  line ${hunk.newStart}`),
    ...hunk.lines
      .filter((line) => !line.startsWith("\\"))
      .map((line) => line.replace(/\r$/, ""))
      .map((line) => (line.startsWith("-") ? paint("red", line) : line.startsWith("+") ? paint("green", line) : line)),
  ]);
  return [from ? `${from} is renamed to ${file}` : file, ...lines].join("\n");
}
