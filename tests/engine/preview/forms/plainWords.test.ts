import { expect, test } from "vitest";
import { checkFolder } from "../../../../renderer/content/check/checkFolder";
import { loadAllRules } from "../../../../renderer/content/check/loadRules";
import { plainWords } from "../../../../renderer/desk/client/common/plainWords";
import { withSlowRest } from "../../../support/amount";
import { contentFolder } from "../../content/folder";
import { exampleFiles } from "../../content/ruleExamples";

test.each([
  ["pages-data/about.yaml:12:5 has no heading.", "/about has no heading."],
  ["A priceTable on line 4 of pages-data/index.yaml.", "A price table of the home page."],
  ["$99 is no fact of this site. Or confirm it: `npm run fix -- --confirm`.", "$99 is no fact of this site."],
  ["facts.fullGroom.large is $125.", "facts, full groom, large is $125."],
  ['There is no block "herro". In the editor, Ctrl+Space after type: shows every block.', 'There is no block "herro".'],
  ["2 of the 3 rows of pages-data/towns/cities.csv have this.", "2 of the 3 rows of the table cities.csv have this."],
  ["It is in pages-data/towns/city.template.yaml.", "It is in the template of its pages."],
  ["It is allowed by pages-data/news/_collection.yaml.", "It is allowed by the settings of /news."],
  ["Write $165, or change the price book: npm run price.", "Write $165."],
  [
    "${business.fone} is not known. Did you mean ${business.phone}?",
    "There is no fact “business, fone”. Did you mean the fact “business, phone”?",
  ],
  ["index does not say 20 minutes any more. npm run fix removes this line.", "index does not say 20 minutes any more."],
  ['"date" cannot be "Dec 25". Did you mean "12-25"?', 'Date cannot be "Dec 25". Did you mean "12-25"?'],
  ["Delete the line draft: true in pages-data/a.yaml, or remove this link.", "Make /a public, or remove this link."],
])("%s", (message, words) => {
  expect(plainWords(message)).toBe(words);
});

/** What nobody reads who does not read files: names of the schema and of facts, dot paths, commands, lines. */
const CODE = [
  /\$\{/,
  /\b[a-z]+[A-Z]\w*/,
  /\bnpm run\b/,
  /\b\w+\.yaml:?\d*|(?<!the table )\b\w+\.csv/,
  /\bdraft: true\b|\bDelete this line\b|,? line \d+/,
  /\[[a-z][^\][]*\](?!\()/,
  /(?:^|needs )"[a-z]\w*" ?(?:is|cannot|has|must|\.)/,
  /\b(?:business|contactForm|facts|prices?)\.\w+/,
];
/** What only somebody who writes the files can get wrong, and reads. */
const OF_FILES = /^(?:yaml|silence|files|fonts|labels|languages|rows|markdown|collections|schema\/(?:unknown|name))/;

const rules = loadAllRules().filter(({ name }) => !/^(?:built|online)\//.test(name) && !OF_FILES.test(name));

for (const [options, some] of withSlowRest(rules, 6))
  test.each(some)("what $name says has no code in it, as the desk shows it", options, async (rule) => {
    const cwd = contentFolder(exampleFiles(rule.bad));
    const { at, only } = rule;
    const { problems } = await checkFolder({ dir: "pages", publicDir: "public", cwd, at, launch: only === "launch" });
    const found = problems.filter((problem) => problem.rule === rule.name).map(({ message }) => plainWords(message));
    // What stands on the page, in quotes, is not the message's own.
    const own = found.map((words) => words.replace(/"[^"]*[\s$€*<(][^"]*"/g, "“…”"));
    expect(own.filter((words) => CODE.some((code) => code.test(words)))).toEqual([]);
  });
