import type { PageView } from "../built/pageView";
import { type Difference, valueDifference, wordless } from "./difference";
import { textDifferences } from "./texts";

const TEXTS = ["title", "description"] as const;
const VALUES = ["canonical", "robots"] as const;

/** The differences in what search engines and social networks show of a page. */
export function headDifferences({ head: before }: PageView, { head: after, language }: PageView): Difference[] {
  const found = TEXTS.flatMap((kind) => textDifferences(before[kind], after[kind], { language, kind, what: kind }));
  for (const kind of VALUES)
    if (before[kind] !== after[kind])
      found.push(valueDifference({ kind, what: kind }, before[kind] || undefined, after[kind] || undefined));
  if (before.card !== after.card)
    found.push({ ...wordless(), kind: "social-card", what: "social card", follows: true });
  return found;
}
