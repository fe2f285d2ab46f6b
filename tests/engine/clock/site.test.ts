import { describe, expect, test } from "vitest";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { isDraft } from "../../../renderer/content/model/siteContent";
import { toPageModel, toSiteModel } from "../../../renderer/page/pageModel";
import { brief, contentFolder, page } from "../content/folder";

const OFFER = `${page("Winter Offer")}    lead: A bath for \${facts.hold} only.
  - { type: callToAction, heading: Before, actions: [{ label: Call, to: "\${business.phone|tel}" }], until: 2030-11-30 }
  - { type: callToAction, heading: After, actions: [{ label: Call, to: "\${business.phone|tel}" }, { label: Late, to: /services, from: 2031-01-01T09:00 }] }
`;

/** The small site with a fact that changes, a page with an end, and a page with blocks that come and go. */
const FILES = {
  "site.yaml": undefined as string | undefined,
  "winter.yaml": OFFER,
  "gone.yaml": `${page("Gone Soon")}`.replace("blocks:", "until: 2030-12-31\nblocks:"),
};

async function at(moment: string, files: Record<string, string> = {}, remember = false) {
  const { "site.yaml": _, ...pages } = FILES;
  const cwd = contentFolder({ ...pages, ...files });
  const { writeFileSync, readFileSync } = await import("node:fs");
  const site = `${cwd}/pages/site.yaml`;
  writeFileSync(
    site,
    readFileSync(site, "utf8").replace(
      "facts:\n",
      "facts:\n  hold: { value: [{ value: $75 }, { value: $85, from: 2031-01-01 }] }\n",
    ),
  );
  return checkFolder({ dir: "pages", publicDir: "public", cwd, at: moment, remember });
}

async function winter(moment: string) {
  const { content } = await at(moment);
  const found = content.pages.find(({ route }) => route === "/winter");
  if (!found) throw new Error("There is no page /winter.");
  return { found, model: toPageModel(found, content), content };
}

describe("a site as of a moment", () => {
  test("has the value of its fact, and nothing of the next one", async () => {
    for (const [moment, price] of [
      ["2030-12-31T23:59", "$75"],
      ["2031-01-01", "$85"],
    ] as const) {
      const { model, content } = await winter(moment);
      expect(JSON.stringify(model.blocks[0])).toContain(`A bath for ${price}`);
      const all = JSON.stringify([model, toSiteModel(content), [...content.facts]]);
      expect(all).not.toContain(price === "$75" ? "$85" : "$75");
    }
  });

  test("has the blocks and entries of that time, each with the number that it always has", async () => {
    const headings = async (moment: string) =>
      (await winter(moment)).model.blocks.map((block) => [
        block.id,
        JSON.stringify("heading" in block && block.heading),
      ]);
    expect(await headings("2030-11-30T23:59")).toEqual([
      ["hero", '["Winter Offer"]'],
      ["call-to-action", '["Before"]'],
      ["call-to-action-2", '["After"]'],
    ]);
    expect(await headings("2030-12-01")).toEqual([
      ["hero", '["Winter Offer"]'],
      ["call-to-action-2", '["After"]'],
    ]);
    const labels = async (moment: string) => JSON.stringify((await winter(moment)).model.blocks.at(-1));
    expect(await labels("2031-01-01T08:59")).not.toContain("Late");
    expect(await labels("2031-01-01T09:00")).toContain("Late");
  });

  test("treats a page outside its time as a draft, and says what links to it", async () => {
    const published = async (moment: string) =>
      (await at(moment)).content.pages.filter((each) => !isDraft(each)).map(({ route }) => route);
    expect(await published("2030-12-31T23:59")).toContain("/gone");
    expect(await published("2031-01-01")).not.toContain("/gone");
    const rules = async (moment: string) => (await at(moment)).problems.map(({ rule }) => rule);
    expect(await rules("2030-06-01")).toEqual(["clock/link-later"]);
    expect(await rules("2031-06-01")).toEqual(["clock/ended", "clock/ended", "clock/linked", "clock/ended"]);
  });
});

test("a problem behind a block that has ended is at its own line", async () => {
  const text = `${OFFER}  - { type: callToAction, heading: More, actions: [{ label: Nowhere, to: /nowhere }] }\n`;
  const line = text.split("\n").findIndex((each) => each.includes("/nowhere")) + 1;
  const column = (text.split("\n")[line - 1] ?? "").indexOf("/nowhere") + 1;
  for (const moment of ["2030-06-01", "2031-06-01"]) {
    const { problems } = await at(moment, { "winter.yaml": text });
    const found = problems.filter(({ rule }) => rule === "links/unknown-page");
    expect(brief(found)).toEqual([`pages/winter.yaml:${line}:${column} links/unknown-page`]);
    expect(found[0]?.pointer).toBe("/blocks/3/actions/0/to");
  }
});

test("content outside its time is checked too: its names and its schema", async () => {
  const text = `${OFFER}  - { type: callToAction, headin: "\${facts.nope}", actions: [{ label: Call, to: /services }], from: 2031-06-01 }\n`;
  const { problems } = await at("2030-06-01", { "winter.yaml": text });
  expect(problems.map(({ rule }) => rule).sort()).toEqual([
    "clock/link-later",
    "facts/unknown-name",
    "schema/unknown-property",
  ]);
});

test("a check that is kept finds at each moment what a new one finds", async () => {
  const cwd = contentFolder({ "gone.yaml": FILES["gone.yaml"], "winter.yaml": page("Winter Offer") });
  const check = async (moment: string, remember: boolean) =>
    brief((await checkFolder({ dir: "pages", publicDir: "public", cwd, at: moment, remember })).problems);
  for (const moment of ["2030-06-01", "2030-06-02", "2031-06-01", "2030-06-01"]) {
    expect(await check(moment, true)).toEqual(await check(moment, false));
  }
});
