import { rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { CouldNotRun } from "../../../renderer/base/couldNotRun";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { loadContent } from "../../../renderer/content/pages/loadContent";
import { parseYaml } from "../../../renderer/content/yaml/parseYaml";
import { brief, checkFiles, contentFile, contentFolder, page } from "./folder";

test("a file name is an address, except site.yaml", async () => {
  const { content, pages, problems } = await checkFiles({
    "index.yaml": page("Home"),
    "404.yaml": page("Not Found"),
    "full-groom.yaml": page("Full Groom"),
  });
  expect(problems).toEqual([]);
  expect(pages).toBe(4);
  expect(content.pages.map(({ route }) => route)).toEqual(["/404", "/full-groom", "/", "/services"]);
});

test.each([
  ["About Us.yaml", "about-us.yaml"],
  ["about_us.yaml", "about-us.yaml"],
  ["About.yaml", "about.yaml"],
  ["about.yml", "about.yaml"],
])("%s should be called %s, and its content is checked too", async (name, proper) => {
  const { problems } = await checkFiles({ [name]: page("About", "subtitle: x\n") });
  expect(brief(problems)).toEqual([`pages/${name}:1:1 files/name`, `pages/${name}:3:1 schema/unknown-property`]);
  expect(problems[0]?.suggestion).toBe(proper);
});

test.each([
  ["about.yaml.", "about.yaml"],
  ["about.yaml ", "about.yaml"],
  ["con.yaml", "con-page.yaml"],
  ["NUL.yml", "nul-page.yaml"],
  ["com1.yaml", "com1-page.yaml"],
])("a file cannot be called %j on Windows: it should be called %s", async (name, proper) => {
  const { problems } = await checkFiles({ [name]: page("About") });
  expect(problems.filter(({ rule }) => rule === "files/name").map(({ suggestion }) => suggestion)).toEqual([proper]);
});

test("a name that only begins like a device of Windows is allowed", async () => {
  const { problems } = await checkFiles({ "console.yaml": page("Console"), "com10.yaml": page("Company Ten") });
  expect(problems).toEqual([]);
});

test("a broken file hides no problem of the others, and links to it are not an error", async () => {
  const { problems } = await checkFiles({
    "broken.yaml": "title: Dogs: baths\n",
    "other.yaml": page("Other", "subtitle: x\n").replace(
      "heading:",
      "actions: [{ label: Go, to: /broken#x }]\n    heading:",
    ),
  });
  expect(brief(problems)).toEqual([
    "pages/broken.yaml:1:8 yaml/colon-in-text",
    "pages/other.yaml:3:1 schema/unknown-property",
  ]);
});

test("a broken site.yaml is one problem, not one for every fact that pages use", async () => {
  const { problems } = await checkFiles({
    "site.yaml": "business: Dogs: baths\n",
    "a.yaml": page("Call ${business.phone}"),
  });
  expect(brief(problems)).toEqual(["pages/site.yaml:1:11 yaml/colon-in-text"]);
});

test("a folder without site.yaml is reported, and its pages are checked", async () => {
  const { problems } = await checkFiles({ "site.yaml": undefined, "a.yaml": page("A", "subtitle: x\n") });
  expect(brief(problems)).toEqual(["pages/a.yaml:3:1 schema/unknown-property", "pages/site.yaml:1:1 files/no-site"]);
});

test("a byte order mark and Windows line ends do no harm", async () => {
  const windows = `\uFEFF${page("Windows", "subtitle: x\n").replaceAll("\n", "\r\n")}`;
  const { problems } = await checkFiles({ "windows.yaml": windows });
  expect(brief(problems)).toEqual(["pages/windows.yaml:3:1 schema/unknown-property"]);
});

test("a file that is not UTF-8 is reported", async () => {
  const { problems } = await checkFiles({ "latin.yaml": new Uint8Array([0x74, 0x3a, 0x20, 0xe9, 0x0a]) });
  expect(brief(problems)).toEqual(["pages/latin.yaml:1:1 files/encoding"]);
});

test("a folder that is missing or has no page cannot be checked", () => {
  const cwd = contentFolder();
  expect(() => loadContent({ dir: "nowhere", publicDir: "public", cwd })).toThrow(CouldNotRun);
  expect(() => loadContent({ dir: "nowhere", publicDir: "public", cwd })).toThrow("There is no folder nowhere.");
  expect(() => loadContent({ dir: "public", publicDir: "public", cwd })).toThrow(
    "There is no site in the folder public: it has no .yaml file. npm run init makes one.",
  );
});

test("a file that repeats itself without end, or is nested without end, is reported without a crash", () => {
  const nine = (name: string) => `[${Array(9).fill(`*${name}`).join(",")}]`;
  const bomb = `a: &a [1,1,1]\nb: &b ${nine("a")}\nc: &c ${nine("b")}\nd: ${nine("c")}\n`;
  expect(parseYaml(bomb).problems.map(({ rule }) => rule)).toEqual(["yaml/too-many-aliases"]);
  const deep = `a: ${"[".repeat(20_000)}${"]".repeat(20_000)}\n`;
  expect(parseYaml(deep).problems.length).toBeGreaterThan(0);
});

test("an anchor that is used is good YAML", () => {
  expect(parseYaml("a: &x { b: 1 }\nc: *x\n")).toEqual({ data: { a: { b: 1 }, c: { b: 1 } }, problems: [] });
});

test("a YAML file in a folder below the pages is a page, or an error that says where it belongs", async () => {
  const { problems, content } = await checkFiles({
    "es/box-braids.yaml": "x: [",
    "News/2026/first.yml": "",
    "news/index.yaml": "",
    "news/site.es.yaml": "",
    "news/404.yaml": "",
    "images/a.yaml": "",
  });
  const found = problems.filter(({ rule }) => rule === "files/in-folder");
  expect(found).toMatchObject([
    { file: "pages/news/404.yaml", line: 1, severity: "error", suggestion: "404.yaml" },
    { file: "pages/news/index.yaml", suggestion: "news.yaml" },
    { file: "pages/news/site.es.yaml", suggestion: "site.es.yaml" },
  ]);
  expect(found[1]?.message).toBe(
    "This file is not a page where it is. The page of a folder is the file beside it, with its name. Move it to pages/news.yaml.",
  );
  expect(problems.filter(({ rule }) => rule === "files/name")).toMatchObject([
    { file: "pages/News/2026/first.yml", suggestion: "news/2026/first.yaml" },
  ]);
  expect(content.pages.map(({ route }) => route)).toEqual(
    expect.arrayContaining(["/es/box-braids", "/news/2026/first"]),
  );
});

test("a folder of a language that the site has is no address: the code is in the names of files", async () => {
  const site = `languages: [en, es]\n${contentFile("site.yaml")}`;
  const { problems } = await checkFiles({ "site.yaml": site, "es/news/a.yaml": page("A"), "en/index.yaml": page("B") });
  expect(problems.filter(({ rule }) => rule === "files/in-folder")).toMatchObject([
    { file: "pages/en/index.yaml", suggestion: "index.yaml" },
    { file: "pages/es/news/a.yaml", suggestion: "news/a.es.yaml" },
  ]);
});

test("a folder of pages without pictures has none", async () => {
  const cwd = contentFolder({
    "a.yaml": `${page("A")}    images: [{ src: /images/gallery-01.avif, alt: A dog in the sun. }]\n`,
  });
  rmSync(path.join(cwd, "pages/images"), { recursive: true });
  const { problems } = await checkFolder({ dir: "pages", publicDir: "public", cwd });
  expect(problems.filter(({ rule }) => rule.startsWith("images/")).map(({ file, rule }) => `${file} ${rule}`)).toEqual(
    expect.arrayContaining(["pages/a.yaml images/missing"]),
  );
  expect(problems.map(({ rule }) => rule)).not.toContain("images/unused");
});

test("a picture that is a link out of the folder, or to a device, is an error where a page names it", async () => {
  const named = (name: string) => `${page(name)}    images: [{ src: /images/${name}.jpg, alt: A dog in the sun. }]\n`;
  const cwd = contentFolder({ "out.yaml": named("out"), "zero.yaml": named("zero"), "../dog.jpg": "x" });
  symlinkSync("../../dog.jpg", path.join(cwd, "pages/images/out.jpg"));
  symlinkSync("/dev/zero", path.join(cwd, "pages/images/zero.jpg"));
  const { problems } = await checkFolder({ dir: "pages", publicDir: "public", cwd });
  expect(problems.filter(({ rule }) => rule === "images/unreadable")).toMatchObject([
    { file: "pages/out.yaml", line: 6, message: expect.stringContaining("a link to a file outside of its folder") },
    { file: "pages/zero.yaml", line: 6, message: expect.stringContaining("not a file but a device") },
  ]);
});

test.each(["con.jpg", "aux.tar.gz", "a?b.jpg", "a:b.jpg", 'a"b.jpg', "a\nb.jpg", "end ", "nul/dog.jpg"])(
  "a picture cannot be called %j on Windows",
  async (name) => {
    const { problems } = await checkFiles({ [`images/${name}`]: "x" });
    expect(problems.map(({ rule, severity }) => `${severity} ${rule}`)).toContain("error files/name");
    expect(problems.map(({ message }) => message).join()).toContain("Windows");
  },
);

test.each(["contour.jpg", "über uns.jpg", "a#b%c.jpg"])("a picture may be called %s", async (name) => {
  const { problems } = await checkFiles({ [`images/${name}`]: "x" });
  expect(problems.map(({ rule }) => rule)).not.toContain("files/name");
});
