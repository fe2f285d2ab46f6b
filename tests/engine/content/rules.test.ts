import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { nearestName } from "../../../renderer/base/nearest";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { fileFindings } from "../../../renderer/content/check/fileFindings";
import { loadRules } from "../../../renderer/content/check/loadRules";
import { loadContent } from "../../../renderer/content/pages/loadContent";
import { linkProblem } from "../../../renderer/content/site/linkProblem";
import { MOST_PROBLEMS } from "../../../renderer/content/yaml/limits";
import { brief, checkFiles, contentFile, contentFolder, page } from "./folder";

test("every rule is found by its file", async () => {
  const rules = await loadRules();
  expect(rules.length).toBeGreaterThanOrEqual(12);
  expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
});

test("a rule finds no more problems in one file than are reported", () => {
  const content = loadContent({ dir: "pages", publicDir: "public", cwd: contentFolder() });
  const [file] = content.pages;
  let asked = 0;
  function* check() {
    for (; asked < 10 * MOST_PROBLEMS; asked++)
      yield { file: file?.file ?? "", pointer: "/title", message: `${asked}` };
  }
  const found = file && fileFindings(file, content, [{ name: "test/many", severity: "error", scope: "file", check }]);
  expect([found?.length, asked]).toEqual([MOST_PROBLEMS, MOST_PROBLEMS - 1]);
});

test.each([
  "/",
  "/services",
  "/services/",
  "/services?from=ad",
  "/services#prices",
  "/services#prices-item-1",
  "/extra",
  "#top",
  "/images/full-groom.svg",
  "https://example.com/a?b=c#d",
  "${business.phone|tel}",
  "mailto:hello@maplestreet.example",
])("a link may be %s", async (to) => {
  const text = page("Home", "aliases: [/extra]\n").replace(
    "heading:",
    `id: top\n    actions: [{ label: Go, to: "${to}" }]\n    heading:`,
  );
  const site = contentFile("site.yaml").replace("facts:\n", "contactForm: { to: hello@maplestreet.example }\nfacts:\n");
  const { problems } = await checkFiles({ "index.yaml": text, "site.yaml": site });
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
});

test.each([
  ["javascript:alert(1)", undefined],
  ["JavaScript: alert(1)", undefined],
  ["data:text/html,x", undefined],
  ["//example.com", "https://example.com"],
  ["https:/example.com", undefined],
  ["https://exa mple.com", undefined],
  ["/a b", "/a%20b"],
  ["./services.html", "/services"],
  ["HTTP://example.com", "https://example.com"],
  ["mailto:hello", undefined],
  ["tel:call-us", undefined],
  ["tel:+15035550174;ext=2", "tel:+15035550174"],
  ["tel:503-555-0174 or mail", "tel:+15035550174"],
])("a link cannot be %s", (to, suggestion) => {
  expect(linkProblem(to)).toBeDefined();
  expect(linkProblem(to)?.suggestion).toBe(suggestion);
});

test.each([
  ["https://maple street.example", "not a complete web address"],
  ["https://maplestreet", "not the complete name of a site"],
  ["https://maplestreet.example.", "belongs to the text"],
])("the site's own address cannot be %s", async (address, said) => {
  const site = contentFile("site.yaml").replace("https://maplestreet.example", address);
  const { problems } = await checkFiles({ "site.yaml": site });
  expect(problems[0]?.message).toContain(said);
  expect(brief(problems)).toEqual([
    expect.stringMatching(/^pages\/site\.yaml:6:8 (?:facts\/web-address|schema\/pattern)$/),
  ]);
});

test("no alias and no served file has the name of a page's file", async () => {
  const files = { "index.yaml": page("Home"), "a.yaml": page("A", "aliases: [/index]\n") };
  expect(brief((await checkFiles(files)).problems)).toContain("pages/a.yaml:3:11 routes/duplicate");
  const cwd = contentFolder({ "a.yaml": page("A") });
  mkdirSync(path.join(cwd, "public"), { recursive: true });
  writeFileSync(path.join(cwd, "public/a.html"), "<!doctype html>");
  const { problems } = await checkFolder({ dir: "pages", publicDir: "public", cwd });
  expect(problems.find(({ rule }) => rule === "redirects/clash")).toMatchObject({
    file: "pages/a.yaml",
    message:
      "The build writes /a into the file a.html, and the folder public has a file of that name. Rename that file.",
  });
});

test("an alias of two pages is one problem, on the later page", async () => {
  const { problems } = await checkFiles({
    "a.yaml": page("A", "aliases: [/x]\n"),
    "b.yaml": page("B", "aliases: [/x, /b]\n"),
  });
  expect(brief(problems)).toEqual(["pages/b.yaml:3:11 routes/duplicate", "pages/b.yaml:3:15 routes/duplicate"]);
});

test("an id is unique on a page, and a block without one is reached by its type", async () => {
  const twice = `${page("A")}    id: x\n  - type: callToAction\n    id: x\n    heading: B\n    actions: [{ label: Go, to: "#faq-2-item-1" }]\n`;
  const faq = "  - type: faq\n    heading: Q\n    items: [{ question: Why?, answer: So. }]\n";
  const { problems } = await checkFiles({ "a.yaml": twice + faq + faq.replace("Q", "R") });
  expect(brief(problems)).toEqual(["pages/a.yaml:8:9 blocks/duplicate-id"]);
});

test("titles are compared filled in, whatever their capitals and spaces", async () => {
  const { problems } = await checkFiles({
    "a.yaml": page("Grooming in ${business.city}"),
    "b.yaml": page('"grooming  IN Harborview"'),
  });
  expect(brief(problems).filter((line) => line.includes("titles"))).toEqual(["pages/b.yaml:1:8 titles/unique"]);
});

test("an unknown block names the nearest blocks, and where all are found", async () => {
  const { problems } = await checkFiles({ "a.yaml": `${page("A")}  - type: carousel3000\n` });
  expect(problems).toMatchObject([{ line: 6, column: 11, rule: "schema/unknown-block" }]);
  expect(problems[0]?.message).toMatch(
    /^There is no block "carousel3000"\. It can be: (?:\w+, ){4}\w+ and \d\d more\. In the editor, Ctrl\+Space after type: shows every block\.$/,
  );
});

test("a property that resembles no other is reported with the allowed ones", async () => {
  const { problems } = await checkFiles({ "a.yaml": `${page("A")}    zzzzzz: 5\n` });
  expect(problems[0]?.message).toMatch(/^A hero has no "zzzzzz"\. It can have: type, (?:\w+, ){3}\w+ and \d+ more\.$/);
});

test.each([
  ["headlin", "heading"],
  ["titel", "title"],
  ["HEADING", "heading"],
  ["price_table", "priceTable"],
  ["x", undefined],
  ["something", undefined],
  ["", undefined],
])("for %s, %s is suggested", (word, meant) => {
  expect(nearestName(word, ["heading", "title", "priceTable", "to"])).toBe(meant);
});
