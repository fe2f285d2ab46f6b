import { parseHTML } from "linkedom";
import { beforeAll, describe, expect, test } from "vitest";
import { reportOf } from "../../../renderer/diff/causes/reportOf";
import type { DiffReport } from "../../../renderer/diff/change";
import { compareBuilt } from "../../../renderer/diff/compare/compareBuilt";
import { formatHtml } from "../../../renderer/diff/format/html";
import { formatJson } from "../../../renderer/diff/format/json";
import { formatMarkdown } from "../../../renderer/diff/format/markdown";
import { changedPlaces } from "../../../renderer/diff/people/changedPlaces";
import { built, page, reportBetween } from "./madeUp";

const EVIL = [
  "</script><script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "[a](javascript:alert(1)) ![x](https://evil.example/p.png) @everyone #1 https://evil.example",
  "`` ``` ``code`` | a | b |\n# heading",
  "\u001b[31mred\u001b]8;;https://evil.example\u0007link \u202etxet",
  '" onmouseover="alert(1)',
].join(" ");
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Every form of a report. */
const forms = (report: DiffReport) => ({
  markdown: formatMarkdown(report),
  json: formatJson(report),
  html: formatHtml(report),
});

describe("words that are code elsewhere", { tags: ["slow"] }, () => {
  let all: ReturnType<typeof forms>;
  beforeAll(() => {
    const after = page({
      title: escaped(EVIL),
      main: `<h1>${escaped(EVIL)}</h1><p><a href="${escaped(EVIL)}">${escaped(EVIL)}</a></p>`,
    });
    all = forms(
      reportBetween({}, { "index.html": after, "x/index.html": after, [`${"a".repeat(60)}<b>/index.html`]: after }),
    );
  });

  test("become neither elements nor scripts of the document", () => {
    const { document } = parseHTML(all.html);
    expect(document.querySelectorAll("script")).toHaveLength(1);
    expect([...document.querySelectorAll("img, [onerror], [onmouseover], b, a[href]:not([href^='#'])")]).toEqual([]);
    expect(all.html).toMatch(/content="default-src 'none'; img-src data:; [^"]*script-src 'sha256-/);
  });

  test("run and load nothing in the frames of the part for people", async () => {
    const main = (price: string) =>
      page({
        main: `<p title="${escaped(EVIL)}">${price}<script>alert(1)</script><iframe src="https://evil.example"></iframe><img src="https://evil.example/p.png" srcset="https://evil.example/q.png 2x"></p>`,
        head: '<meta http-equiv="refresh" content="1; url=https://evil.example"><style>p{background:url(/p.png)}</style>',
      });
    const [before, after] = [built({ "index.html": main("$1") }), built({ "index.html": main("$2") })];
    const report = reportOf(compareBuilt(before, after), { before, after });
    const places = await changedPlaces(report, { before, after });
    const { document } = parseHTML(formatHtml(report, places));
    expect(document.querySelectorAll("script")).toHaveLength(1);
    const frames = [...document.querySelectorAll("iframe")];
    expect(frames.map((frame) => frame.getAttribute("sandbox"))).toEqual(["allow-same-origin", "allow-same-origin"]);
    for (const frame of frames) {
      const inside = parseHTML(frame.getAttribute("srcdoc") ?? "").document;
      expect(inside.querySelector("[data-changed]")?.textContent).toMatch(/^\$[12]/);
      expect([...inside.querySelectorAll("script, iframe, meta[http-equiv], img[src], img[srcset]")]).toEqual([]);
      expect(inside.querySelector("style")?.textContent).not.toContain("p.png");
    }
  });

  test("are spans of code in Markdown, each on one line", () => {
    for (const line of all.markdown.split("\n")) {
      // What is left without the spans is the report's own.
      const own = line.replace(/(?<!`)(`+)(?!`)(.*?)(?<!`)\1(?!`)/g, "");
      expect(own).not.toMatch(/[<@[]|https?:|javascript|evil|alert/);
    }
  });

  test("send no control characters to a terminal", () => {
    for (const form of [all.json, all.markdown, all.html]) expect(form).not.toMatch(/(?![\n\t])\p{Cc}|\u202e/u);
    expect(JSON.parse(all.json)).toMatchObject({ counts: { added: 2 } });
  });
});

describe("as much as anyone may send", () => {
  test("200,000 changed words of one page make a short report", () => {
    const words = (salt: string) =>
      page({ main: `<p>${Array.from({ length: 200_000 }, (_, index) => salt + index).join(" ")}</p><p>From $140</p>` });
    const lines = (salt: string) =>
      page({ main: Array.from({ length: 20_000 }, (_, index) => `<p>${salt}${index}</p>`).join("") });
    const report = reportBetween(
      { "index.html": words("a"), "x/index.html": lines("a") },
      { "index.html": words("b").replace("$140", "$14"), "x/index.html": lines("b") },
    );
    const all = forms(report);
    expect(report.changes[0]).toMatchObject({ kind: "price", before: "$140", after: "$14" });
    expect(all.markdown.length).toBeLessThan(65_536);
    expect(all.html.length).toBeLessThan(2_000_000);
    expect(all.json.length).toBeLessThan(20_000_000);
  });

  test("5,000 routes with different prices make a complete report of limited size, prices first", () => {
    const site = (price: number) =>
      Object.fromEntries(
        Array.from({ length: 5000 }, (_, index) => [
          `p${index}/index.html`,
          page({ title: `Page ${index} ${price}`, main: `<p>From $${price + index}</p>` }),
        ]),
      );
    const report = reportBetween(site(10_000), site(20_000));
    expect(report.changed).toHaveLength(5000);
    const { markdown, json, html } = forms(report);
    expect(markdown.length).toBeLessThan(65_536);
    expect(markdown).toMatch(/#### Prices\n\n- /);
    expect(markdown).toMatch(/and [\d,]+ more/);
    expect(html.length).toBeLessThan(3_000_000);
    expect(JSON.parse(json)).toMatchObject({ counts: { changed: 5000 } });
  });

  test("Markdown lists all prices even if many words have changed", () => {
    const many = (salt: string, price: number) =>
      Object.fromEntries(
        Array.from({ length: 300 }, (_, index) => [
          `p${index}/index.html`,
          page({ main: `<p>${salt}${index} ${"x ".repeat(200)}${salt}</p><p>Price $${price + index}</p>` }),
        ]),
      );
    const markdown = formatMarkdown(reportBetween(many("old", 100), many("new", 700)));
    expect(markdown.length).toBeLessThan(65_536);
    for (let index = 0; index < 300; index++)
      expect(markdown).toContain(`\`$${100 + index}\` → **\`$${700 + index}\`**`);
  });
});
