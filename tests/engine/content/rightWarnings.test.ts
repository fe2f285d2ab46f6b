import { expect, test } from "vitest";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { walkWords } from "../../../renderer/content/pages/walkTyped";
import { brief, checkFiles, contentFile, contentFolder, page } from "./folder";

const rulesOf = async (text: string) =>
  (await checkFiles({ "a.yaml": text })).problems.filter(({ file }) => file === "pages/a.yaml");

const durations = (time: string) =>
  `${page("A")}  - { type: priceTable, heading: What it costs, rows: [{ name: Course, price: $75, duration: ${time} }] }\n`;
const isDuration = ({ rule }: { rule: string }) => rule === "durations/implausible";

test.each(["200 hours", "60 hours", "18 hours", "48 hours", "30 hours"])(
  "a course of %s is no mistake",
  async (time) => {
    const problems = await rulesOf(durations(time));
    expect(problems.filter(isDuration)).toEqual([]);
  },
);

test.each([
  ["JP", "ja", "18時間"],
  ["PT", "pt", "60 horas"],
])("neither is it in %s", async (country, language, time) => {
  const site = contentFile("site.yaml").replace("country: US", `country: ${country}`).replace("en-US", language);
  const { problems } = await checkFiles({ "site.yaml": site, "a.yaml": durations(time) });
  expect(problems.filter(isDuration)).toEqual([]);
});

test("a list right below the hero may have its words", async () => {
  const files = {
    "news/_collection.yaml": "collection: News\n",
    "news/one.yaml": page("One", "date: 2026-01-02\n"),
    "news.yaml": `${page("News")}  - { type: list, heading: News, of: news }\n`,
    "b.yaml": `${page("News")}  - { type: textSection, heading: News, text: Nothing is new today. }\n`,
  };
  const { problems } = await checkFiles(files);
  expect(brief(problems.filter(({ rule }) => rule === "headings/duplicate"))).toEqual([
    "pages/b.yaml:6:35 headings/duplicate",
  ]);
});

test("a name of the team is a name, and a word of the schema no text", async () => {
  const people =
    "  - { type: team, heading: Our team, people: [{ name: Aoife Zanelle, role: Groomer, text: She groomes dogs. }] }\n";
  const cwd = contentFolder({ "a.yaml": page("A") + people });
  const { problems } = await checkFolder({ dir: "pages", publicDir: "public", cwd, spelling: true });
  const found = problems.filter(({ rule, file }) => rule === "text/spelling" && file === "pages/a.yaml");
  expect(found.map(({ message }) => message.split(" ", 1)[0])).toEqual(['"groomes"']);
});

test("how a price is said is a choice, and no text", () => {
  const site = { prices: { one: { name: "One", price: "$9", said: "per month" } } };
  expect(walkWords("Site", site).map(({ value }) => value)).toEqual(["One", "$9"]);
});

test("a figure in Markdown is named without its marks", async () => {
  const text = `${page("A")}  - { type: textSection, heading: Hours, text: "We are closed on **Monday** and Tuesday." }\n`;
  const [message = ""] = (await rulesOf(text)).map((problem) => problem.message);
  expect(message).toContain("closed on Monday");
  expect(message).not.toContain("*");
});
