import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { formatGithub } from "../../../renderer/content/format/github";
import { formatJunit } from "../../../renderer/content/format/junit";
import { formatMarkdown } from "../../../renderer/content/format/markdown";
import { formatSarif } from "../../../renderer/content/format/sarif";
import type { Problem } from "../../../renderer/content/problem";

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
  beyond: [],
  files: ["pages-data/ä b.yaml", "pages-data/c.yaml", "pages-data/d.yaml"],
  text: () => "a\nb\n    to: x <y>\n",
  color: false,
});

/** What SARIF 2.1.0 asks of the parts that are written here: sections 3.13, 3.14, 3.27, 3.30 and 3.49 of the standard. */
const text = { type: "object", required: ["text"], properties: { text: { type: "string", minLength: 1 } } };
const from1 = { type: "integer", minimum: 1 };
const level = { enum: ["none", "note", "warning", "error"] };
const SARIF = {
  type: "object",
  required: ["version", "runs"],
  properties: {
    version: { const: "2.1.0" },
    runs: {
      type: "array",
      items: {
        type: "object",
        required: ["tool"],
        additionalProperties: false,
        properties: {
          columnKind: { enum: ["utf16CodeUnits", "unicodeCodePoints"] },
          tool: {
            type: "object",
            required: ["driver"],
            properties: {
              driver: {
                type: "object",
                required: ["name"],
                properties: {
                  name: { type: "string" },
                  rules: {
                    type: "array",
                    uniqueItems: true,
                    items: {
                      type: "object",
                      required: ["id"],
                      additionalProperties: false,
                      properties: {
                        id: { type: "string" },
                        shortDescription: text,
                        fullDescription: text,
                        help: text,
                        defaultConfiguration: { type: "object", properties: { level } },
                      },
                    },
                  },
                },
              },
            },
          },
          results: {
            type: "array",
            items: {
              type: "object",
              required: ["message"],
              additionalProperties: false,
              properties: {
                ruleId: { type: "string" },
                ruleIndex: { type: "integer", minimum: 0 },
                level,
                message: text,
                locations: {
                  type: "array",
                  items: {
                    type: "object",
                    properties: {
                      physicalLocation: {
                        type: "object",
                        properties: {
                          artifactLocation: { type: "object", properties: { uri: { pattern: "^[!-~]+$" } } },
                          region: {
                            type: "object",
                            additionalProperties: false,
                            properties: { startLine: from1, startColumn: from1, endLine: from1, endColumn: from1 },
                          },
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};

test("sarif has the form that the standard asks for, and tells of each rule once", () => {
  for (const problems of [[], [problem, warning, problem]]) {
    const log = JSON.parse(formatSarif(report(problems)));
    const ajv = new Ajv({ strict: false });
    expect(ajv.validate(SARIF, log), ajv.errorsText()).toBe(true);
  }
  const [run] = JSON.parse(formatSarif(report([warning, problem]))).runs;
  expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(["links/scheme", "titles/length"]);
  expect(run.results[0]).toMatchObject({ ruleId: "titles/length", ruleIndex: 1, level: "warning" });
  expect(run.results[1].locations[0].physicalLocation).toEqual({
    artifactLocation: { uri: "pages-data/%C3%A4%20b.yaml", uriBaseId: "%SRCROOT%" },
    region: { startLine: 3, startColumn: 5, endLine: 3, endColumn: 12 },
  });
});

test("junit fails what is an error, lets a warning pass, and has a case for each file", () => {
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

test("github gets errors first, ten of each level, and is told of the rest", () => {
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
