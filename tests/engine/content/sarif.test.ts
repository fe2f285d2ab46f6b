import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Ajv2020 } from "ajv/dist/2020";
import { expect, test } from "vitest";
import { checkBuilt } from "../../../renderer/content/built/checkBuilt";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { checkOnline } from "../../../renderer/content/online/checkOnline";
import { formatSarif } from "../../../renderer/content/report/format/sarif";
import { reportOf } from "../../../renderer/content/report/formatter";
import { contentFolder, page } from "./folder";

const STANDARD = new URL("standards/sarif-2.1.0.schema.json", import.meta.url);

/** RFC 3986, section 4.2: a relative path has no colon before its first slash, and only the characters of a URI. */
const REFERENCE = /^(?!\/\/)(?:[a-z][a-z0-9+.-]*:|(?![^/?#]*:))(?:[\w.~!$&'()*+,;=:@/?#[\]-]|%[0-9A-F]{2})*$/i;

const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  formats: {
    uri: (text) => URL.canParse(text),
    "uri-reference": REFERENCE,
    uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
    "date-time": (text) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)),
  },
});
const holdsStandard = ajv.compile(JSON.parse(readFileSync(STANDARD, "utf8")));

interface Result {
  ruleId: string;
  ruleIndex: number;
  level: string;
  message: { text: string };
  locations: { physicalLocation: { artifactLocation: { uri: string }; region: Record<string, number> } }[];
}

/** The one run of the log of a real check, after the log was validated by the standard's schema. */
async function sarifOf(
  files: Parameters<typeof contentFolder>[0],
  options: Partial<Parameters<typeof checkFolder>[0]> = {},
) {
  const cwd = contentFolder(files);
  const log = JSON.parse(
    formatSarif(reportOf(await checkFolder({ dir: "pages", publicDir: "public", cwd, ...options }))),
  );
  expect(holdsStandard(log), ajv.errorsText(holdsStandard.errors)).toBe(true);
  const [run] = log.runs as [{ tool: { driver: { rules: { id: string }[] } }; results: Result[] }];
  for (const { ruleId, ruleIndex } of run.results) expect(run.tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
  return {
    ...run,
    rules: run.tool.driver.rules,
    briefly: run.results.map(({ level, ruleId }) => `${level} ${ruleId}`),
  };
}

const SHORT = page("A").replace(/^title: .*/, "title: A");

test("a check that finds nothing is a log with no results", async () => {
  expect(holdsStandard({ version: "2.1.0", runs: [{ results: [] }] })).toBe(false);
  expect((await sarifOf({})).results).toEqual([]);
});

test("errors and warnings have their level and their place, each rule is described once", async () => {
  const { results, rules, briefly } = await sarifOf({ "a.yaml": `${SHORT}    laed: So.\n`, "b.yaml": "title: [" });
  expect(briefly).toEqual(["warning titles/length", "error schema/unknown-property", "error yaml/unclosed-bracket"]);
  expect(results[1]?.locations[0]?.physicalLocation).toEqual({
    artifactLocation: { uri: "pages/a.yaml", uriBaseId: "%SRCROOT%" },
    region: { startLine: 6, startColumn: 5, endLine: 6, endColumn: 9 },
  });
  expect(rules).toHaveLength(3);
  for (const rule of rules) {
    expect(Object.keys(rule)).toEqual(["id", "shortDescription", "fullDescription", "help", "defaultConfiguration"]);
  }
});

test("what a comment or the baseline silences is not in the log", async () => {
  const commented = `# check-ignore titles/length: Our sign says so.\n${SHORT}`;
  const waiting = "known:\n  - { rule: titles/length, file: b.yaml, reason: The owner thinks., until: 9999-12-31 }\n";
  const files = { "a.yaml": commented, "b.yaml": page("B").replace(/^title: .*/, "title: B") };
  expect((await sarifOf({ ...files, ".check-baseline.yaml": waiting })).briefly).toEqual([]);
});

test("any character may be in a file's name and in a message", async () => {
  const odd = `${page('"A"')}    "l<b>&\\" 💇🏾‍♀️ \\u2028x": "\\u2028"\n`;
  const { results } = await sarifOf({ "Ä b#1: 100%?.yaml": odd });
  expect(results.map(({ locations }) => locations[0]?.physicalLocation.artifactLocation.uri)).toContain(
    "pages/%C3%84%20b%231%3A%20100%25%3F.yaml",
  );
  expect(results.map(({ message }) => message.text).join("\n")).toContain('l<b>&" 💇🏾‍♀️ \u2028x');
});

test("the rules for the built site and for other sites are described as well", async () => {
  const further = async (content: Parameters<typeof checkBuilt>[0]) => {
    const out = path.join(path.dirname(content.publicDir), "out");
    mkdirSync(out);
    writeFileSync(path.join(out, "index.html"), "<!doctype html>");
    const checks = [await checkBuilt(content, out), await checkOnline({ ...content, pages: [] })];
    return { rules: checks.flatMap(({ rules }) => rules), problems: checks.flatMap(({ problems }) => problems) };
  };
  const { rules, briefly } = await sarifOf({}, { further });
  expect(briefly).toContain("error built/missing-page");
  expect(briefly).toContain("warning online/placeholder");
  for (const rule of rules) expect(rule).toHaveProperty("fullDescription.text");
});
