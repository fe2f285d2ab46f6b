import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { loadContent } from "../../../renderer/content/pages/loadContent";
import { redirectFiles } from "../../../renderer/output/hostFiles";
import type { FixtureSite } from "../../support/fixtureSite";
import { runBuild } from "../../support/runBuild";
import { landingSite } from "./landingSite";

const draft = (pages: FixtureSite, file: string) => pages.write(file, `draft: true\n${pages.read(file)}`);

/** What the check finds, in one line each: `about.yaml:12 rule severity`. */
async function found(pages: FixtureSite): Promise<string[]> {
  const { problems } = await checkFolder(pages);
  const before = (await checkFolder(landingSite())).problems.map(({ file, rule }) => `${file} ${rule}`);
  return problems
    .filter(({ file, rule }) => !before.includes(`${file} ${rule}`))
    .map(({ file, line, rule, severity }) => `${path.basename(file)}:${line} ${rule} ${severity}`);
}

test("the built site has no draft, and redirects an old address", { tags: ["slow"] }, async () => {
  const pages = landingSite();
  pages.write("a-clone.yaml", `draft: true\nheadlin: wrong\n${pages.read("full-groom-harborview.yaml")}`);
  pages.change("contact.yaml", "blocks:", "redirectFrom: [/call, /find-us]\nblocks:");
  const out = path.join(pages.cwd, "site");
  const { code, said } = await runBuild(path.join(pages.cwd, pages.dir), out);
  expect(said).toMatch(/Built 8 pages .*Left out: 1 draft\./);
  expect(code).toBe(0);
  expect(existsSync(path.join(out, "a-clone"))).toBe(false);
  expect(readFileSync(path.join(out, "sitemap.xml"), "utf8")).not.toMatch(/a-clone|find-us/);
  const moved = readFileSync(path.join(out, "find-us.html"), "utf8");
  expect(moved).toContain('<link rel="canonical" href="https://maplestreet.example/contact">');
  expect(moved).toContain('<meta http-equiv="refresh" content="0; url=/contact">');
  expect(readFileSync(path.join(out, "_redirects"), "utf8")).toBe("/call /contact 301\n/find-us /contact 301\n");
});

test("redirects that were written by hand come first", () => {
  const pages = landingSite();
  pages.change("contact.yaml", "blocks:", "redirectFrom: [/call]\nblocks:");
  const site = loadContent(pages);
  pages.write("_redirects", "/old https://elsewhere.example 302");
  const files = redirectFiles(
    site.pages,
    () => ({
      base: "",
      business: { url: "https://maplestreet.example" },
      language: "de",
      labels: { moved: "Umgezogen:" },
    }),
    path.join(pages.cwd, pages.dir),
  );
  expect(files[0]?.text).toContain('<html lang="de">');
  expect(files[0]?.text).toContain('<p>Umgezogen: <a href="/contact">');
  expect(files.at(-1)).toEqual({
    file: "_redirects",
    text: "/old https://elsewhere.example 302\n/call /contact 301\n",
  });
});

describe("a draft", () => {
  test("may have the title of another page until it is published", async () => {
    const pages = landingSite();
    pages.write("a-clone.yaml", pages.read("full-groom-harborview.yaml"));
    draft(pages, "a-clone.yaml");
    expect(await found(pages)).toEqual(
      expect.arrayContaining(["a-clone.yaml:2 titles/unique warning", "a-clone.yaml:3 descriptions/unique warning"]),
    );
    expect((await found(pages)).filter((line) => line.endsWith(" error"))).toEqual([]);
    pages.write("a-clone.yaml", pages.read("full-groom-harborview.yaml"));
    expect((await found(pages)).filter((line) => line.includes("unique error"))).toHaveLength(2);
  });

  test("is linked only by other drafts", async () => {
    const pages = landingSite();
    draft(pages, "full-groom-harborview.yaml");
    const errors = (await found(pages)).filter((line) => line.includes("drafts/linked"));
    expect(errors.map((line) => line.replace(/:\d+/, ""))).toEqual([
      "bath-and-brush-harborview.yaml drafts/linked error",
      "nail-trim-harborview.yaml drafts/linked error",
      "site.yaml drafts/linked error",
      "site.yaml drafts/linked error",
    ]);
    draft(pages, "nail-trim-harborview.yaml");
    expect((await found(pages)).filter((line) => line.startsWith("nail-trim"))).toEqual([]);
  });

  test("is never the home page", async () => {
    const pages = landingSite();
    draft(pages, "index.yaml");
    expect(await found(pages)).toContain("index.yaml:1 drafts/needed error");
  });
});

test("an old address belongs to no page, and leads to one page", async () => {
  const pages = landingSite();
  pages.change("contact.yaml", "blocks:", "redirectFrom: [/about, /visit, /call, /contact]\nblocks:");
  pages.change("about.yaml", "blocks:", "redirectFrom: [/call]\nblocks:");
  const clashes = (await found(pages)).filter((line) => line.includes("redirects/clash error"));
  expect(clashes.map((line) => line.replace(/:\d+/, ""))).toEqual(Array(4).fill("contact.yaml redirects/clash error"));
});

test("a link to an old address works, and is reported with the new one", async () => {
  const pages = landingSite();
  pages.change("about.yaml", "blocks:", "redirectFrom: [/call]\nblocks:");
  pages.change("contact.yaml", "to: /services\n", "to: /call\n");
  expect((await found(pages)).map((line) => line.replace(/:\d+/, ""))).toContain(
    "contact.yaml links/redirected warning",
  );
});
