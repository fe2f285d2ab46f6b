import { describe, expect, test, vi } from "vitest";
import { renamePage } from "../../../renderer/authoring/renamePage";
import { loadContent } from "../../../renderer/content/load/loadContent";
import { errorsAfter } from "./move";
import { changedLines, type Salon, salon } from "./salon";

vi.setConfig({ testTimeout: 60_000 });

const OLD = "/box-braids-fredericksburg";
const rename = (pages: Salon, old: string, route: string) =>
  renamePage(pages, loadContent(pages.dir, pages), old, route);

describe("a page with another address", () => {
  test("takes every link with it, each at its line, and leaves its old address behind", async () => {
    const pages = salon();
    // One of each kind: quoted with a query and a slash, in a long text twice, and one that only looks like it.
    pages.change("about.yaml", "to: /services\n", `to: "${OLD}/?from=about#faq"\n`);
    pages.change(
      "faux-locs-fredericksburg.yaml",
      "[permanent locs and retwists](/services)",
      `[a](${OLD}) or [b](<${OLD}#none>), ${OLD}x`,
    );
    const before = pages.all();
    const { changes, links, redirect } = rename(pages, OLD, "/box-braids");
    expect(redirect).toBe(OLD);
    expect(await errorsAfter(pages, changes)).toEqual([]);
    const after = pages.all();
    expect(Object.keys(after)).toContain("box-braids.yaml");
    expect(Object.keys(after)).not.toContain("box-braids-fredericksburg.yaml");
    expect(changedLines(before["about.yaml"] ?? "", after["about.yaml"] ?? "")).toEqual([
      `- to: "${OLD}/?from=about#faq"`,
      '+ to: "/box-braids?from=about#faq"',
    ]);
    expect(after["faux-locs-fredericksburg.yaml"]).toContain(`[a](/box-braids) or [b](</box-braids>), ${OLD}x`);
    const own = changedLines(before["box-braids-fredericksburg.yaml"] ?? "", after["box-braids.yaml"] ?? "");
    expect(own).toEqual([`+ redirectFrom: [${OLD}]`]);
    expect(changedLines(before["site.yaml"] ?? "", after["site.yaml"] ?? "").sort()).toEqual([
      "+ - { label: Box Braids, to: /box-braids }",
      "+ - { label: Box Braids, to: /box-braids }",
      `- - { label: Box Braids, to: ${OLD} }`,
      `- - { label: Box Braids, to: ${OLD} }`,
    ]);
    const others = Object.keys(before).filter((file) => !changes.some((change) => change.file.endsWith(`/${file}`)));
    for (const file of others) expect(after[file]).toBe(before[file]);
    expect(links.length).toBeGreaterThanOrEqual(6);
  });

  test("makes no chain when it moves twice, and no loop when it comes back", async () => {
    const pages = salon();
    expect(await errorsAfter(pages, rename(pages, OLD, "/braids").changes)).toEqual([]);
    expect(await errorsAfter(pages, rename(pages, "/braids", "/boxes").changes)).toEqual([]);
    expect(pages.read("boxes.yaml")).toContain(`redirectFrom: [${OLD}, /braids]`);
    expect(await errorsAfter(pages, rename(pages, "/boxes", OLD).changes)).toEqual([]);
    expect(pages.read("box-braids-fredericksburg.yaml")).toContain("redirectFrom: [/boxes, /braids]");
  });

  test("leaves no old address behind where it is a draft", () => {
    const pages = salon();
    pages.write("draft.yaml", "draft: true\ntitle: A\ndescription: B\nblocks:\n  - type: hero\n    heading: A\n");
    const { changes, redirect } = rename(pages, "/draft", "/better");
    expect(redirect).toBeUndefined();
    expect(changes.map(({ file, after }) => [file, after?.includes("redirectFrom")])).toEqual([
      ["pages-data/better.yaml", false],
      ["pages-data/draft.yaml", undefined],
    ]);
  });
});

describe("it is refused", () => {
  test.each([
    ["/nowhere", "/x", "There is no page /nowhere."],
    [OLD, OLD, "The page is at /box-braids-fredericksburg already."],
    [OLD, "/about", "/about is taken: it is the address of pages-data/about.yaml."],
    [OLD, "/book", "/book is taken: it is an alias of pages-data/booking.yaml."],
    [OLD, "/Boxes", "Did you mean /boxes?"],
    [OLD, "/404", "404.yaml is the not-found page"],
    ["/", "/home", "The home page stays at /"],
    ["/404", "/lost", "404.yaml stays"],
    ["/book", "/reserve", "/book is an alias of /booking"],
  ])("to make %s %s", (old, route, sentence) => {
    expect(() => rename(salon(), old, route)).toThrow(sentence);
  });

  test("to take the old address of another page", async () => {
    const pages = salon();
    await errorsAfter(pages, rename(pages, OLD, "/braids").changes);
    expect(() => rename(pages, "/about", OLD)).toThrow(
      `${OLD} is taken: it is an old address of pages-data/braids.yaml`,
    );
    expect(() => rename(pages, OLD, "/x")).toThrow(`${OLD} is an old address of /braids`);
  });

  test("where a link is put together from a name, and that is told by its line", async () => {
    const pages = salon();
    pages.change("faux-locs-fredericksburg.yaml", "  style: Faux Locs", `  style: Faux Locs\n  other: ${OLD}`);
    pages.change("faux-locs-fredericksburg.yaml", "to: ${booking.url}", "to: ${other}");
    const before = pages.all();
    const { code, said } = await pages.run("rename", OLD, "/boxes");
    expect(said).toMatch(
      /these links are put together from names.*\n {2}pages-data\/faux-locs-fredericksburg\.yaml:\d+ {2}/,
    );
    expect(code).toBe(1);
    expect(pages.all()).toEqual(before);
  });
});

test("the command shows what changes, and a dry run changes nothing", async () => {
  const pages = salon();
  const before = pages.all();
  const dry = await pages.run("rename", "box-braids-fredericksburg", "boxes", "--dry-run");
  expect(dry).toMatchObject({ code: 0, said: expect.stringContaining("becomes pages-data/boxes.yaml") });
  expect(pages.all()).toEqual(before);
  const { code, said } = await pages.run("rename", OLD, "/boxes");
  expect(said).toContain(`+            - { label: Box Braids, to: /boxes }`);
  expect(code).toBe(0);
  expect(pages.read("boxes.yaml")).toContain(`redirectFrom: [${OLD}]`);
});
