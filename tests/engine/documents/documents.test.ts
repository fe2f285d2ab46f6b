import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Problem } from "../../../renderer/base/problem";
import { npmCommands } from "../../../scripts/docs/npmCommands";
import { fixtureSite, ROOT } from "../../support/fixtureSite";
import { anchorsOf, documents, isThere, linksOf, pathsOf, written } from "./readDocuments";

const commands = await npmCommands();
const known = new Map(commands.map((command) => [command.typed, command]));

/** Files that are not there yet: of a new block, rule or page, of the folder of a site, and for problems that wait for a day. */
const NOT_YET = /\bNotice\b|^blocks\/themes\b|linksTooLong|micro-braids|first-days|check-baseline/;

test("all documents are found", () => {
  expect(documents.map(({ file }) => file)).toEqual(
    expect.arrayContaining(["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/marketer/new-page.md"]),
  );
  expect(documents.filter(({ generated }) => generated).map(({ file }) => path.posix.dirname(file))).toEqual(
    Array(5).fill("docs/reference"),
  );
});

describe.each(documents.map((document) => [document.file, document] as const))("%s", (_, document) => {
  test("links to files and headings that are there", () => {
    for (const { target, to, anchor } of linksOf(document)) {
      expect(existsSync(path.join(ROOT, to)), target).toBe(true);
      const other = documents.find((one) => one.file === to);
      if (anchor) expect(other && anchorsOf(other), target).toContain(anchor);
    }
  });
});

describe.each(written.map((document) => [document.file, document] as const))("%s, written by hand", (_, document) => {
  test("names paths that are there", () => {
    expect(pathsOf(document).filter((place) => !NOT_YET.test(place) && !isThere(place))).toEqual([]);
  });

  test("names commands of package.json, each with flags that it has", () => {
    // `scripts/run.mjs` reads --cache for all of them.
    const allFlags = new Set([
      "help",
      "cache",
      ...commands.flatMap(({ command }) => Object.keys(command?.flags ?? {})),
    ]);
    for (const words of document.code) {
      const typed = /\bnpm (?:start|test|run [\w:-]+)/.exec(words)?.[0];
      if (typed) expect([...known.keys()], words).toContain(typed);
      // Of npm itself, Vitest, git and a host.
      if (/^(?:[A-Z_]+=\S+ )*(?:npx|npm ci|git|aws) /.test(words)) continue;
      const { command } = (typed && known.get(typed)) || {};
      const flags = command ? new Set(Object.keys(command.flags)) : allFlags;
      for (const [, flag = ""] of words.matchAll(/(?<=^|\s)--([a-z][a-z-]*)/g))
        expect([...flags], words).toContain(flag);
    }
  });
});

test("every command is in the reference, with each of its flags", () => {
  const reference = readFileSync(path.join(ROOT, "docs/reference/commands.md"), "utf8");
  const parts = new Map(reference.split(/^## /m).map((part) => [/^`([^`]+)`/.exec(part)?.[1], part]));
  for (const { typed, command } of commands) {
    expect([...parts.keys()]).toContain(typed);
    for (const flag of Object.keys(command?.flags ?? {})) expect(parts.get(typed), typed).toContain(`--${flag}`);
  }
});

test("every picture is used", () => {
  const used = new Set(documents.flatMap((document) => linksOf(document).map(({ to }) => to)));
  for (const folder of ["docs/pictures", "docs/reference/pictures"]) {
    for (const name of readdirSync(path.join(ROOT, folder))) {
      expect([...used]).toContain(`${folder}/${name}`);
    }
  }
});

describe("the YAML in the documents", () => {
  /** What the examples name of the salon's site.yaml. */
  const FACTS = "  startingPrice: { value: $165 }\n  longevity: { value: 4-8 weeks }\n";
  const PRICES = `prices:
  knotlessBraids: { name: Knotless Braids, options: { small: { price: $220, duration: 6-8 hours } } }
`;
  const examples = written.flatMap(({ file, fenced }) =>
    fenced.filter(({ language }) => language === "yaml").map(({ text }) => ({ file, text })),
  );
  /** Where the lines of an example that is not a page belong, by its first name. */
  const parts: Record<string, (text: string, site: string) => string> = {
    holidays: (text, site) => site.replace("business:\n", `business:\n${indented(text, 2)}\n`),
    look: (text, site) => `${site}\n${text}\n`,
    palette: (text, site) => site.replace(/^palette:\n(?: .*\n)+/m, `${text}\n`),
    price: (text, site) => site.replace("options: { small: { price: $220,", `options: { small: { ${text},`),
  };
  let problems: Problem[];
  const pageOf = (index: number) => `example-${index}.yaml`;

  beforeAll(async () => {
    const site = fixtureSite();
    let facts = site.read("site.yaml").replace("facts:\n", `facts:\n${FACTS}`) + PRICES;
    for (const [index, { text }] of examples.entries()) {
      const [, name = ""] = /^(\w+):/m.exec(text) ?? [];
      if (name === "title") {
        const whole = text.includes("blocks:") ? text : `${text}\n${REST}`;
        site.write(
          pageOf(index),
          whole.replace(/^(?:title|description): .*/gm, (line) => `${line} ${index}`),
        );
      } else {
        const before = facts;
        facts = parts[name]?.(text, facts) ?? facts;
        expect(facts, `an example of ${name}, which the test puts nowhere`).not.toBe(before);
      }
    }
    site.write("site.yaml", facts);
    problems = (await site.check()).problems;
  });

  const REST =
    "description: A page of an example in the documents, long enough for search.\nblocks:\n  - type: hero\n    heading: An example\n";

  test("passes the check", () => {
    expect(examples.length).toBeGreaterThan(4);
    const found = problems.filter(({ severity, file }) => severity === "error" && /example-\d+|site/.test(file));
    expect(found.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
  });

  test("the problem that is shown is what the check prints", async () => {
    const site = fixtureSite();
    site.change("about.yaml", "heading:", "headlin:");
    const printed = (await site.check()).problems.map(({ message, rule }) => `${message}  ${rule}`);
    const shown = documents.filter(({ text }) => text.includes("error  A hero"));
    expect(shown.map(({ file }) => file)).toEqual(["README.md", "docs/marketer/publishing.md"]);
    for (const { text } of shown) expect(printed).toContain(/error {2}(A hero .*)/.exec(text)?.[1]);
  });
});

const indented = (text: string, spaces: number): string => text.replace(/^/gm, " ".repeat(spaces));
