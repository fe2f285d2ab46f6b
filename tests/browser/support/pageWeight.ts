import { describe, expect, test } from "vitest";
import { routesOf } from "../../../scripts/serve/visitBuiltSite";
import { weighPage } from "../../../scripts/weigh/weighPage";
import { overBudget } from "../../../scripts/weigh/weight";
import { sharedBrowser, siteDir, siteUrl } from "./browser";
import type { SiteName } from "./sites";

/** Tests that each page of a site is within its budgets on a phone, and that nothing on it moves. */
export async function testPageWeight(name: SiteName): Promise<void> {
  const dir = await siteDir(name);
  describe("on a phone, within its budgets and with nothing that moves, is", () => {
    test.each(routesOf(dir))("%s", async (route) => {
      const weight = await weighPage(await sharedBrowser(), { dir, url: siteUrl(name) }, route);
      expect(weight.html.brotli).toBeGreaterThan(1000);
      expect(weight.scripts.gzip).toBeGreaterThan(0);
      expect(overBudget(weight)).toEqual([]);
    });
  });
}
