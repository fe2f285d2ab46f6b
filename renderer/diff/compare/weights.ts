import type { Weight } from "../change";
import type { BuiltFolder } from "../read/builtFolder";
import type { PageView } from "../read/pageView";
import { type Difference, valueDifference } from "./difference";

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

/** Budgets in bytes. The first round trip carries about ten packets of 1,460 bytes (RFC 6928). */
const BUDGETS: Partial<Weight> = { html: 14_000, scripts: 3_000, fonts: 45_000 };

const NAMES: Record<keyof Weight, string> = {
  html: "HTML with its CSS, brotli",
  scripts: "JavaScript, gzip",
  fonts: "fonts",
  pictures: "pictures",
};

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** What went over its budget, and whether the scripts differ. */
export function weightDifferences(
  before: Weight,
  after: Weight,
  scripts: { before: string; after: string },
): Difference[] {
  const found: Difference[] = [];
  for (const part of Object.keys(NAMES) as (keyof Weight)[]) {
    const budget = BUDGETS[part];
    if (budget === undefined || after[part] <= budget || before[part] > budget) continue;
    const what = `over the budget of ${kilobytes(budget)}: ${NAMES[part]}`;
    found.push(valueDifference({ kind: "weight", what }, kilobytes(before[part]), kilobytes(after[part])));
  }
  if (scripts.before !== scripts.after) {
    const bytes = (weight: Weight) => `${weight.scripts.toLocaleString("en-US")} B`;
    found.push(
      valueDifference({ kind: "script", what: "JavaScript before interaction, gzip" }, bytes(before), bytes(after)),
    );
  }
  return found;
}
