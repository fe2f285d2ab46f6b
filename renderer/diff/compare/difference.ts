import type { Change } from "../change";
import { tokensOf } from "../read/tokens";

/** One difference between the two sides of a page, before it is known what caused it and where else it is. */
export interface Difference extends Omit<Change, "routes" | "also" | "causes"> {
  /** The keys of the words that went and came: by them it is found what follows from what. */
  gone: Set<string>;
  came: Set<string>;
  /** Set where it may only follow from another difference, and is none of its own then. */
  follows?: true;
}

/** Texts of a report are not longer, so that no page can fill it. */
const LONGEST = 300;

/** A text as a report holds it. */
export function cut(text: string, longest = LONGEST): string {
  if (text.length <= longest) return text;
  // Half a character at the end is none.
  const kept = text.slice(0, longest).replace(/[\ud800-\udbff]$/, "");
  return `${kept}… (${(text.length - kept.length).toLocaleString("en-US")} characters more)`;
}

/** A difference of two values as a whole. */
export function valueDifference(
  about: Pick<Difference, "kind" | "what"> & Partial<Difference>,
  before: string | undefined,
  after: string | undefined,
  language = "en",
): Difference {
  const keys = (text = "") => new Set(tokensOf(text.slice(0, 20_000), language).map(({ key }) => key));
  const [gone, came] = [keys(before), keys(after)];
  const shared = [...gone].filter((key) => came.has(key));
  for (const key of shared) {
    gone.delete(key);
    came.delete(key);
  }
  const sides = {
    ...(before === undefined ? {} : { before: cut(before) }),
    ...(after === undefined ? {} : { after: cut(after) }),
  };
  return { gone, came, ...sides, ...about };
}
