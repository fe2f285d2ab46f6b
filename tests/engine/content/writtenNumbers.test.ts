import { expect, test } from "vitest";
import { brief, checkFiles, contentFile, page } from "./folder";

/** The errors of a page with these `vars`, and of site.yaml with these facts. */
async function errorsOf(vars: string, facts = "", business = "") {
  const site = contentFile("site.yaml")
    .replace(/^facts:\n/m, `facts:\n${facts}`)
    .replace(/^business:\n/m, `business:\n${business}`);
  const { problems } = await checkFiles({
    "site.yaml": site,
    "a.yaml": page("Trims", vars && `vars: { zip: ${vars} }\n`),
  });
  return problems.filter(({ rule }) => rule === "schema/wrong-type");
}

test.each(["02210", "1.10", "1e3", "0x1F", "0o17", "+5", ".5", "5.", "-0", "12345678901234567890", ".inf"])(
  "a number that pages would show in other characters than %s needs quotes",
  async (written) => {
    const problems = await errorsOf(written);
    expect(brief(problems)).toEqual(["pages/a.yaml:3:14 schema/wrong-type"]);
    expect(problems[0]?.message).toContain(`Put quotes around it: "${written}"`);
    expect(problems[0]?.suggestion).toBe(`"${written}"`);
  },
);

test.each(["2210", "1.5", "0", "-3", '"02210"', "1-2", "2210 "])("%s is shown as it is written", async (written) => {
  expect(await errorsOf(written)).toEqual([]);
});

test("so do numbers in facts, their variants and their times, and the year of a business", async () => {
  const facts = [
    "  hold: { value: 020 }",
    "  share: { value: 10.50, variants: { big: { value: 007, reason: So. } } }",
    "  later: { value: [{ value: 1.50 }, { value: 2, from: 2030-01-01 }] }",
  ];
  const problems = await errorsOf("", `${facts.join("\n")}\n`, "  founded: 0994\n");
  expect(problems.map(({ suggestion }) => suggestion)).toEqual(['"0994"', '"020"', '"10.50"', '"007"', '"1.50"']);
});

test("a number without a value is refused in the same words by the next check, which reads the file from the cache", async () => {
  const site = contentFile("site.yaml").replace(/longitude: .*/, "longitude: .inf");
  const check = async () => (await checkFiles({ "site.yaml": site })).problems.map(({ message }) => message);
  const message = '"longitude" must be a number, but this is a number without a value.';
  expect([await check(), await check()]).toEqual([[message], [message]]);
});

test("a table in YAML gives pages the number as it is written", async () => {
  const { content } = await checkFiles({
    "towns/city.template.yaml": `rows: cities.yaml\naddress: "\${row.zip}"\n${page("Trims in ${row.zip}")}`,
    "towns/cities.yaml": "rows:\n  - zip: 02210\n  - zip: 1.10\n",
  });
  const titles = content.pages.map(({ data }) => (data as { title?: string } | undefined)?.title ?? "");
  expect(titles.filter((title) => title.startsWith("Trims in")).map((title) => title.split(" ")[2])).toEqual([
    "02210",
    "1.10",
  ]);
});
