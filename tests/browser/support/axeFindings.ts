import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe finds wrong inside an element.
 *
 * @param rules the rules to run; all where none are named
 * @returns one line per rule and element; none when all is well
 */
export async function axeFindings(page: Page, selector: string, rules?: string[]): Promise<string[]> {
  // Half a megabyte, once for each page that is loaded.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async ([inside, only]) => {
      const { axe: tester } = window as unknown as { axe: typeof axe };
      // What passes is not described, which saves most of the work.
      const { violations } = await tester.run(inside, { iframes: false, resultTypes: ["violations"], runOnly: only });
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
    },
    [selector, rules] as const,
  );
}

/** A phone and a desktop: the widths at which every block is looked at. */
export const WIDTHS = [360, 1280];
