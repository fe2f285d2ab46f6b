import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { renamePage } from "../../../renderer/authoring/renamePage";
import { takeBackChanges, writeChanges } from "../../../renderer/authoring/writeChanges";
import { loadContent } from "../../../renderer/content/pages/loadContent";
import type { FixtureSite } from "../../support/fixtureSite";
import { onFileChange, stoppedAfter } from "../../support/stopped";
import { changedLines, errorsAfter, run } from "./changes";
import { landingSite } from "./landingSite";

const OLD = "/bath-and-brush-harborview";
const rename = (pages: FixtureSite, old: string, route: string) => renamePage(pages, loadContent(pages), old, route);

describe("a page with another address", () => {
  test("takes every link with it, each at its line, and leaves its old address behind", async () => {
    const pages = landingSite();
    // One of each kind: quoted with a query and a slash, in a long text twice, and one that only looks like it.
    pages.change("contact.yaml", "to: /services\n", `to: "${OLD}/?from=about#hero"\n`);
    pages.change(
      "full-groom-harborview.yaml",
      "[bath and a brush-out](/services)",
      `[a](${OLD}) or [b](<${OLD}#none>), ${OLD}x`,
    );
    const before = pages.all();
    const { changes, moved: links, redirects } = rename(pages, OLD, "/baths");
    expect(redirects).toEqual([OLD]);
    expect(await errorsAfter(pages, changes)).toEqual([]);
    const after = pages.all();
    expect(Object.keys(after)).toContain("baths.yaml");
    expect(Object.keys(after)).not.toContain("bath-and-brush-harborview.yaml");
    expect(changedLines(before["contact.yaml"] ?? "", after["contact.yaml"] ?? "")).toEqual([
      `- to: "${OLD}/?from=about#hero"`,
      '+ to: "/baths?from=about#hero"',
    ]);
    expect(after["full-groom-harborview.yaml"]).toContain(`[a](/baths) or [b](</baths>), ${OLD}x`);
    const own = changedLines(before["bath-and-brush-harborview.yaml"] ?? "", after["baths.yaml"] ?? "");
    expect(own).toEqual([`+ redirectFrom: [${OLD}]`]);
    expect(changedLines(before["site.yaml"] ?? "", after["site.yaml"] ?? "").sort()).toEqual([
      "+ - { label: Bath & Brush, to: /baths }",
      "+ - { label: Bath & Brush, to: /baths }",
      `- - { label: Bath & Brush, to: ${OLD} }`,
      `- - { label: Bath & Brush, to: ${OLD} }`,
    ]);
    const others = Object.keys(before).filter(
      (file) => !changes.some((one) => [one.file, one.from].includes(`pages-data/${file}`)),
    );
    for (const file of others) expect(after[file]).toBe(before[file]);
    expect(links.length).toBeGreaterThanOrEqual(6);
  });

  test("makes no chain when it moves twice, and no loop when it comes back", async () => {
    const pages = landingSite();
    expect(await errorsAfter(pages, rename(pages, OLD, "/washes").changes)).toEqual([]);
    expect(await errorsAfter(pages, rename(pages, "/washes", "/tubs").changes)).toEqual([]);
    expect(pages.read("tubs.yaml")).toContain(`redirectFrom: [${OLD}, /washes]`);
    expect(await errorsAfter(pages, rename(pages, "/tubs", OLD).changes)).toEqual([]);
    expect(pages.read("bath-and-brush-harborview.yaml")).toContain("redirectFrom: [/tubs, /washes]");
  });

  test("leaves no old address behind if it is a draft", () => {
    const pages = landingSite();
    pages.write("draft.yaml", "draft: true\ntitle: A\ndescription: B\nblocks:\n  - type: hero\n    heading: A\n");
    const { changes, redirects } = rename(pages, "/draft", "/better");
    expect(redirects).toEqual([]);
    expect(changes.map(({ from, file, after }) => [from, file, after?.includes("redirectFrom")])).toEqual([
      ["pages-data/draft.yaml", "pages-data/better.yaml", false],
    ]);
  });
});

describe("it is refused", () => {
  test.each([
    ["/nowhere", "/x", "There is no page /nowhere."],
    [OLD, OLD, "The page is at /bath-and-brush-harborview already."],
    [OLD, "/about", "/about is taken: there is such a page."],
    [OLD, "/visit", "/visit is taken: it is an alias of /contact."],
    [OLD, "/Tubs", "Did you mean /tubs?"],
    [OLD, "/404", "404.yaml is the not-found page"],
    [OLD, "/nul", "/nul cannot be a page: Windows keeps that name for a device"],
    ["/", "/home", "The home page stays at /"],
    ["/404", "/lost", "404.yaml stays"],
    ["/visit", "/reserve", "/visit is an alias of /contact"],
  ])("to make %s %s", (old, route, sentence) => {
    expect(() => rename(landingSite(), old, route)).toThrow(sentence);
  });

  test("to take the old address of another page", async () => {
    const pages = landingSite();
    await errorsAfter(pages, rename(pages, OLD, "/washes").changes);
    expect(() => rename(pages, "/about", OLD)).toThrow(
      `${OLD} is taken: it is an old address of pages-data/washes.yaml`,
    );
    expect(() => rename(pages, OLD, "/x")).toThrow(`${OLD} is an old address of /washes`);
  });

  test("if a link is built from a name, which is reported with its line", async () => {
    const pages = landingSite();
    pages.change("full-groom-harborview.yaml", "  service: Full Groom", `  service: Full Groom\n  other: ${OLD}`);
    pages.change("full-groom-harborview.yaml", "to: ${business.directions}", "to: ${other}");
    const before = pages.all();
    const { code, said } = await run(pages, "rename", OLD, "/tubs");
    expect(said).toMatch(/these links are built from.*\n {2}pages-data\/full-groom-harborview\.yaml:\d+ {2}/);
    expect(code).toBe(1);
    expect(pages.all()).toEqual(before);
  });
});

test("the command shows what changes, and a dry run changes nothing", async () => {
  const pages = landingSite();
  const before = pages.all();
  const dry = await run(pages, "rename", "bath-and-brush-harborview", "tubs", "--dry-run");
  expect(dry).toMatchObject({ code: 0, said: expect.stringContaining("is renamed to pages-data/tubs.yaml") });
  expect(pages.all()).toEqual(before);
  const { code, said } = await run(pages, "rename", OLD, "/tubs");
  expect(said).toContain(`+            - { label: Bath & Brush, to: /tubs }`);
  expect(code).toBe(0);
  expect(pages.read("tubs.yaml")).toContain(`redirectFrom: [${OLD}]`);
});

describe("stopped after any change of a file,", () => {
  const lockOf = (pages: FixtureSite) => path.join(pages.cwd, ".pages-data.changes.lock");
  const undisturbed = landingSite();
  const before = undisturbed.all();
  writeChanges(undisturbed, rename(undisturbed, OLD, "/tubs").changes);

  /** The holder of the lock that a killed command has left: no process has this id. */
  const DEAD = { pid: 2 ** 30, since: "2030-01-01T00:00:00.000Z" };

  /** A site whose rename is stopped. @returns undefined where it came to its end before */
  function stoppedSite(changes: number): FixtureSite | undefined {
    const pages = landingSite();
    const plan = rename(pages, OLD, "/tubs").changes;
    const stopped = stoppedAfter(changes, () => writeChanges(pages, plan));
    // The lock of a killed process blocks nothing; the process of this one is alive.
    rmSync(lockOf(pages), { force: true });
    return stopped ? pages : undefined;
  }

  test("a rename leaves nothing beside the pages, and is taken back by the next command", { tags: ["slow"] }, () => {
    let stops = 0;
    for (let pages = stoppedSite(stops); pages; pages = stoppedSite(++stops)) {
      const hidden = Object.keys(pages.all()).filter((file) => file.startsWith("."));
      expect(hidden, `after ${stops} changes`).toEqual([]);
      // Stopped again while it is taken back.
      const place = pages;
      stoppedAfter(stops % 9, () => takeBackChanges(place));
      rmSync(lockOf(pages), { force: true });
      if (stops % 2 === 0) writeFileSync(lockOf(pages), JSON.stringify(DEAD));
      const names = [`${OLD}.yaml`, "/tubs.yaml"].map((name) => path.join(pages.pages, name));
      let isAlwaysThere = true;
      const restore = onFileChange(() => {
        isAlwaysThere &&= names.some((name) => existsSync(name));
      });
      takeBackChanges(pages);
      restore();
      expect(isAlwaysThere, `the page, by one of its names, after ${stops} changes`).toBe(true);
      const found = pages.all();
      const ended = "tubs.yaml" in found;
      expect(found, `after ${stops} changes`).toEqual(ended ? undisturbed.all() : before);
      if (!ended) writeChanges(pages, rename(pages, OLD, "/tubs").changes);
      expect(pages.all(), `after ${stops} changes`).toEqual(undisturbed.all());
      expect(readdirSync(pages.cwd).sort(), `after ${stops} changes`).toEqual(["pages-data", "public"]);
    }
    expect(stops).toBeGreaterThan(15);
  });

  test("the same command, run again, finishes it", { tags: ["slow"] }, async () => {
    // In the middle of the moves: some files have new links, and others the old ones.
    const isInMiddle = (site: FixtureSite) =>
      Object.entries(site.all()).some(([file, text]) => file in before && before[file] !== text);
    let changes = 0;
    let pages = stoppedSite(changes);
    while (pages && !isInMiddle(pages)) pages = stoppedSite(++changes);
    if (!pages) throw new Error("No stop was in the middle of the moves.");
    const { code, said } = await run(pages, "rename", OLD, "/tubs");
    expect(said).toContain("A command was stopped while it changed pages: its changes were undone.");
    expect(said).toContain(`${OLD} is now /tubs`);
    expect(code).toBe(0);
    expect(pages.all()).toEqual(undisturbed.all());
  });

  /** What a journal may hold after a power cut or somebody's hand; the last two lead out of the folder. */
  const outside = ["../../other", "../pages-data/../../other"].map((target) => JSON.stringify([{ target }]));
  test.each(["null", "[null]", '"x"', "", '{"a": {"ha', "\0\x01\xff", ...outside])(
    "a journal with %j is ignored",
    (text) => {
      const pages = landingSite();
      const stageDir = path.join(pages.cwd, ".pages-data.changes");
      const other = path.join(path.dirname(pages.cwd), "other");
      writeFileSync(other, "kept");
      mkdirSync(stageDir);
      writeFileSync(path.join(stageDir, "journal.json"), text);
      takeBackChanges(pages);
      expect(readFileSync(other, "utf8")).toBe("kept");
      rmSync(other);
      expect(pages.all()).toEqual(before);
      expect(readdirSync(pages.cwd)).not.toContain(".pages-data.changes");
    },
  );

  test("a page that somebody has edited since is not overwritten", { tags: ["slow"] }, () => {
    const pages = Array.from({ length: 30 }, (_, changes) => stoppedSite(changes)).find(
      (site) => site && site.all()["site.yaml"] !== before["site.yaml"],
    );
    if (!pages) throw new Error("No stop was after the move of site.yaml.");
    pages.write("site.yaml", `${pages.read("site.yaml")}# edited\n`);
    const edited = pages.all();
    expect(() => takeBackChanges(pages)).toThrow(
      /site\.yaml was edited after .* Delete the folder .*\.pages-data\.changes /,
    );
    expect(pages.all()).toEqual(edited);
  });
});
