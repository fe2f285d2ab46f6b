import { expect, test } from "vitest";
import type { Problem } from "../../../renderer/base/problem";
import { formatGithub } from "../../../renderer/content/report/format/github";
import { formatJunit } from "../../../renderer/content/report/format/junit";
import { formatMarkdown } from "../../../renderer/content/report/format/markdown";

const problem: Problem = {
  file: "pages-data/ä b.yaml",
  line: 3,
  column: 5,
  endLine: 3,
  endColumn: 12,
  severity: "error",
  rule: "links/scheme",
  pointer: "/blocks/0/to",
  message: 'A <b> & "c" | `d`',
};
const warning: Problem = { ...problem, severity: "warning", rule: "titles/length", file: "pages-data/c.yaml" };
const report = (problems: Problem[]) => ({
  pages: 3,
  problems,
  files: ["pages-data/ä b.yaml", "pages-data/c.yaml", "pages-data/d.yaml"],
  text: () => "a\nb\n    to: x <y>\n",
  color: false,
});

test("junit reports errors as failures, passes warnings, and has a case for each file", () => {
  const xml = formatJunit(report([problem, warning]));
  expect(xml).toContain('<testsuites name="content" tests="3" failures="1" errors="0">');
  expect(xml.match(/<testcase /g)).toHaveLength(3);
  expect(xml.match(/<failure /g)).toHaveLength(1);
  expect(xml).toContain("A &lt;b&gt; &amp; &quot;c&quot; | `d`");
  expect(xml).toContain("&gt; 3 |     to: x &lt;y&gt;");
  expect(xml.replace(/<[?/]?[a-z][^<>]*>/g, "")).not.toMatch(/[<>]/);
});

test("markdown is one row for each problem, whatever is in its words", () => {
  expect(formatMarkdown(report([]))).toBe("### Content check passed\n\n3 pages, no problems.");
  const lines = formatMarkdown(report([problem, warning])).split("\n");
  expect(lines[0]).toBe("### Content check failed");
  expect(lines[2]).toBe("1 error and 1 warning in 2 files.");
  expect(lines[6]).toBe('| error | `pages-data/ä b.yaml:3:5` | A \\<b\\> & "c" \\| \\`d\\` | `links/scheme` |');
});

test("github gets errors first, ten of each level, and a count of the rest", () => {
  const many = [...Array.from({ length: 12 }, () => warning), ...Array.from({ length: 11 }, () => problem)];
  const lines = formatGithub(report(many)).split("\n");
  expect(lines.map((line) => /^::(\w+)/.exec(line)?.[1])).toEqual([
    ...Array(10).fill("error"),
    ...Array(10).fill("warning"),
    "notice",
  ]);
  expect(lines.at(-1)).toBe("::notice::3 more problems in the summary of this job.");
  expect(formatGithub(report([]))).toBe("");
});
