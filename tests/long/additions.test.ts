import { mkdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { fixtureSite, ROOT } from "../support/fixtureSite";
import { type Grown, growTexts } from "./sweep/growTexts";

const OUTCOMES = ["accepted", "refused by the check", "refused by the writer", "wrong"] as const;

test("each text of the site takes words, paragraphs and lists as far as the check allows, and undo brings its bytes back", {
  timeout: 3_600_000,
}, async () => {
  const site = fixtureSite({}, path.join(ROOT, "pages-data"));
  const before = site.all();
  const journal = path.join(site.cwd, "journal");
  mkdirSync(journal);
  const grown = await growTexts(site, journal);
  const having = (outcome: Grown["outcome"]) => grown.filter((one) => one.outcome === outcome);
  const texts = new Set(grown.map(({ file, pointer }) => `${file} ${pointer}`)).size;
  const counts = OUTCOMES.map((outcome) => `${having(outcome).length} ${outcome}`);
  const refused = having("refused by the check").map(
    ({ file, pointer, added, why }) => `  ${file} ${pointer}: ${added}: ${why}`,
  );
  console.log([`${texts} texts, ${grown.length} additions: ${counts.join(", ")}`, ...refused].join("\n"));
  expect([...having("refused by the writer"), ...having("wrong")]).toEqual([]);
  expect(site.all()).toEqual(before);
});
