import { oncePerKey } from "../../base/once";
import { rememberPerFile } from "../model/fileResults";
import type { PageContent, SiteContent } from "../model/siteContent";

/** What a page is about, by its `vars`: the value that differs on every page. */
export interface Subject {
  value: string;
  /** Whether it has several words; a single one, such as a kind of dog, is too common. */
  isDistinct: boolean;
  /** Whether a text has its first word: "full grooming" is about a full groom. */
  isSaidIn(text: string): boolean;
  /** Its words in a text, if the text has them all. */
  isNamedIn(text: string): string | undefined;
}

/** The subject of each page that has one: the name under `vars` with the most different values, towns excepted. */
export function subjectsOf({ pages, facts }: Pick<SiteContent, "pages" | "facts">): Map<PageContent, Subject> {
  const known = new Set([...facts.values()].map((value) => value.toLowerCase()));
  const values = new Map<string, Set<string>>();
  for (const [name, value] of pages.flatMap(wordsUnderVars)) {
    if (!known.has(value.toLowerCase())) values.set(name, (values.get(name) ?? new Set()).add(value));
  }
  const [name] = [...values].sort(([, a], [, b]) => b.size - a.size)[0] ?? [];
  const subjectOf = oncePerKey(subject);
  return new Map(
    pages.flatMap((page) => {
      const value = wordsUnderVars(page).find((entry) => entry[0] === name)?.[1];
      return value === undefined ? [] : [[page, subjectOf(value)] as const];
    }),
  );
}

function subject(value: string): Subject {
  const words = value.match(/[\p{L}\p{N}]+/gu) ?? [];
  const first = words[0]?.toLowerCase() ?? "";
  const whole = pattern(words);
  const start = pattern(words.slice(0, 1));
  return {
    value,
    isDistinct: words.length > 1,
    // The regular expressions are slow, and most texts lack even the first word.
    isSaidIn: (text) => text.toLowerCase().includes(first) && start.test(text),
    isNamedIn: (text) => (text.toLowerCase().includes(first) ? whole.exec(text)?.[0] : undefined),
  };
}

/** The words with a hyphen or a space between them. A plural s of the last one is optional: full groom, full grooms. */
function pattern(words: string[]): RegExp {
  const all = words.map((word, index) => (index > 0 && index === words.length - 1 ? word.replace(/s$/, "s?") : word));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${all.join("[ -]")}(?![\p{L}\p{N}])`, "iu");
}

/** The `vars` whose values are words: a number or a price does not say what a page is about. */
export const wordsUnderVars = rememberPerFile(
  "vars",
  ({ data }: PageContent): [string, string][] => {
    const vars = (data as { vars?: unknown } | undefined)?.vars;
    if (typeof vars !== "object" || vars === null) return [];
    return Object.entries(vars).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && /^\p{L}[\p{L} '&-]{2,}$/u.test(entry[1]),
    );
  },
  { warns: true },
);
