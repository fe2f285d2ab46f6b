import { existsSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import * as cardContent from "../../../renderer/cards/cardContent";
import * as renderSlices from "../../../renderer/output/renderSlices";
import type { PageModel } from "../../../renderer/page/pageModel";
import { runBuild } from "../../support/runBuild";
import { contentFolder, page } from "../content/folder";

const block = (heading: string, more = "") =>
  `  - type: faq\n    heading: ${heading}\n${more}    items:\n      - { question: How?, answer: So. }\n`;

/** A site whose page of trims has its second block outside its time, and a faq in line 11. */
const siteWithTrims = () =>
  contentFolder({
    "index.yaml": page("Home"),
    "404.yaml": page("Nothing"),
    "trims.yaml": `${page("Trims")}${block("Before", "    until: 2020-01-01\n")}${block("Now")}`,
  });

test("a block that cannot be rendered is reported at its line in the file, also after a block outside its time", async () => {
  const cwd = siteWithTrims();
  const out = path.join(cwd, "out");
  // The module itself, which other test files may have loaded before.
  const opened = vi.spyOn(renderSlices, "openRendering").mockReturnValue(async (tasks) => {
    const { file, blocks } = tasks.map(({ page }) => page).find((one) => one.blocks.length === 2) ?? {};
    const about = { file, type: blocks?.[1]?.type, index: 1, reason: "Invalid time value" };
    throw Object.assign(new Error(), { stack: "RangeError: Invalid time value", about });
  });
  onTestFinished(() => opened.mockRestore());
  const place = `${path.join(cwd, "pages/trims.yaml")}:11`;
  await expect(runBuild(path.join(cwd, "pages"), out, { cards: false, pictures: false })).rejects.toMatchObject({
    name: "BlockFailed",
    message: `The block "faq" of ${place} could not be rendered: Invalid time value`,
    trace: "RangeError: Invalid time value",
  });
  expect(existsSync(out)).toBe(false);
});

test.each<[cause: string, isCause: (page: PageModel) => boolean, place: (file: string) => string]>([
  [
    "a block",
    ({ route, blocks }) => route === "/trims" && blocks.some(({ type }) => type === "faq"),
    (file) => `The block "faq" of ${file}:11`,
  ],
  ["something else of a page", ({ route }) => route === "/trims", (file) => file],
])("what fails before a page is rendered names the page, also where the cause is %s", async (_, isCause, placeIn) => {
  const cwd = siteWithTrims();
  const { cardOfPage } = cardContent;
  const card = vi.spyOn(cardContent, "cardOfPage").mockImplementation((model, ...rest) => {
    if (isCause(model)) throw new RangeError("Invalid time value");
    return cardOfPage(model, ...rest);
  });
  onTestFinished(() => card.mockRestore());
  await expect(runBuild(path.join(cwd, "pages"), path.join(cwd, "out"), { pictures: false })).rejects.toMatchObject({
    name: "BlockFailed",
    message: `${placeIn(path.join(cwd, "pages/trims.yaml"))} could not be rendered: Invalid time value`,
    trace: expect.stringContaining("RangeError: Invalid time value\n"),
  });
});
