import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { valueAt } from "../../../renderer/base/pointer";
import { Store } from "../../../renderer/cache/store.mjs";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { fileFindings } from "../../../renderer/content/check/fileFindings";
import { loadAllRules, rulesOf } from "../../../renderer/content/check/loadRules";
import { filesOf } from "../../../renderer/content/model/siteContent";
import { loadContent } from "../../../renderer/content/pages/loadContent";
import { UnreadPage } from "../../../renderer/content/pages/unreadPage";
import { fixtureSite } from "../../support/fixtureSite";
import { contentFile, contentFolder, page } from "../content/folder";
import { exampleFiles } from "../content/ruleExamples";

const rules = await rulesOf({ launch: true });
const described = new Map(loadAllRules().map((rule) => [rule.name, rule]));

describe("a rule with the scope of one file finds the same there as on the whole site", () => {
  const some = rules.filter(({ scope }) => scope === "file");
  expect(some.length).toBeGreaterThan(20);
  test.each(some.map((rule) => [rule.name, rule] as const))("%s", (name, rule) => {
    const cwd = contentFolder(exampleFiles(described.get(name)?.bad ?? ""));
    const content = loadContent({ dir: "pages", publicDir: "public", cwd });
    const plain = (found: Iterable<object>) => [...found].map((one) => JSON.stringify({ ...one, rule: name })).sort();
    const apart = filesOf(content).flatMap((file) => fileFindings(file, content, [rule]));
    const whole = plain(rule.check(content) ?? []);
    expect(plain(apart.filter((finding) => finding.rule === name))).toEqual(whole);
    expect(whole).not.toEqual([]);
  });
});

/** What happens to a folder between two checks, one after the other. */
const CHANGES: Record<string, (pages: string) => void> = {
  nothing() {},
  "a page is edited": (pages) => edit(pages, "about.yaml", (text) => text.replace(/^title: .*/m, "title: Short")),
  "another page of the same title comes": (pages) =>
    cpSync(path.join(pages, "about.yaml"), path.join(pages, "us.yaml")),
  "a page gets other bytes of the same number and dates": (pages) => {
    const { atime, mtime } = statSync(path.join(pages, "us.yaml"));
    edit(pages, "us.yaml", (text) => text.replace("title: Short", "title: Shirt"));
    utimesSync(path.join(pages, "us.yaml"), atime, mtime);
  },
  "a page is broken": (pages) => edit(pages, "us.yaml", (text) => `${text}\n  - : [\n`),
  "a page goes": (pages) => rmSync(path.join(pages, "us.yaml")),
  "a page becomes a draft": (pages) => edit(pages, "about.yaml", (text) => `${text}\ndraft: true\n`),
  "a fact is another": (pages) =>
    edit(pages, "site.yaml", (text) => text.replace(/^( {2}phone: ).*/m, "$1(503) 555-0199")),
  "a word is right": (pages) => writeFileSync(path.join(pages, "words.txt"), "teh\n"),
  "a word is wrong": (pages) =>
    edit(pages, "about.yaml", (text) => text.replace(/^description: /m, "description: Teh ")),
  "pictures go": (pages) => rmSync(path.join(pages, "images"), { recursive: true, force: true }),
  "site.yaml goes": (pages) => rmSync(path.join(pages, "site.yaml")),
  "site.yaml comes back": (pages) => writeFileSync(path.join(pages, "site.yaml"), contentFile("site.yaml")),
};

function edit(pages: string, name: string, change: (text: string) => string): void {
  const file = path.join(pages, name);
  const text = readFileSync(file, "utf8");
  writeFileSync(file, change(text));
}

test("a check with cached pages finds the same as one without, whatever has changed", { tags: ["slow"] }, async () => {
  const cwd = contentFolder({ "about.yaml": contentFile("services.yaml") });
  const pages = path.join(cwd, "pages");
  const seen = new Set<string>();
  for (const [change, happen] of Object.entries(CHANGES)) {
    happen(pages);
    const options = { dir: "pages", publicDir: "public", cwd, spelling: true };
    const plain = await checkFolder(options);
    for (const again of ["at once", "and again"]) {
      const { problems, content } = await checkFolder({ ...options, remember: true });
      expect(problems, `${change}, ${again}`).toEqual(plain.problems);
      expect(
        content.pages.map(({ data, values, text }) => ({ data, values, text })),
        change,
      ).toEqual(plain.content.pages.map(({ data, values, text }) => ({ data, values, text })));
    }
    seen.add(JSON.stringify(plain.problems));
  }
  expect(seen.size).toBeGreaterThan(Object.keys(CHANGES).length / 2);
});

test("in several languages too, whatever changes in one of them", { tags: ["slow"] }, async () => {
  const site = fixtureSite({}, path.join(import.meta.dirname, "../sites/jaffa/pages-data"));
  const changes: (() => void)[] = [
    () => {},
    () => edit(site.pages, "prices.en.yaml", (text) => text.replace(/^title: .*/m, "title: Short")),
    () => edit(site.pages, "prices.yaml", (text) => text.replace(/^title: .*/m, "title: Short")),
    () => edit(site.pages, "prices.en.yaml", (text) => text.replace(/^description: /m, "description: Teh ")),
    () => edit(site.pages, "site.en.yaml", (text) => text.replace(/^ {2}tagline: .*/m, "  tagline: Another line")),
    () => site.write("more.en.yaml", site.read("prices.en.yaml").replace(/^aliases.*\n/m, "")),
    () => rmSync(path.join(site.pages, "more.en.yaml")),
    () => rmSync(path.join(site.pages, "images"), { recursive: true, force: true }),
  ];
  const seen = new Set<string>();
  for (const [index, change] of changes.entries()) {
    change();
    const { problems } = await checkFolder({ ...site, spelling: true });
    for (const again of ["at once", "and again"])
      expect((await checkFolder({ ...site, spelling: true, remember: true })).problems, `${index}, ${again}`).toEqual(
        problems,
      );
    seen.add(JSON.stringify(problems));
  }
  expect(seen.size).toBeGreaterThan(5);
});

test("after a change of one page, a check reads no other: no rule looks at the text of every page again", async () => {
  const site = fixtureSite();
  mkdirSync(path.join(site.pages, "news"));
  writeFileSync(path.join(site.pages, "news/_collection.yaml"), "collection: News\nfeed: true\n");
  for (const name of ["one", "two"]) writeFileSync(path.join(site.pages, `news/${name}.yaml`), page(`News ${name}`));
  const check = () => checkFolder({ ...site, spelling: true, remember: true });
  await check();
  edit(site.pages, "about.yaml", (text) => `${text}\n# Another line\n`);
  const read = vi.spyOn(UnreadPage.prototype, "whole", "get");
  const { content } = await check();
  const files = new Set(read.mock.contexts.map((page) => path.basename((page as UnreadPage).file)));
  read.mockRestore();
  expect(content.pages.length).toBeGreaterThan(4);
  expect([...files]).toEqual(["about.yaml"]);
});

describe("a rule about several files", () => {
  const check = (cwd: string) =>
    checkFolder({ dir: "pages", publicDir: "public", cwd, spelling: true, remember: true });
  const LONG = "We brush each coat by hand for as long as it takes, and never use a cage.";
  const style = (name: string, text: string) =>
    `${page(name, `vars: { style: ${name} Groom }\n`)}  - { type: textSection, heading: Words, text: "${text}" }\n`;
  const folder = () =>
    contentFolder({
      "a.yaml": style("Full", LONG),
      "b.yaml": style("Half", "Short words"),
      "c.yaml": style("Plain", "Many words").replace(/^vars:.*\n/m, ""),
    });

  test("may read another page, the clock and any file, and is never stale", async () => {
    const cwd = folder();
    const pages = path.join(cwd, "pages");
    const note = path.join(cwd, "note.txt");
    const rule = rules.find(({ name }) => name === "titles/unique") ?? expect.fail();
    const spy = vi.spyOn(rule, "check").mockImplementation(({ pages: [first, second], clock }) => {
      const message = [valueAt(second?.data, "/title"), clock.now, existsSync(note)].join(" ");
      return [{ file: first?.file ?? "", pointer: "/title", message }];
    });
    onTestFinished(() => spy.mockRestore());
    const found = async (at: string) => {
      const options = { dir: "pages", publicDir: "public", cwd, at };
      const { problems } = await checkFolder({ ...options, remember: true });
      expect(problems).toEqual((await checkFolder(options)).problems);
      return problems.find((problem) => problem.rule === rule.name)?.message;
    };
    const [day, next] = ["2030-05-06T10:00", "2030-05-07T10:00"];
    const first = await found(day);
    expect(await found(day)).toBe(first);
    const seen = new Set([first, await found(next)]);
    edit(pages, "b.yaml", (text) => text.replace(/^title: .*/m, "title: Another title of this page"));
    seen.add(await found(day));
    writeFileSync(note, "");
    seen.add(await found(day));
    expect(seen.size).toBe(4);
  });

  test("finds what is copied, and no longer what is not, in a page that has changed and in others", async () => {
    const cwd = folder();
    const pages = path.join(cwd, "pages");
    const found = async () => {
      const { problems } = await check(cwd);
      expect(problems).toEqual(
        (await checkFolder({ dir: "pages", publicDir: "public", cwd, spelling: true })).problems,
      );
      return problems.filter(({ rule }) => rule === "text/copied").map(({ file }) => path.basename(file));
    };
    expect(await found()).toEqual([]);
    edit(pages, "b.yaml", (text) => text.replace("Short words", LONG));
    expect(await found()).toEqual(["b.yaml"]);
    edit(pages, "b.yaml", (text) => `${text}# A comment\n`);
    expect(await found()).toEqual(["b.yaml"]);
    edit(pages, "a.yaml", (text) => text.replace(LONG, "Short words"));
    expect(await found()).toEqual([]);
  });
});

test.each(["menu.pdf", ".well-known/menu.pdf"])(
  "a rule finds that %s comes beside the pages, and that it goes",
  async (name) => {
    const link = `  - { type: textSection, heading: Drinks, text: "Read our [menu](/${name})." }\n`;
    const cwd = contentFolder({ "menu.yaml": `${page("Menu")}${link}` });
    const file = path.join(cwd, "public", name);
    const found = async () => {
      const options = { dir: "pages", publicDir: "public", cwd };
      const { problems } = await checkFolder({ ...options, remember: true });
      expect(problems).toEqual((await checkFolder(options)).problems);
      return problems.filter(({ file }) => file.endsWith("menu.yaml")).map(({ rule }) => rule);
    };
    expect(await found()).toEqual(["links/unknown-page"]);
    expect(await found()).toEqual(["links/unknown-page"]);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, "%PDF");
    expect(await found()).toEqual([]);
    rmSync(file);
    expect(await found()).toEqual(["links/unknown-page"]);
  },
);

test("damaged cache entries of pages are computed again", async () => {
  const cwd = contentFolder({ "us.yaml": contentFile("services.yaml") });
  const check = () => checkFolder({ dir: "pages", publicDir: "public", cwd, remember: true });
  const { problems } = await check();
  expect(problems).not.toEqual([]);
  const { folder } = new Store("pages");
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (Date.now() - statSync(file).mtimeMs > 60_000) continue;
    const bytes = readFileSync(file);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    writeFileSync(file, bytes);
  }
  expect((await check()).problems).toEqual(problems);
});
