import { expect, test } from "vitest";
import { plainWords } from "../../../../renderer/desk/client/common/plainWords";

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
])("%s", (message, words) => {
  expect(plainWords(message)).toBe(words);
});
