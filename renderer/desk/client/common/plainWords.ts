import { factInWords, inWords } from "../../protocol/inWords";

const WORDS: [code: RegExp, plain: (match: string, ...parts: string[]) => string][] = [
  // A fact, such as `${price.boxBraids.medium}`.
  [/`?\$\{([^}|]+)[^}]*\}`?/g, (_, name = "") => `[${factInWords(name)}]`],
  // A file with its place, such as `pages-data/about.yaml:12:5`.
  [/`?[\w./-]*?([\w-]+)\.yaml`?(?::\d+)*(?:, line \d+(?:, column \d+)?)?/g, (_, name = "") => addressOf(name)],
  // A line of the file that is open.
  [/,? (?:on|in|at) line \d+/g, () => ""],
  // A name of the schema, such as `priceTable`.
  [/\b[a-z]{2,}(?:[A-Z][a-z]+)+\b/g, (name) => inWords(name).toLowerCase()],
];

/** The message of a check, which names files, lines and facts as their authors write them, for everybody else. */
export const plainWords = (message: string): string =>
  WORDS.reduce((text, [code, plain]) => text.replace(code, plain), message);

const addressOf = (name: string): string =>
  name === "site" ? "the facts of the site" : name === "index" ? "the home page" : `/${name}`;
