import { expect, test } from "vitest";
import { CouldNotRun } from "../../../renderer/base/couldNotRun";
import type { Problem } from "../../../renderer/base/problem";
import { formatGithub } from "../../../renderer/content/report/format/github";
import { formatJson } from "../../../renderer/content/report/format/json";
import { formatText } from "../../../renderer/content/report/format/text";
import { formatterNames, loadFormatter } from "../../../renderer/content/report/formatter";
import { frame } from "../../../renderer/content/report/frame";

const TEXT = "blocks:\n  - type: hero\n    headlin: Thirty years of baths\n    lead: Since 1994\n";
const problem: Problem = {
  file: "pages-data/about.yaml",
  line: 3,
  column: 5,
  endLine: 3,
  endColumn: 12,
  severity: "error",
  rule: "schema/unknown-property",
  pointer: "/blocks/0/headlin",
  message: 'A hero has no "headlin". Did you mean "heading"?',
  suggestion: "heading",
};
const report = (problems: Problem[], color = false) => ({
  pages: 1025,
  problems,
  files: ["pages-data/about.yaml"],
  text: () => TEXT,
  color,
});

test("the text format shows the line with its neighbors and marks the place", () => {
  expect(
    formatText(report([problem])),
  ).toBe(`pages-data/about.yaml:3:5  error  A hero has no "headlin". Did you mean "heading"?  schema/unknown-property
  2 |   - type: hero
> 3 |     headlin: Thirty years of baths
    |     ^^^^^^^
  4 |     lead: Since 1994

1 error in 1 file.`);
});

test("the text format ends with the totals, and is one line without problems", () => {
  expect(formatText(report([]))).toBe("1,025 pages, no problems.");
  const warning = { ...problem, severity: "warning" as const, file: "b.yaml" };
  expect(formatText(report([problem, problem, warning]))).toMatch(/\n2 errors and 1 warning in 2 files\.$/);
});

test("the text has 20 problems of a file and 200 in all, errors first, and says how many more there are", () => {
  const many = (file: string, count: number, severity: Problem["severity"]) =>
    Array.from({ length: count }, (_, index) => ({ ...problem, file, line: index + 1, severity }));
  const files = Array.from({ length: 30 }, (_, index) => `page-${index}.yaml`);
  const problems = [...files.flatMap((file) => many(file, 25, "warning")), ...many("z.yaml", 1_021, "error")];
  const text = formatText(report(problems));
  expect(text.match(/^\S+:\d+:5 {2}/gm)).toHaveLength(200);
  expect(text.match(/^z.yaml:\d+:5 {2}error/gm)).toHaveLength(20);
  expect(text).toContain("\n\nz.yaml: 1,001 more problems\n\n");
  expect(text).toContain("\n\npage-0.yaml: 5 more problems\n\n");
  expect(text).toMatch(
    /\n\n1,571 more problems in all: npm run check -- --all shows every one\.\n\n1,021 errors and 750 warnings in 31 files\.$/,
  );
  expect(text.length).toBeLessThan(60_000);
  expect(formatText({ ...report(problems), all: true }).match(/^\S+:\d+:5 {2}/gm)).toHaveLength(1_771);
  expect(formatText(report(many("a.yaml", 20, "error")))).not.toContain("more");
  expect(JSON.parse(formatJson(report(problems))).problems).toHaveLength(1_771);
});

test("the text format has colors only if they are requested", () => {
  expect(formatText(report([problem]))).not.toContain("\u001b");
  expect(formatText(report([problem], true))).toContain("\u001b[31m");
});

test("the JSON format has the documented fields", () => {
  expect(JSON.parse(formatJson(report([problem])))).toEqual({
    pages: 1025,
    errors: 1,
    warnings: 0,
    problems: [problem],
  });
  const { suggestion: _, ...without } = problem;
  expect(JSON.parse(formatJson(report([without]))).problems[0]).not.toHaveProperty("suggestion");
});

test("the GitHub format escapes what would end a command", () => {
  const nasty = { ...problem, file: "a,b:c.yaml", message: "100%\nsure: yes, it is" };
  expect(formatGithub(report([nasty]))).toBe(
    "::error file=a%2Cb%3Ac.yaml,line=3,col=5,endColumn=12,title=schema/unknown-property::100%25%0Asure: yes, it is",
  );
  expect(formatGithub(report([]))).toBe("");
});

test("carets are aligned below wide characters, emoji and tabs", () => {
  const line = "a: 辮髪 👩🏾‍🦱 é\t${x}";
  const column = line.indexOf("$") + 1;
  const caret = frame(line, { line: 1, column, endLine: 1, endColumn: column + 4 })[1];
  expect(caret).toBe(`    | ${" ".repeat(3 + 4 + 1 + 2 + 1 + 1)}\t^^^^`);
});

test("a very long line is cut around its mark", () => {
  const line = `a: ${"x".repeat(5000)}HERE${"y".repeat(5000)}`;
  const column = line.indexOf("HERE") + 1;
  const [shown = "", caret = ""] = frame(line, { line: 1, column, endLine: 1, endColumn: column + 4 });
  expect(shown.length).toBeLessThan(140);
  expect(shown.slice(caret.indexOf("^"), caret.lastIndexOf("^") + 1)).toBe("HERE");
});

test("every file of the folder format is a format, which says where a problem is", async () => {
  const names = formatterNames();
  expect(names).toEqual(expect.arrayContaining(["github", "json", "junit", "markdown", "sarif", "text"]));
  for (const name of names) {
    const format = await loadFormatter(name);
    const text = format(report([problem]));
    expect(text, name).toContain(problem.file);
    expect(text, name).toContain(problem.rule);
  }
  await expect(loadFormatter("xml")).rejects.toThrow(CouldNotRun);
});
