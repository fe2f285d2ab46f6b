import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { routesOf } from "../../../scripts/serve/visitBuiltSite";
import { weighPage } from "../../../scripts/weigh/weighPage";
import { overBudget } from "../../../scripts/weigh/weight";
import { sharedBrowser, siteDir, siteUrl } from "./browser";
import type { SiteName } from "./sites";

/** The budget of the picture that a page loads first, in bytes, on every screen. */
const PICTURE_BUDGET = 40_000;

/** The files, as AVIF, of which browsers choose for the picture that a page loads first. */
function firstPicture(dir: string, route: string): string[] {
  const html = readFileSync(path.join(dir, route, "index.html"), "utf8");
  const pictures = html.split("<picture").map((part) => part.split("</picture>")[0] ?? "");
  const picture = pictures.find((part) => /fetchpriority="high"/i.test(part)) ?? "";
  return picture.match(/\/assets\/[^\s"]+\.avif(?=\s)/g) ?? [];
}

/** Tests that each page of a site is within its budgets on a phone, and that nothing on it moves. */
export async function testPageWeight(name: SiteName): Promise<void> {
  const dir = await siteDir(name);
  describe("on a phone, within its budgets and with nothing that moves, is", () => {
    test.each(routesOf(dir))("%s", async (route) => {
      const weight = await weighPage(await sharedBrowser(), { dir, url: siteUrl(name) }, route);
      expect(weight.html.brotli).toBeGreaterThan(1000);
      expect(weight.scripts.gzip).toBeGreaterThan(0);
      expect(overBudget(weight)).toEqual([]);
      for (const file of firstPicture(dir, route))
        expect(statSync(path.join(dir, file)).size, file).toBeLessThanOrEqual(PICTURE_BUDGET);
    });
  });
}
