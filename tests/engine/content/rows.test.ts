import { describe, expect, test } from "vitest";
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

describe("a cell that no page would show is reported at its row", () => {
  const tableProblems = async (csv: string | Uint8Array, template = TEMPLATE) => {
    const { problems } = await checkFiles({ ...files("", template), "towns/cities.csv": csv });
    return problems
      .filter(({ file, severity }) => severity === "error" && /cities|template/.test(file))
      .map(({ file, line, column, message }) => `${file.slice("pages/towns/".length)}:${line}:${column} ${message}`);
  };

  test.each([
    [
      "a comma in a sentence",
      "town,note,text\nMilltown,n,t\nPine,n,We wash by hand, dry for a night, and go.\n",
      /^cities.csv:3:24 No page would show "dry for a night", because column 4 has no name in the first line. A text with a comma in it goes in quotes/,
    ],
    [
      "a semicolon in a sentence",
      "town;note;text\nMilltown;n;We wash; and dry.\n",
      /^cities.csv:2:20 No page would show "and dry.".*A text with a semicolon/,
    ],
    [
      "a column without a name",
      "town,,note,text\nMilltown,lost,n,t\n",
      /^cities.csv:2:10 No page would show "lost", because column 2/,
    ],
    [
      "a second column of a name",
      "town,note,text,note\nMilltown,n,t,m\n",
      /^cities.csv:1:16 A second column is named note/,
    ],
    [
      "a quote without an end",
      'town,note,text\nMilltown,n,"We wash\nPine,n,t\n',
      /^cities.csv:2:1 A cell that starts with a quote has no quote at its end/,
    ],
    [
      "text behind a quote",
      'town,note,text\nMilltown,n,"We" wash\n',
      /^cities.csv:2:1 A cell that starts with a quote goes on behind its second quote/,
    ],
  ])("%s", async (_, csv, message) => {
    const [first = ""] = await tableProblems(csv);
    expect(first).toMatch(message);
  });

  test.each([
    ["empty cells at the ends of rows", "town,note,text,,\nMilltown,n,t,,\nPine,n,t,,,,\n"],
    ["names with spaces around them", " town , note,text \nMilltown,n,t\nPine,n,t\n"],
    ["a first line that names the delimiter", "sep=;\r\ntown;note;text\r\nMilltown;n, m;t\r\nPine;n;t\r\n"],
  ])("%s are no problem", async (_, csv) => {
    const { content, problems } = await checkFiles(files(csv));
    expect(brief(problems.filter(({ rule }) => rule.startsWith("rows/") || rule.startsWith("facts/")))).toEqual([]);
    expect(content.rows?.size).toBe(2);
  });

  test("what a short row lacks is reported at that row", async () => {
    expect((await tableProblems(`${table(5, ownWords)}Pine\n`))[0]).toMatch(/^cities.csv:7:1 /);
  });

  test("a name that is no column is answered with the columns", async () => {
    const template = TEMPLATE.replace("${row.note}", "${row.nte}");
    const [first = ""] = await tableProblems(table(3, ownWords), template);
    expect(first).toMatch(
      /^city.template.yaml.*\$\{row.nte\} is no column of pages\/towns\/cities.csv. Did you mean \$\{row.note\}\? Its columns: town, note, text\./,
    );
  });

  test.each([
    ["Windows-1252", Buffer.from("town,note,text\nNa\xefve,n,t\n", "latin1")],
    ["UTF-16", Buffer.from("\uFEFFtown,note,text\nMilltown,n,t\n", "utf16le")],
  ])("a table in %s is said to be so", async (_, bytes) => {
    expect(await tableProblems(bytes)).toEqual([
      'cities.csv:1:1 This file is not text in UTF-8. Save it again as UTF-8. In Excel: "CSV UTF-8".',
    ]);
  });

  test("a template in another encoding is reported once", async () => {
    const { problems } = await checkFiles({
      ...files(table(3, ownWords)),
      "towns/city.template.yaml": Buffer.from(TEMPLATE.replace("What", "Na\xefve"), "latin1"),
    });
    expect(brief(problems.filter(({ file }) => file.includes("template")))).toEqual([
      "pages/towns/city.template.yaml:1:1 files/encoding",
    ]);
  });
});
