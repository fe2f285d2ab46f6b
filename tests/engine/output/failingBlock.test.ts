import { beforeAll, expect, test } from "vitest";
import * as look from "../../../blocks";
import type { Block } from "../../../renderer/contract/types.generated";
import { renderDocument } from "../../../renderer/page/document/renderDocument";
import { failingBlock } from "../../../renderer/page/failingBlock";
import type { PageModel } from "../../../renderer/page/pageModel";
import { type CheckedSite, checkedSite } from "../../support/fixtureSite";
import { exampleFiles, routeOf } from "../blocks/exampleBlocks";

let checked: CheckedSite;
let page: PageModel;
beforeAll(async () => {
  checked = await checkedSite(exampleFiles);
  page = checked.page(routeOf("Faq"));
});

/** A part of a block throws, as one does that formats an impossible date. */
function Throwing() {
  return new Intl.DateTimeFormat("en").format(new Date("2026-13-45"));
}

function rendering(more: Partial<typeof look.blocks>, design = look.design) {
  return (blocks: Block[]) => {
    renderDocument({ ...page, blocks }, checked.site, { blocks: { ...look.blocks, ...more }, design }, "2030-12-31");
  };
}

function thrown(render: (blocks: Block[]) => void): unknown {
  try {
    render(page.blocks);
  } catch (error) {
    return error;
  }
  throw new Error("Nothing was thrown.");
}

test("the block that throws is found among others, with what it threw", () => {
  const render = rendering({ faq: Throwing });
  const index = page.blocks.findIndex(({ type }) => type === "faq");
  expect(index).toBeGreaterThan(0);
  const found = { type: "faq", index, reason: "Invalid time value" };
  expect(failingBlock(page.blocks, thrown(render), render)).toEqual(found);
});

test("an error of the layout is not blamed on a block", () => {
  const render = rendering({}, { ...look.design, Layout: Throwing });
  expect(failingBlock(page.blocks, thrown(render), render)).toBeUndefined();
});

test("a block that throws only without the others is not blamed for their error", () => {
  const render = rendering({ faq: Throwing });
  expect(failingBlock(page.blocks, new Error("Something else"), render)).toBeUndefined();
});
