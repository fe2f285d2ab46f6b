import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { placesOf } from "../../../renderer/authoring/sourceTexts";
import { valueAt } from "../../../renderer/base/pointer";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { collectFacts } from "../../../renderer/content/facts/collectFacts";
import { definitionOf, filesOf, isDraft } from "../../../renderer/content/model/siteContent";
import { dataHash } from "../../../renderer/content/pages/pageBlocks";
import { walkStrings } from "../../../renderer/content/pages/walkTyped";
import { changesUntil } from "../../../renderer/content/site/changes";
import { dataChanges } from "../../../renderer/diff/causes/dataChanges";
import { toPageModel, toSiteModel } from "../../../renderer/page/pageModel";
import { framesIn, frameTexts, withoutFrames } from "../../../renderer/page/places/frames";
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

test("a hidden block is on the page at no moment, and no change of the site", async () => {
  const hidden = OFFER.replace("heading: After, ", "heading: After, hidden: true, from: 2030-02-30, ");
  for (const moment of ["2030-06-01", "2031-06-01"]) {
    const { content, problems } = await at(moment, { "winter.yaml": hidden });
    const found = content.pages.find(({ route }) => route === "/winter");
    if (!found) throw new Error("There is no page /winter.");
    expect(toPageModel(found, content).blocks.map(({ id }) => id)).not.toContain("call-to-action-2");
    expect(changesUntil(content, Number.POSITIVE_INFINITY).map(({ what }) => what)).not.toContain('"After" begins');
    expect(problems.map(({ rule }) => rule)).toContain("clock/impossible");
  }
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

describe("every pointer is a pointer into the file as written", () => {
  /** The small site with values, seasons and a menu that change, and a page whose first block ends. */
  async function changing(moment: string) {
    const cwd = contentFolder({ "winter.yaml": OFFER.replace("blocks:", FIRST) });
    const file = `${cwd}/pages/site.yaml`;
    const site = parse(readFileSync(file, "utf8"));
    site.business.seasons = SEASONS;
    const large = { value: [{ value: "$100" }, { value: "$110", from: "2031-01-01" }], reason: "It takes longer." };
    site.facts.hold = { value: [{ value: "$75" }, { value: "$85", from: "2031-01-01" }], variants: { large } };
    site.prices = { trim: { name: "Trim", price: [{ value: "$18" }, { value: "$20", from: "2031-01-01" }] } };
    site.footer.links.unshift({ label: "Winter", to: "/winter", until: "2030-12-31" });
    writeFileSync(file, stringify(site));
    return (await checkFolder({ dir: "pages", publicDir: "public", cwd, at: moment, remember: false })).content;
  }
  const FIRST = "blocks:\n  - { type: textSection, heading: First, text: Until spring., until: 2030-12-31 }";
  const SEASONS = [
    { name: "Old", first: "2029-01-01", last: "2029-12-31", openingHours: [] },
    {
      name: "New",
      first: "2031-01-01",
      last: "2031-12-31",
      openingHours: [{ days: ["Monday"], opens: "09:00", closes: "12:00" }],
    },
  ];

  test.each(["2030-06-01", "2031-06-01"])("of texts and of facts, on %s", async (moment) => {
    const content = await changing(moment);
    for (const file of filesOf(content)) {
      const written = parse(file.text) as unknown;
      for (const { pointer, value } of walkStrings(definitionOf(file), file.source)) {
        expect([pointer, String(valueAt(written, pointer))]).toEqual([pointer, value]);
      }
    }
    const facts = new Map([...collectFacts(content.site?.source as never)].map((fact) => [fact.name, fact]));
    const now = moment < "2031" ? 0 : 1;
    expect(facts.get("facts.hold")?.pointer).toBe(`/facts/hold/value/${now}/value`);
    expect(facts.get("price.trim")).toMatchObject({
      pointer: `/prices/trim/price/${now}/value`,
      value: ["$18", "$20"][now],
    });
    expect(facts.get("business.hours")?.pointer).toBe(
      ["/business/openingHours", "/business/seasons/1/openingHours"][now],
    );
  });

  test("of the heading that a clone of the page changes", async () => {
    const content = await changing("2031-06-01");
    const page = content.pages.find(({ route }) => route === "/winter");
    expect(page && placesOf(page).heading).toBe("/blocks/1/heading");
  });

  test("of the texts that the desk frames in the model, which has no holes", async () => {
    const content = await changing("2031-06-01");
    const page = content.pages.find(({ route }) => route === "/winter");
    if (!page) throw new Error("There is no page /winter.");
    const { model, pointers } = frameTexts("Page", page, toPageModel(page, content));
    expect(pointers).toContain("/blocks/1/heading");
    const [index] = framesIn(JSON.stringify(model.blocks[0])).filter(
      (frame) => pointers[frame.index] === "/blocks/1/heading",
    );
    expect(index).toBeDefined();
    expect(withoutFrames(JSON.stringify(model.blocks[0]))).toContain("Winter Offer");
  });

  test("of a change between two moments, in which no hole is a part", async () => {
    const [before, after] = [await changing("2030-06-01"), await changing("2031-06-01")].map(({ pages }) =>
      pages.find(({ route }) => route === "/winter"),
    );
    const changes = dataChanges(before?.source, after?.source).map(({ pointer, was, after: is }) => [
      pointer,
      was,
      is === undefined,
    ]);
    expect(changes).toContainEqual(["/blocks/0", "/blocks/0", true]);
    expect(changes.filter(([pointer]) => /^\/blocks\/\d+$/.test(String(pointer)))).toHaveLength(2);
  });
});

test("a page is rendered again when a block outside its time changes the id of another", async () => {
  const hashOf = async (type: string) => {
    const text = OFFER.replace("{ type: callToAction, heading: Before", `{ type: ${type}, heading: Before`);
    const { content } = await at("2031-06-01", { "winter.yaml": text });
    const page = content.pages.find(({ route }) => route === "/winter");
    return page && dataHash(page);
  };
  expect(await hashOf("textSection")).not.toBe(await hashOf("callToAction"));
});
