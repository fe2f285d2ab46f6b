import { describe, expect, test } from "vitest";
import { routesOf } from "../../scripts/serve/visitBuiltSite";
import { weighPage } from "../../scripts/weigh/weighPage";
import { overBudget } from "../../scripts/weigh/weight";
import { sharedBrowser, siteDir, siteUrl } from "./support/browser";

const BUILT = await siteDir("real");

describe("on a phone, within its budgets and with nothing that moves, is", () => {
  test.each(routesOf(BUILT))("%s", async (route) => {
    const weight = await weighPage(await sharedBrowser(), { dir: BUILT, url: siteUrl("real") }, route);
    expect(weight.html.brotli).toBeGreaterThan(1000);
    expect(weight.scripts.gzip).toBeGreaterThan(0);
    expect(overBudget(weight)).toEqual([]);
  });
});

test("what is over its budget is named in words", () => {
  const much = { gzip: 50_000, brotli: 50_000 };
  const faults = overBudget({
    route: "/heavy",
    html: much,
    css: much,
    scripts: much,
    fonts: much,
    pictures: much,
    largestPicture: much,
    statefulInView: false,
    reactBeforePaint: true,
    foreign: ["https://elsewhere.example/"],
    shift: { atRest: 0.1, inUse: 0.1 },
  });
  expect(faults).toHaveLength(8);
  expect(faults[0]).toBe("HTML with its CSS, brotli: 50.0 kB, and 14.0 kB is the budget");
});
