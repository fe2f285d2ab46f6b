import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { fileOfAddress } from "../../../renderer/base/sitePath";
import { siteDir, siteUrl } from "../../support/sites/builtSites";
import { routesOfSite } from "../../support/sites/routesOfSite";
import type { SiteName } from "../../support/sites/siteNames";
import { sharedBrowser } from "./browser";
import { overBudget } from "./overBudget";
import { weighPage } from "./weighPage";

/** The budgets of the picture that a page loads first, in bytes, by the width of its file: a photograph needs more. */
const PICTURE_BUDGETS: [widest: number, budget: number][] = [
  [480, 40_000],
  [800, 60_000],
  [1200, 105_000],
  [1600, 150_000],
];
const budgetOf = (file: string) => {
  const width = Number(/-(\d+)\.[0-9a-f]{8}\./.exec(file)?.[1]);
  return PICTURE_BUDGETS.find(([widest]) => width <= widest)?.[1] ?? 0;
};

/** The files, as AVIF, of which browsers choose for the picture that a page loads first. */
function firstPicture(dir: string, route: string): string[] {
  const html = readFileSync(path.join(dir, fileOfAddress(route)), "utf8");
  const pictures = html.split("<picture").map((part) => part.split("</picture>")[0] ?? "");
  const picture = pictures.find((part) => /fetchpriority="high"/i.test(part)) ?? "";
  return picture.match(/\/assets\/[^\s"]+\.avif(?=\s)/g) ?? [];
}

/** Tests that each page of a site is within its budgets on a phone, and that nothing on it moves. */
export async function testPageWeight(name: SiteName): Promise<void> {
  const dir = await siteDir(name);
  describe("on a phone, within its budgets and with nothing that moves, is", () => {
    test.each(routesOfSite(dir))("%s", async (route) => {
      const weight = await weighPage(await sharedBrowser(), { dir, url: siteUrl(name) }, route);
      expect(weight.html.brotli).toBeGreaterThan(1000);
      expect(weight.scripts.gzip).toBeGreaterThan(0);
      expect(overBudget(weight)).toEqual([]);
      for (const file of firstPicture(dir, route))
        expect((await (await fetch(siteUrl(name) + file)).arrayBuffer()).byteLength, file).toBeLessThanOrEqual(
          budgetOf(file),
        );
    });
  });
}
