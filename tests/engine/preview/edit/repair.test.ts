import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import type { Problem } from "../../../../renderer/base/problem";
import { checkFolder } from "../../../../renderer/content/check/checkFolder";
import { filesByName } from "../../../../renderer/content/model/siteContent";
import { repairsOf } from "../../../../renderer/desk/server/problems/repair";
import { withSlowRest } from "../../../support/amount";

const FOLDER = path.resolve(import.meta.dirname, "../../mistakes");

/** The golden mistakes that expect a suggestion, or name several facts. */
const names = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".yaml"))
  .filter((file) => /^# expect \S+ \S+ \S/m.test(readFileSync(path.join(FOLDER, file), "utf8")))
  .map((file) => file.replace(/\.yaml$/, ""));

/** What keeps a file from being read as a page is repaired by `npm run fix`, and a page's own names by hand. */
const NOT_HERE = /^(?:yaml|silence)\/|^schema\/name$/;

for (const [options, some] of withSlowRest(names, 12))
  test.each(some)("%s: each suggestion is a button that removes its problem", options, async (name) => {
    const cwd = mkdtempSync(path.join(tmpdir(), "repair-"));
    try {
      cpSync(path.join(FOLDER, "site"), cwd, { recursive: true });
      cpSync(path.join(FOLDER, `${name}.yaml`), path.join(cwd, "pages", `${name}.yaml`));
      const folder = { dir: "pages", publicDir: "public", cwd, spelling: /^misspelled/.test(name) };
      const { problems, content } = await checkFolder(folder);
      for (const problem of problems.filter(({ suggestion, candidates }) => suggestion ?? candidates)) {
        const { file, rule, line } = problem;
        const holder = filesByName(content).get(file);
        const repairs = holder ? repairsOf(holder, problem, content) : [];
        expect(repairs, rule).toHaveLength(NOT_HERE.test(rule) ? 0 : (problem.candidates?.length ?? 1));
        expect(new Set(repairs.map(({ words }) => words)).size, "each button says what it does").toBe(repairs.length);
        for (const { words, text } of repairs) {
          expect(words).toMatch(
            /^(?:Write “.+”|Use the fact(?: “.+”)?|Use “.+”: .+|Use .+ (?:from the price book|of .+))$/,
          );
          expect(words).not.toContain("${");
          writeFileSync(path.join(cwd, file), text);
          const after = await checkFolder(folder);
          const same = (one: Problem) => one.file === file && one.rule === rule && one.line === line;
          expect(after.problems.filter(same).length, rule).toBeLessThan(problems.filter(same).length);
          expect(errorsOf(after.problems)).toBeLessThanOrEqual(errorsOf(problems));
        }
        writeFileSync(path.join(cwd, file), holder?.text ?? "");
      }
    } finally {
      rmSync(cwd, { recursive: true });
    }
  });

const errorsOf = (problems: Problem[]) => problems.filter(({ severity }) => severity === "error").length;
