import { copyFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { visible, wordsWithInvisible } from "../../../renderer/base/invisible";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { linkProblem } from "../../../renderer/content/site/linkProblem";
import { toPageModel } from "../../../renderer/page/pageModel";
import { checkFiles, contentFolder, page } from "./folder";

const wordsIn = (text: string) => [...wordsWithInvisible(text)].map(({ word }) => visible(word));

test.each([
  ["Call \u202Eus now", ["us"]],
  ["Call \u2066us now", ["us"]],
  ["Call \u2067us\u2066 now\u2069", ["us"]],
  ["Call us\u2069 now", ["us"]],
  ["Call \u2068us\u2069 now", []],
  ["Call \u202Bus now\u202C", []],
  ["Call \u200Eus", []],
])("a mark of direction without its end is found in %j", (text, words) => {
  expect(wordsIn(text)).toEqual(words);
});

test("the check reports a mark of direction that turns the rest of a text", async () => {
  const { problems } = await checkFiles({ "a.yaml": `${page("A")}    lead: "We groom \\u202Edogs of all kinds."\n` });
  const [found] = problems.filter(({ rule }) => rule === "text/invisible");
  expect(found).toMatchObject({ suggestion: "dogs", message: expect.stringContaining("U+202E") });
  expect(found?.message).toContain("the rest of the text is shown in the other direction");
});

test("the name of a picture, an old address and a link are no text that a typeface must have", async () => {
  const block = `  - { type: textSection, heading: Our bath, text: "[Here](/日本.pdf).", image: { src: /images/日本.svg, alt: The bath } }\n`;
  const cwd = contentFolder({ "a.yaml": page("A", "redirectFrom: [/日本]\n") + block });
  const images = path.join(cwd, "pages/images");
  copyFileSync(path.join(images, "full-groom.svg"), path.join(images, "日本.svg"));
  const { problems } = await checkFolder({ dir: "pages", publicDir: "public", cwd });
  expect(problems.filter(({ rule }) => rule === "fonts/missing-character")).toEqual([]);
});

test("spaces round a text are not published", async () => {
  const file = page("A").replace(/^title: (.*)$/m, 'title: "  $1  "');
  const { content } = await checkFiles({ "a.yaml": file });
  const [own] = content.pages.filter(({ route }) => route === "/a");
  expect(own && toPageModel(own, content).title).toBe("A for Every Good Dog in Harborview");
});

test.each([" /services", "/services ", " https://example.com", " #prices"])(
  "what is wrong with %j are its spaces",
  (to) => {
    expect(linkProblem(to)).toEqual({
      message: `There is a space before or after the address "${to}". Did you mean ${to.trim()}?`,
      suggestion: to.trim(),
    });
  },
);
