import type { Problem } from "../../../base/problem";
import { countProblems, type Formatter } from "../formatter";
import { frame } from "../frame";
import { printable } from "../printable";

/** JUnit's XML: a suite for each file, a case for each problem. A warning passes, with the problem as its output. */
export const formatJunit: Formatter = (report) => {
  const { problems, files, text } = printable(report);
  const suites = [...new Set([...files, ...problems.map(({ file }) => file)])].map((name) => {
    const found = problems.filter(({ file }) => file === name);
    const passed = `    <testcase classname="${xml(name)}" name="no problems"/>`;
    return { name, found, cases: found.length === 0 ? [passed] : found.map(testCase) };
  });
  const failures = (found: Problem[]) => `failures="${countProblems(found).errors}" errors="0"`;
  const tests = suites.reduce((sum, { cases }) => sum + cases.length, 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="content" tests="${tests}" ${failures(problems)}>`,
    ...suites.flatMap(({ name, found, cases }) => [
      `  <testsuite name="${xml(name)}" tests="${cases.length}" ${failures(found)}>`,
      ...cases,
      "  </testsuite>",
    ]),
    "</testsuites>",
  ].join("\n");

  function testCase(problem: Problem): string {
    const { file, line, column, rule, severity, message } = problem;
    const open = `    <testcase classname="${xml(file)}" name="${xml(`${line}:${column} ${rule}`)}" file="${xml(file)}" line="${line}">`;
    const words = xml([`${file}:${line}:${column} ${message}`, ...frame(text(file) ?? "", problem)].join("\n"));
    const body =
      severity === "error"
        ? `      <failure type="${xml(rule)}" message="${xml(message)}">${words}</failure>`
        : `      <system-out>${words}</system-out>`;
    return [open, body, "    </testcase>"].join("\n");
  }
};

/** Escapes for attributes and text. Printable text contains no characters that XML forbids. */
function xml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
