import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { removePage, StillLinked } from "../../../renderer/authoring/removePage";
import { loadContent } from "../../../renderer/content/pages/loadContent";
import type { FixtureSite } from "../../support/fixtureSite";
import { changedLines, errorsAfter, run } from "./changes";
import { landingSite } from "./landingSite";

const GONE = "/full-groom-harborview";
const TO = "/nail-trim-harborview";
const remove = (pages: FixtureSite, route: string, to?: string) => removePage(loadContent(pages), route, to);

test("a page that others link to stays, and the links are reported with their lines", async () => {
  const pages = landingSite();
  const before = pages.all();
  expect(() => remove(pages, GONE)).toThrow(StillLinked);
  const { code, said } = await run(pages, "remove", GONE);
  expect(said).toMatch(/pages-data\/site\.yaml:\d+ {2}Full Groom\n/);
  expect(said).toMatch(/pages-data\/nail-trim-harborview\.yaml:\d+ {2}full groom\n/);
  expect(said).toContain("Say which page takes its place, such as --to /services");
  expect(code).toBe(1);
  expect(pages.all()).toEqual(before);
});

describe("where another page takes its place", () => {
  test("links lead there, duplicate entries are removed, and the old address leads there", async () => {
    const pages = landingSite();
    pages.change("contact.yaml", "to: /services\n", `to: ${GONE}#hero\n`);
    const before = pages.all();
    const { changes, moved, dropped, redirects } = remove(pages, GONE, TO);
    expect(await errorsAfter(pages, changes)).toEqual([]);
    const after = pages.all();
    expect(after["full-groom-harborview.yaml"]).toBeUndefined();
    expect(changedLines(before["site.yaml"] ?? "", after["site.yaml"] ?? "")).toEqual([
      `- - { label: Full Groom, to: ${GONE} }`,
      `- - { label: Full Groom, to: ${GONE} }`,
    ]);
    expect(after["contact.yaml"]).toContain(`to: ${TO}#hero\n`);
    expect(after["nail-trim-harborview.yaml"]).toContain(`redirectFrom: [${GONE}]\n`);
    expect([moved.length, dropped.length, redirects]).toEqual([3, 2, [GONE]]);
  });

  test("all its old addresses and aliases lead there too", async () => {
    const pages = landingSite();
    pages.change("contact.yaml", "aliases:", "redirectFrom: [/reserve]\naliases:");
    const { changes, redirects } = remove(pages, "/contact", "/about");
    expect(await errorsAfter(pages, changes)).toEqual([]);
    expect(redirects).toEqual(["/contact", "/visit", "/reserve"]);
    expect(pages.read("about.yaml")).toContain("redirectFrom: [/contact, /visit, /reserve]");
  });

  test.each([
    [GONE, GONE, "A page cannot take its own place"],
    [GONE, "/nowhere", "There is no page /nowhere."],
    [GONE, "/404", "Nothing can lead to the not-found page"],
    ["/", "/about", "The home page stays"],
  ])("%s cannot be replaced by %s", (route, to, sentence) => {
    expect(() => remove(landingSite(), route, to)).toThrow(sentence);
  });

  test("that page cannot be a draft", () => {
    const pages = landingSite();
    pages.write("nail-trim-harborview.yaml", `draft: true\n${pages.read("nail-trim-harborview.yaml")}`);
    expect(() => remove(pages, GONE, TO)).toThrow("still a draft");
  });
});

test("a page without links to it is simply removed", async () => {
  const pages = landingSite();
  const text = "title: A\ndescription: B\nblocks:\n  - type: hero\n    heading: A\n";
  pages.write("alone.yaml", text);
  const { code, said } = await run(pages, "remove", "pages-data/alone.yaml");
  expect(said).toContain("/alone is removed.");
  expect(code).toBe(0);
  expect(pages.all()).not.toHaveProperty(["alone.yaml"]);
  // No git knows it here.
  const [, kept = ""] = /a copy is kept: (.*)/.exec(said) ?? [];
  expect(readFileSync(path.join(pages.cwd, kept), "utf8")).toBe(text);
});

test("a page that the last commit has as it is needs no copy, and one that was changed since has one", async () => {
  const pages = landingSite();
  const text = "title: A\ndescription: B\nblocks:\n  - type: hero\n    heading: A\n";
  pages.write("alone.yaml", text);
  const git = (...args: string[]) => execFileSync("git", args, { cwd: pages.cwd });
  git("init", "--quiet");
  git("add", "pages-data/alone.yaml");
  git("-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "--quiet", "--message", "Start");
  expect((await run(pages, "remove", "pages-data/alone.yaml")).said).not.toContain("a copy is kept");
  pages.write("alone.yaml", text.replace("heading: A", "heading: B"));
  expect((await run(pages, "remove", "pages-data/alone.yaml")).said).toContain("a copy is kept");
});
