import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { figuresToConfirm } from "../../../renderer/authoring/confirmFigures";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { command as fix } from "../../../scripts/commands/fix";
import { command as remove } from "../../../scripts/commands/remove";
import { command as rename } from "../../../scripts/commands/rename";
import { runCommand } from "../../support/runCommand";
import { brief, checkFiles, contentFolder, page } from "../content/folder";

const lead = (text: string, top = "") => `${page("Trims", top)}    lead: ${JSON.stringify(text)}\n`;
const list = (...lines: string[]) => `confirmed:\n${lines.map((line) => `  - ${line}\n`).join("")}`;

async function reported(text: string, ...lines: string[]): Promise<string[]> {
  const { problems } = await checkFiles({ "a.yaml": lead(text), "figures.yaml": list(...lines) });
  return problems.map(({ rule }) => rule);
}

describe("a confirmed figure", () => {
  test.each([
    ["Park behind the house for $5.", "{ page: a, figure: $5 }"],
    ["For $5 you park behind the house.", "{ page: a, figure: $5, sentence: Park behind the house for $5. }"],
    ["Parking is five dollars.", "{ page: a, figure: $5 }"],
    ["Parking is $5.00, or $5 in cash.", "{ page: a, figure: five dollars }"],
    ["The fair begins at 3 p.m.", "{ page: a, figure: 3 PM }"],
  ])("%s needs no other question", async (text, line) => {
    expect(await reported(text, line)).toEqual([]);
  });

  test("with another value, or on another page, is new", async () => {
    expect(await reported("Parking is $6.", "{ page: a, figure: $5 }")).toEqual(["figures/unknown", "figures/gone"]);
    expect(await reported("Parking is $5.", "{ page: services, figure: $5 }")).toEqual([
      "figures/unknown",
      "figures/gone",
    ]);
  });

  test("of a page that is not there, or not a figure, is left over", async () => {
    expect(await reported("No figure.", "{ page: nowhere, figure: $5 }", "{ page: a, figure: some }")).toEqual([
      "figures/gone",
      "figures/gone",
    ]);
  });

  test("twice in the list, as after a merge of two branches, is confirmed", async () => {
    expect(await reported("Parking is $5.", "{ page: a, figure: $5 }", "{ page: a, figure: $5 }")).toEqual([]);
  });
});

test("the list is checked like every file", async () => {
  const { problems } = await checkFiles({
    "a.yaml": lead("Parking is $5."),
    "figures.yaml": "confirmed:\n  - { page: a, figur: $5 }\n",
  });
  expect(brief(problems)).toEqual(expect.arrayContaining(["pages/figures.yaml:2:16 schema/unknown-property"]));
});

test("the list of a large site has more lines than a page may have", async () => {
  const lines = Array.from(
    { length: 3000 },
    (_, number) => `{ page: page-${number}, figure: $5, sentence: Parking is $5. }`,
  );
  const { content } = await checkFiles({
    "a.yaml": lead("Parking is $5."),
    "figures.yaml": list("{ page: a, figure: $5 }", ...lines),
  });
  expect(content.problems).toEqual([]);
  expect(figuresToConfirm(content)).toEqual([]);
});

test("a figure is confirmed by a command, written by page and figure, and removed when it is gone", async () => {
  const cwd = contentFolder({
    "a.yaml": lead("Parking is $5, and the fair begins at 10 AM."),
    "b.yaml": page("Baths"),
  });
  const written = () => readFileSync(path.join(cwd, "pages/figures.yaml"), "utf8");
  const run = (...args: string[]) => runCommand(fix, ["--pages", "pages", ...args], cwd);

  const dry = await run("--confirm", "--dry-run");
  expect(dry.said).toContain("Parking is $5, and the fair begins at 10 AM.");
  expect(existsSync(path.join(cwd, "pages/figures.yaml"))).toBe(false);

  expect((await run("--confirm")).said).toContain("Nothing was confirmed: nobody can be asked here.");
  expect(existsSync(path.join(cwd, "pages/figures.yaml"))).toBe(false);

  expect((await run("--confirm", "/b", "--yes")).said).toContain("Every figure is a fact, or was confirmed.");
  expect((await run("--confirm", "/a", "--yes")).code).toBe(0);
  expect(written().split("\n").slice(2)).toEqual([
    "confirmed:",
    '  - { page: a, figure: $5, sentence: "Parking is $5, and the fair begins at 10 AM." }',
    '  - { page: a, figure: 10 AM, sentence: "Parking is $5, and the fair begins at 10 AM." }',
    "",
  ]);

  await runCommand(rename, ["/a", "/c", "--pages", "pages", "--yes"], cwd);
  expect(written()).toContain("{ page: c, figure: $5,");
  expect((await checkFolder({ dir: "pages", publicDir: "public", cwd })).problems.map(({ rule }) => rule)).toEqual([]);

  await runCommand(remove, ["/c", "--to", "/services", "--pages", "pages", "--yes"], cwd);
  expect(written()).not.toContain("page: c");
});

test("a new line comes where it belongs, and every other line stays where it was", async () => {
  const kept = ["{ page: a, figure: noon }", "{ page: a, figure: $7 }"];
  const text = "Lunch is at noon for $7. Parking is $5.";
  const cwd = contentFolder({ "a.yaml": lead(text), "figures.yaml": list(...kept) });
  await runCommand(fix, ["--pages", "pages", "--confirm", "--yes"], cwd);
  const lines = readFileSync(path.join(cwd, "pages/figures.yaml"), "utf8").split("\n").slice(3, -1);
  expect(lines).toEqual([
    "  - { page: a, figure: $5, sentence: Parking is $5. }",
    ...kept.map((line) => `  - ${line}`),
  ]);
});

test.each([
  ["broken", "confirmed:\n<<<<<<< mine\n  - { page: a, figure: $5 }\n"],
  ["half right", list("{ page: a, figure: $5 }", "{ pag: a, figure: $7 }")],
])("a list that is %s stays as it is: no line of it is lost", async (_, figures) => {
  const cwd = contentFolder({ "a.yaml": lead("Parking is $5, and $7 at night."), "figures.yaml": figures });
  const { code } = await runCommand(fix, ["--pages", "pages", "--confirm", "--yes"], cwd);
  expect(code).toBe(2);
  await runCommand(fix, ["--pages", "pages", "--yes"], cwd);
  expect(readFileSync(path.join(cwd, "pages/figures.yaml"), "utf8")).toContain("$5");
});

test("what no page says any more is removed by npm run fix", async () => {
  const figures = list("{ page: a, figure: $5 }", "{ page: a, figure: $7 }");
  const cwd = contentFolder({ "a.yaml": lead("Parking is $5."), "figures.yaml": figures });
  await runCommand(fix, ["--pages", "pages", "--yes"], cwd);
  const text = readFileSync(path.join(cwd, "pages/figures.yaml"), "utf8");
  expect(text).toContain("figure: $5");
  expect(text).not.toContain("figure: $7");
});

test("a site without a list gets one that confirms everything, to be read once", async () => {
  const cwd = contentFolder({ "a.yaml": lead("Parking is $5 for two hours.") });
  const { said, code } = await runCommand(fix, ["--pages", "pages", "--confirm", "--yes"], cwd);
  expect(said).toContain("Parking is $5 for two hours.");
  expect(code).toBe(0);
  const { content } = await checkFolder({ dir: "pages", publicDir: "public", cwd });
  expect(figuresToConfirm(content)).toEqual([]);
});

test("the sentence of an item of a list is without its mark", async () => {
  const block =
    "  - type: textSection\n    heading: Rules\n    text: |\n      Two of them:\n\n      - Parking is $5 a day.\n      - Bring a towel.\n";
  const { content } = await checkFiles({ "a.yaml": `${page("Rules")}${block}` });
  expect(figuresToConfirm(content)).toEqual([{ page: "a", figure: "$5", sentence: "Parking is $5 a day." }]);
});
