import { expect, test } from "vitest";
import { textWidth } from "../../../blocks/look/textWidth";
import { chosenTypefaces } from "../../../renderer/content/site/chosenTypefaces";
import { findTypeface, typefacesFor } from "../../../renderer/typefaces/typefacePackage";
import { missingIn, typefaceFile, typefacesOf } from "../../../renderer/typefaces/typefaces";
import { fixtureSite } from "../../support/fixtureSite";

const inter = (characters: string) => ({ heading: "Inter", text: "Inter", characters });

test("two typefaces have a file each, with the characters of every site", () => {
  const { files, families, letters } = typefacesOf({ heading: "Fraunces", text: "Figtree", characters: "" }).typefaces;
  // A change of these names is a change of every page: of the version of a package, or of what is kept of a typeface.
  expect(files).toEqual(["/assets/fonts/fraunces.bbb6b610.woff2", "/assets/fonts/figtree.93e12a1f.woff2"]);
  expect(families.heading).toMatch(/^Fraunces, .+, serif$/);
  expect(families.text).toMatch(/^Figtree, .+, sans-serif$/);
  expect(textWidth("Wagging", letters.heading)).toBeGreaterThan(3);
});

test("one typeface for both has one file, and headings of one weight", () => {
  const choice = inter("");
  const { files, rules, families } = typefacesOf(choice).typefaces;
  expect(files).toHaveLength(1);
  expect(rules).toContain('@font-face{font-family:"Inter Headings";font-weight:600;');
  expect(families.heading).toMatch(/^"Inter Headings", /);
  const bytes = typefaceFile(choice, files[0] ?? "");
  expect(bytes?.subarray(0, 4).toString()).toBe("wOF2");
  expect(bytes?.length).toBeLessThan(20_000);
  expect(typefaceFile(choice, "/assets/fonts/other.woff2")).toBeUndefined();
});

test("further scripts have a file of their own, and what the typeface lacks is named", () => {
  const { typefaces, cards } = typefacesOf(inter("äłжש"));
  expect(typefaces.files.map((file) => file.replace(/\.[\da-f]{8}/, ""))).toEqual([
    "/assets/fonts/inter.woff2",
    "/assets/fonts/inter-cyrillic.woff2",
    "/assets/fonts/inter-latin-ext.woff2",
  ]);
  expect(typefaces.rules).toContain("unicode-range:U+0301,U+0400-045F");
  const source = findTypeface("Inter");
  expect(source && missingIn(source, "äłжש")).toBe("ש");
  expect(new Set(cards.map(({ name }) => name))).toEqual(new Set(["Inter", "Inter cyrillic", "Inter latin-ext"]));
});

test("the check names the first character that a typeface lacks, and its place", async () => {
  const site = fixtureSite();
  site.change("index.yaml", "heading: A Good Day for Your Dog", "heading: A Good Day for Your כלב");
  const { problems } = await site.check();
  const found = problems.filter(({ rule }) => rule === "fonts/missing-character");
  expect(found).toEqual([
    expect.objectContaining({
      file: "pages-data/index.yaml",
      severity: "warning",
      message:
        'The typeface Inter has no "כ", nor ב ל: another one shows in the middle of the word. ' +
        "Write fonts: { heading: Heebo, text: Heebo } in site.yaml.",
    }),
  ]);
});

test.each([
  ["index.yaml", "heading: A Good Day for Your Dog", "heading: A Good Day for Your สุนัข"],
  ["site.yaml", "  city: Harborview", "  city: Harborview สุ"],
])("a card of which no installed typeface has the characters is an error: %s", async (file, before, after) => {
  const site = fixtureSite();
  site.change(file, before, after);
  const { problems } = await site.check();
  expect(problems.filter(({ rule }) => rule === "fonts/card")).toEqual([
    expect.objectContaining({
      file: `pages-data/${file}`,
      severity: "error",
      message:
        'No typeface of this site has "ส", so this text would not show on the picture for social networks. ' +
        "Run npm install @fontsource-variable/noto-sans-thai: then cards have these characters from Noto Sans Thai.",
    }),
  ]);
});

test.each([
  ["大阪市", "ja-JP", ["Noto Sans JP"]],
  ["大阪市へ", "ar-MA", ["Noto Sans JP"]],
  ["مرحبا 大阪市", "ja", ["Cairo", "Noto Sans JP"]],
  ["首爾", "ko", ["Noto Sans KR"]],
  ["台北", "zh-TW", ["Noto Sans TC"]],
  ["上海", "en", ["Noto Sans SC"]],
  ["上海", "no language", ["Noto Sans SC"]],
])("Chinese characters are those of their language: %s in %s", (characters, language, names) => {
  expect(typefacesFor(characters, language)).toEqual(names);
});

test("for Japanese words on a page of another language the check names a Japanese typeface", async () => {
  const site = fixtureSite();
  site.write("site.yaml", `${site.read("site.yaml")}\nlanguages: [en, ja]\n`);
  site.write(
    "index.ja.yaml",
    site.read("index.yaml").replace("heading: A Good Day for Your Dog", "heading: 大阪市 💮"),
  );
  const { problems } = await site.check();
  const found = problems.flatMap(({ rule, message }) => (rule.startsWith("fonts/") ? message : []));
  expect(found.join("\n")).toContain("@fontsource-variable/noto-sans-jp");
  expect(found.join("\n")).not.toContain("Noto Sans SC");
});

test("a symbol that no typeface has stops no build: a card has all its words without it", async () => {
  const site = fixtureSite();
  site.change("index.yaml", "heading: A Good Day for Your Dog", "heading: A Good Day for Your Dog ☙");
  const { problems } = await site.check();
  expect(problems.map(({ rule }) => rule).filter((rule) => rule.startsWith("fonts/"))).toEqual([
    "fonts/missing-character",
  ]);
});

test("a card has what the typefaces of the site lack from another one that is installed", async () => {
  const site = fixtureSite();
  site.change("site.yaml", "facts:\n", "fonts: { heading: Fraunces, text: Figtree }\n\nfacts:\n");
  site.change("index.yaml", "heading: A Good Day for Your Dog", "heading: A Good Day for Your Жучка");
  const { content, problems } = await site.check();
  expect(problems.map(({ rule }) => rule).filter((rule) => rule.startsWith("fonts/"))).not.toContain("fonts/card");
  const choice = chosenTypefaces(content);
  expect(choice.others).toEqual(["Inter"]);
  const { typefaces, cards } = typefacesOf(choice);
  expect(cards.map(({ name, weight }) => `${name} ${weight}`)).toEqual(
    expect.arrayContaining(["Inter cyrillic 500", "Inter cyrillic 600"]),
  );
  // Pages have the typefaces of the system for it.
  expect(typefaces.files.join()).not.toContain("inter");
});

test("the check says which package a typeface needs", async () => {
  const site = fixtureSite();
  site.change("site.yaml", "facts:\n", "fonts: { heading: Open Sans }\n\nfacts:\n");
  const { problems } = await site.check();
  expect(problems).toEqual([
    expect.objectContaining({
      rule: "fonts/not-installed",
      severity: "error",
      message: expect.stringContaining("npm install @fontsource-variable/open-sans"),
    }),
  ]);
});
