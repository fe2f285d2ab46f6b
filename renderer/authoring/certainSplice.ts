import { visible } from "../base/invisible";
import { onlyPlaceholder, renamePlaceholder } from "../base/placeholders";
import type { Problem, Range } from "../base/problem";
import type { Splice } from "./splices";

/**
 * Rules whose suggestion is certain, each with the function that returns the replacement for the marked text, such as
 * `headlin` or `${busines.phone}`. What keeps a file from being read is fixed by `fixYaml`. A suggestion that may be wrong, such as for a dead link, is left to people.
 */
const FIXED: Record<string, (suggestion: string, mark: string) => string | undefined> = {
  "schema/unknown-property": (suggestion) => suggestion,
  "schema/unknown-block": quotedAsBefore,
  "schema/not-allowed-value": quotedAsBefore,
  "schema/wrong-type": (suggestion) => suggestion,
  "facts/unknown-name": (suggestion, mark) => renamePlaceholder(mark, suggestion),
  "facts/typed-literal": (suggestion) => suggestion,
  "links/scheme": (suggestion, mark) => {
    // Only the slash in front was missing; the rule suggests no page that does not exist.
    if (suggestion === `/${mark.replace(/^(["'])(.*)\1$/, "$2")}`) return quotedAsBefore(suggestion, mark);
    return onlyPlaceholder(suggestion) ? quotedAsBefore(suggestion, mark) : undefined;
  },
  "links/redirected": quotedAsBefore,
  "markdown/shown": (suggestion, mark) => (bare(mark) === bare(suggestion) ? suggestion : undefined),
  "text/invisible": (suggestion, mark) => (visible(mark) === suggestion ? suggestion : undefined),
  "prices/form": sameAmount,
  "schema/pattern": sameAmount,
};

/** Returns the change that fixes a problem, or undefined if none is certain. */
export function certainSplice(text: string, { rule, suggestion, ...range }: Problem): Splice | undefined {
  if (suggestion === undefined) return undefined;
  const { start, end } = markedIn(text, range);
  const fixed = FIXED[rule]?.(suggestion, text.slice(start, end));
  return fixed === undefined ? undefined : { start, end, text: fixed };
}

/** Returns the change that puts a problem's suggestion in the place of what it marks; undefined without one. */
export function suggestedSplice(text: string, { suggestion, ...range }: Problem): Splice | undefined {
  const marked = markedIn(text, range);
  const mark = text.slice(marked.start, marked.end);
  return suggestion && mark ? { ...marked, text: quotedAsBefore(suggestion, mark) } : undefined;
}

/** The part of a file that a problem marks. */
function markedIn(text: string, { line, column, endLine, endColumn }: Range): Omit<Splice, "text"> {
  return { start: offsetOf(text, line, column), end: offsetOf(text, endLine, endColumn) };
}

/** The offset of a line and column, both counted from 1. */
function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let number = 1; number < line; number++) start = text.indexOf("\n", start) + 1;
  return start + column - 1;
}

function bare(link: string): string {
  return link.replace(/[\s[\]()]/g, "");
}

/** Returns a price in its proper form, or undefined if more than the price is marked. */
function sameAmount(suggestion: string, mark: string): string | undefined {
  return amountOf(mark) === amountOf(suggestion) ? quotedAsBefore(suggestion, mark) : undefined;
}

/** The part of a price that correcting its form does not change; different if more than the price is marked. */
function amountOf(price: string): string {
  return price
    .replace(/[\s"'${}]/g, "")
    .replace(/[Il|]/g, "1")
    .replace(/[Oo]/g, "0");
}

function quotedAsBefore(suggestion: string, mark: string): string {
  const quote = /^["']/.exec(mark)?.[0] ?? "";
  return `${quote}${suggestion}${quote}`;
}
