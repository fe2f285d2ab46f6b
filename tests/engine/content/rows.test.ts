import { expect, test } from "vitest";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { brief, checkFiles, contentFolder, page } from "./folder";

const TEMPLATE = `title: A Full Groom in \${row.town}, Oregon, by Maple Street
description: A full groom in \${row.town}, Oregon. \${row.note} Small, medium and large dogs are welcome, and so are you.
rows: cities.csv
address: groom-\${row.town}
blocks:
  - type: hero
    heading: A full groom in \${row.town}
  - type: textSection
    heading: What we do there
    text: "\${row.text}"
`;
const LIST = `${page("Towns")}  - type: list\n    heading: All towns\n    of: towns\n    limit: 100\n    furtherPages: true\n`;
const files = (csv: string, template = TEMPLATE, collection = "") => ({
  "towns/_collection.yaml": `collection: Towns\n${collection}`,
  "towns/city.template.yaml": template,
  "towns/cities.csv": csv,
  "towns.yaml": LIST,
});

/** Words that no other row has, by a small generator with a fixed seed: what is written is not what is tested. */
function* words(): Generator<string> {
  for (let state = 7; ; ) {
    const parts = ["ba", "ke", "lo", "mi", "nu", "ra", "se", "to", "vi", "za"];
    let word = "";
    for (let i = 0; i < 3; i++) {
      state = (state * 48271) % 2147483647;
      word += parts[state % 10];
    }
    yield word;
  }
}

function table(count: number, textOf: (index: number) => string, end = "\n", delimiter = ","): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const town = `Town${String.fromCharCode(65 + (index % 26))}${String.fromCharCode(65 + Math.floor(index / 26))}`;
    return [town, `"We drive to ${town} on request."`, `"${textOf(index)}"`].join(delimiter);
  });
  return [["town", "note", "text"].join(delimiter), ...rows].join(end) + end;
}

const source = words();
const ownWords = () => Array.from({ length: 80 }, () => source.next().value).join(" ");
const SAME = ownWords();

test("a hundred rows of words of their own become a hundred pages", async () => {
  const { content, problems } = await checkFiles(files(table(100, ownWords)));
  expect(brief(problems.filter(({ severity }) => severity === "error"))).toEqual([]);
  const made = content.pages.filter(({ route }) => route.startsWith("/towns/"));
  expect(made).toHaveLength(100);
  expect(made[0]).toMatchObject({ route: "/towns/groom-townaa", data: { title: expect.stringContaining("TownAA") } });
});

test("a hundred rows that differ in the town alone are refused in one message, with the words that each lacks", async () => {
  const { problems } = await checkFiles(files(table(100, () => SAME)));
  const errors = problems.filter(({ severity }) => severity === "error");
  expect(brief(errors)).toEqual(["pages/towns/city.template.yaml:3:7 text/near-duplicate"]);
  expect(errors[0]?.message).toMatch(
    /^100 of the 100 rows of pages\/towns\/cities\.csv make pages that say the same: .* must add at least \d+ words/,
  );
});

test("the reason of a collection is in the report", async () => {
  const reason = "Each page is the price list of one branch.";
  const { problems } = await checkFiles(
    files(
      table(4, () => SAME),
      TEMPLATE,
      `alike: ${reason}\n`,
    ),
  );
  const [found] = problems.filter(({ rule }) => rule === "text/alike-rows");
  expect(found).toMatchObject({ severity: "warning", message: expect.stringContaining(reason) });
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
});

test.each([
  ["commas", table(3, () => SAME)],
  [
    "semicolons, a mark of the byte order and the ends of lines of Windows",
    `\uFEFF${table(3, () => SAME, "\r\n", ";")}`,
  ],
  ["tabs", table(3, () => SAME, "\n", "\t")],
])("a table with %s is read as it is", async (_, csv) => {
  const { content } = await checkFiles(files(csv));
  expect(content.pages.flatMap(({ route }) => (route.startsWith("/towns/") ? route : []))).toEqual([
    "/towns/groom-townaa",
    "/towns/groom-townba",
    "/towns/groom-townca",
  ]);
});

test("a mistake of one row is at its cell, and one of all rows is in the template, once", async () => {
  const csv = table(5, ownWords).replace('TownCA on request.","', 'TownCA on request.","See [there](/nowhere). ');
  const template = TEMPLATE.replace('text: "${row.text}"', 'text: "${row.text}"\n    lead: ${row.note}\n    hint: x');
  const { problems } = await checkFiles(files(csv, template));
  const errors = problems.filter(({ severity }) => severity === "error");
  expect(brief(errors)).toEqual([
    "pages/towns/cities.csv:4:41 links/unknown-page",
    "pages/towns/city.template.yaml:12:5 schema/unknown-property",
  ]);
  expect(errors[1]?.message).toContain("5 of the 5 rows of pages/towns/cities.csv have this.");
});

test("a mistake of a row in a YAML table is at its value, and what is no row at its place", async () => {
  const row = (town: string, text: string) => `  - town: ${town}\n    note: We drive there.\n    text: ${text}\n`;
  const yaml = `rows:\n${row("Milltown", ownWords())}${row("Hillside", "See [there](/nowhere).")}  - Lakeview\n`;
  const { "towns/cities.csv": _, ...rest } = files("");
  const { problems } = await checkFiles({
    ...rest,
    "towns/cities.yaml": yaml,
    "towns/city.template.yaml": TEMPLATE.replace("cities.csv", "cities.yaml"),
  });
  // The folder's menu links to every YAML file, the table too.
  const errors = problems.filter(({ severity, file }) => severity === "error" && file.startsWith("pages/towns/"));
  expect(brief(errors)).toEqual([
    "pages/towns/cities.yaml:7:11 links/unknown-page",
    "pages/towns/cities.yaml:8:5 rows/table",
  ]);
});

test("what is wrong with a value that a template shows in several places is reported once", async () => {
  const csv = table(5, ownWords).replace("We drive to TownCA on", "We drive too TownCA onn");
  const cwd = contentFolder(files(csv, TEMPLATE.replace("What we do there", "${row.note}")));
  const { problems } = await checkFolder({ dir: "pages", publicDir: "public", cwd, spelling: true });
  const found = problems.filter(({ rule, message }) => rule === "text/spelling" && message.includes("onn"));
  expect(brief(found)).toEqual(["pages/towns/cities.csv:4:8 text/spelling"]);
});

test("a row without an address, one with that of another, and a table that is not there are reported", async () => {
  const { problems } = await checkFiles(files("town,note,text\nMilltown,a,b\nMilltown,c,d\n"));
  expect(brief(problems)).toContain("pages/towns/cities.csv:3:1 rows/table");
  const { problems: empty } = await checkFiles(files("town,note,text\nMilltown,a,b\n,c,d\n"));
  const [found] = empty.filter(({ rule }) => rule === "rows/table");
  expect(found).toMatchObject({ line: 3, column: 1, message: expect.stringMatching(/^This row has no address/) });
  const { problems: missing } = await checkFiles({
    ...files(""),
    "towns/city.template.yaml": TEMPLATE.replace("cities.csv", "towns.csv"),
  });
  expect(brief(missing)).toContain("pages/towns/city.template.yaml:1:1 rows/template");
});
