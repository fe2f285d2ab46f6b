import type { BuiltFolder } from "../built/builtFolder";
import type { PageView } from "../built/pageView";
import type { Weight } from "../change";
import { type Difference, valueDifference } from "./difference";

/** Budgets of a page in bytes. The first round trip carries about ten packets of 1,460 bytes (RFC 6928). */
export const BUDGETS = { html: 14_000, scripts: 3_000, fonts: 45_000 };

/** Kilobytes of 1,000 bytes. */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** The size of a page by kind. Pictures are counted in the format that every browser can show. */
export function weightOf(file: string, view: PageView, folder: BuiltFolder): Weight {
  const sum = (addresses: string[], size: (file: string) => number) =>
    [...new Set(addresses)].reduce((total, address) => {
      const found = address.startsWith("/") ? folder.fileAt(address) : undefined;
      return total + (found ? size(found) : 0);
    }, 0);
  return {
    html: folder.sent(file, "br"),
    scripts: sum(view.scripts, (script) => folder.sent(script, "gz")),
    fonts: sum(
      view.assets.filter((address) => /\.woff2?$/.test(address)),
      folder.size,
    ),
    pictures: sum(
      view.sections.flatMap(({ pictures }) => pictures.map(({ src }) => src)),
      folder.size,
    ),
  };
}

const NAMES: Record<keyof typeof BUDGETS, string> = {
  html: "HTML with its CSS, brotli",
  scripts: "JavaScript, gzip",
  fonts: "fonts",
};

/** What went over its budget, and whether the scripts differ. */
export function weightDifferences(
  before: Weight,
  after: Weight,
  scripts: { before: string; after: string },
): Difference[] {
  const found: Difference[] = [];
  for (const [part, budget] of Object.entries(BUDGETS) as [keyof typeof BUDGETS, number][]) {
    if (after[part] <= budget || before[part] > budget) continue;
    const what = `over the budget of ${kilobytes(budget)} kB: ${NAMES[part]}`;
    found.push(
      valueDifference({ kind: "weight", what }, `${kilobytes(before[part])} kB`, `${kilobytes(after[part])} kB`),
    );
  }
  if (scripts.before !== scripts.after) {
    const bytes = (weight: Weight) => `${weight.scripts.toLocaleString("en-US")} B`;
    found.push(
      valueDifference({ kind: "script", what: "JavaScript before interaction, gzip" }, bytes(before), bytes(after)),
    );
  }
  return found;
}
