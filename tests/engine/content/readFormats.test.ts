import fc from "fast-check";
import { fromMarkdown } from "mdast-util-from-markdown";
import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import type { Problem } from "../../../renderer/base/problem";
import { formatGithub } from "../../../renderer/content/report/format/github";
import { formatJunit } from "../../../renderer/content/report/format/junit";
import { formatMarkdown } from "../../../renderer/content/report/format/markdown";
import { formatText } from "../../../renderer/content/report/format/text";

/** Whatever names and messages hold, the programs that read a report find in it what was meant, and nothing else. */
const ODD = [
  ...["\x1b[31m", "\0\x07\u009b", "\ud800", "\uffff\ufffe", "\u202e", "\u{1fffe}\u{10ffff}", "\ufdd0\u0085\u2028"],
  ...["]]>", "<!-- -- -->", "<![CDATA[", "&#0;", "&x;", "<?xml?>", "</failure>", '"', "'", "`", "``", "|", "\\|", "\\"],
  ...["::error::x", "\n::add-mask::x", "\r\n::stop-commands::x", "%0A::warning::y", "%", "%25", ",line=9", ":", "\t"],
  ...["null", "undefined", "__proto__", "| --- |", "# x", "[a](b)", "<b>", "~~~", "```", "  ", "\n\n", "$x$"],
];
const odd = fc.array(fc.oneof(fc.constantFrom(...ODD), fc.string({ unit: "binary", maxLength: 5 })), { maxLength: 4 });
const name = odd.map((parts) => `pages/${parts.join("")}.yaml`);
const words = odd.map((parts) => `x${parts.join("")}`);
const problem = fc.record({
  ...{ file: name, message: fc.oneof(words, fc.constant(null as unknown as string)), rule: words },
  ...{ line: fc.constant(1), column: fc.constant(1), endLine: fc.constant(1), endColumn: fc.constant(2) },
  ...{ severity: fc.constantFrom<Problem["severity"]>("error", "warning"), pointer: fc.constant("") },
});
const reports = fc.record({
  ...{ pages: fc.constant(1), problems: fc.array(problem, { maxLength: 4 }), files: fc.array(name, { maxLength: 2 }) },
  ...{ text: words.map((found) => () => found), color: fc.constant(false) },
});

/** For many reports that follow from one seed. */
const always = (holds: (report: Parameters<typeof formatJunit>[0]) => void) =>
  fc.assert(fc.property(reports, holds), { seed: 1, numRuns: 300 });

test("a strict parser of XML reads a case for each problem", () => {
  always((report) => {
    const found = { error: 0, warning: 0 };
    const parser = new SaxesParser({ xmlns: true });
    parser.on("error", (error) => {
      throw error;
    });
    parser.on("opentag", (tag) => {
      if (tag.name === "failure") found.error++;
      if (tag.name === "system-out") found.warning++;
    });
    parser.write(formatJunit(report)).close();
    const count = (severity: string) => report.problems.filter((one) => one.severity === severity).length;
    expect(found).toEqual({ error: count("error"), warning: count("warning") });
  });
});

test("a workflow gets one command for each problem, each on its own line", () => {
  always((report) => {
    const lines = formatGithub(report).split(/[\r\n]/);
    expect(lines.filter(Boolean)).toHaveLength(report.problems.length);
    for (const line of lines.filter(Boolean))
      expect(line).toMatch(/^::(?:error|warning) file=[^:,]+,line=1,col=1,endColumn=2,title=[^:,]+::\S/);
  });
});

test("a workflow reads no command in a report for people", () => {
  always((report) => {
    expect(formatText(report).split(/[\r\n]/)).not.toContainEqual(expect.stringMatching(/^\s*::/));
  });
});

test("Markdown has a row for each problem, and nothing of it is HTML", () => {
  always((report) => {
    const shown = formatMarkdown(report);
    const rows = shown.split(/[\r\n]/).filter((line) => /^\| (?:error|warning) \|/.test(line));
    expect(rows).toHaveLength(report.problems.length);
    // Bars that end a cell: five of each row.
    for (const row of rows) expect(row.match(/(?<!\\)(?:\\\\)*\|/g), row).toHaveLength(5);
    expect(JSON.stringify(fromMarkdown(shown))).not.toMatch(/"type":"(?:html|link|image)"/);
  });
});
