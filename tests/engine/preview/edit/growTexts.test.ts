import { mkdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { growTexts } from "../../../long/sweep/growTexts";
import { fixtureSite } from "../../../support/fixtureSite";

test("every long text takes words, paragraphs and lists, and undo brings its bytes back", async () => {
  const site = fixtureSite();
  const before = site.all();
  const journal = path.join(site.cwd, "journal");
  mkdirSync(journal);
  const grown = await growTexts(site, journal, true);
  expect(grown.length).toBeGreaterThan(50);
  expect(grown.filter(({ outcome }) => outcome === "refused by the writer" || outcome === "wrong")).toEqual([]);
  expect(grown.filter(({ outcome }) => outcome === "accepted").length).toBeGreaterThan(grown.length / 2);
  expect(site.all()).toEqual(before);
});
