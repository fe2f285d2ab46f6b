import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { formatText } from "../../../renderer/content/report/format/text";
import { reportOf } from "../../../renderer/content/report/formatter";
import { withSlowRest } from "../../support/amount";
import { linkPages } from "./folder";

/**
 * Golden mistakes: each `tests/engine/mistakes/<name>.yaml` is a page with the mistake that its name says,
 * checked beside the small site in `tests/engine/mistakes/site/`. Its first lines hold what is expected,
 * `# expect LINE:COLUMN RULE SUGGESTION`; `<name>.expected.txt` is what a marketer reads.
 * `# site.yaml KEY: VALUE` puts the mistake into the line of that name in the small site's facts, which is new if they
 * have none.
 * A picture `<name>.jpg` beside it is put in the page's folder of images.
 * `UPDATE=1 npx vitest run tests/engine/content/mistakes.test.ts` writes the texts again.
 */
const FOLDER = path.resolve(import.meta.dirname, "../mistakes");
const names = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".yaml"))
  .map((file) => file.replace(/\.yaml$/, ""));

/** The other mistakes need not load a dictionary. */
const SPELLING = /^misspelled-word/;

test("there are plenty of mistakes", () => {
  expect(names.length).toBeGreaterThanOrEqual(40);
});

test("the site beside the mistakes has none", async () => {
  const { problems } = await check();
  expect(problems).toEqual([]);
});

for (const [options, some] of withSlowRest(names, 20))
  test.each(some)("%s", options, async (name) => {
    const { page, problems, text } = await check(name, SPELLING.test(name));
    const expected = [...page.matchAll(/^# expect (.*)$/gm)].map(([, line]) => line);
    expect(
      problems.map(({ line, column, rule, suggestion }) =>
        [`${line}:${column}`, rule, suggestion].filter(Boolean).join(" "),
      ),
    ).toEqual(expected);
    const golden = path.join(FOLDER, `${name}.expected.txt`);
    if (process.env.UPDATE) writeFileSync(golden, text);
    expect(existsSync(golden), `${golden} is missing: run with UPDATE=1`).toBe(true);
    expect(text).toBe(readFileSync(golden, "utf8"));
  });

/** Checks the small site with one more page. */
async function check(name?: string, spelling = false) {
  const cwd = mkdtempSync(path.join(tmpdir(), "mistakes-"));
  try {
    cpSync(path.join(FOLDER, "site"), cwd, { recursive: true });
    const page = name ? readFileSync(path.join(FOLDER, `${name}.yaml`), "utf8") : "";
    if (name) writeFileSync(path.join(cwd, "pages", `${name}.yaml`), page);
    const facts = path.join(cwd, "pages", "site.yaml");
    for (const [, key, value] of page.matchAll(/^# site\.yaml (\w+): (.*)$/gm)) {
      const [before, line] = [readFileSync(facts, "utf8"), new RegExp(`^( *${key}:).*`, "m")];
      const after = line.test(before) ? before.replace(line, `$1 ${value}`) : `${key}: ${value}\n${before}`;
      writeFileSync(facts, after);
    }
    // A mistake in a picture brings the picture.
    const picture = path.join(FOLDER, `${name}.jpg`);
    if (existsSync(picture)) cpSync(picture, path.join(cwd, "pages/images", `${name}.jpg`));
    if (name) linkPages(facts, [`${name}.yaml`]);
    const result = await checkFolder({ dir: "pages", publicDir: "public", cwd, spelling });
    return { page, problems: result.problems, text: `${formatText(reportOf(result, false))}\n` };
  } finally {
    rmSync(cwd, { recursive: true });
  }
}
