import { counts, type Formatter } from "../print/formatter";
import { frame } from "../print/frame";
import type { Problem } from "../problem";

/** JUnit's XML: a suite for each file, a case for each problem. A warning is only what the case printed. */
export const formatJunit: Formatter = ({ problems, files, text }) => {
  const suites = [...new Set([...files, ...problems.map(({ file }) => file)])].map((name) => {
    const found = problems.filter(({ file }) => file === name);
    const passed = `    <testcase classname="${xml(name)}" name="no problems"/>`;
    return { name, found, cases: found.length === 0 ? [passed] : found.map(testCase) };
  });
  const failures = (found: Problem[]) => `failures="${counts(found).errors}" errors="0"`;
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

/** Escapes for attributes and text; what XML 1.0 cannot hold at all is left out. */
function xml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the characters that are to go
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
  );
}
