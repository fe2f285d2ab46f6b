import { expect, test } from "vitest";
import { checkFiles, contentFile, page } from "./folder";

/** What is reported of the language of a translation of a collection, with its suggestion. */
async function reportOf(languages: string, translations: string) {
  const { problems } = await checkFiles({
    "site.yaml": `${languages}${contentFile("site.yaml")}`,
    "news/_collection.yaml": `collection: News\n${translations}`,
    "news/one.yaml": page("One"),
  });
  return problems.flatMap(({ rule, file, line, column, message, suggestion }) =>
    file.endsWith("_collection.yaml") ? [[`${line}:${column} ${rule}`, message, suggestion]] : [],
  );
}

const inLanguages = (...codes: string[]) =>
  `translations:\n${codes.map((code) => `  ${code}: { collection: Noticias }\n`).join("")}`;
const RULE = "collections/language";

test("the languages of the site have no problem", async () => {
  expect(await reportOf("languages: [en, es, pt-br]\n", inLanguages("es", "pt-br"))).toEqual([]);
});

test.each([
  ["a wrong letter", "ez", "es"],
  ["a language of a country", "es-MX", "es"],
  ["a language without its country", "pt", "pt-br"],
  ["capitals", "ES", "es"],
  ["the name of the language", "Spanish", "es"],
])("of %s the language of the site that was meant is suggested", async (_, written, meant) => {
  expect(await reportOf("languages: [en, es, pt-br]\n", inLanguages(written))).toEqual([
    [`3:3 ${RULE}`, `This site has no language ${written}. Did you mean ${meant}?`, meant],
  ]);
});

test("of another language it is said which there are, and of the main one where its words are", async () => {
  expect(await reportOf("languages: [en, es]\n", inLanguages("ja", "en"))).toEqual([
    [
      `3:3 ${RULE}`,
      "This site has no language ja. Beside its main one it has: es. Delete these lines, or add the language to languages in site.yaml.",
      undefined,
    ],
    [
      `4:3 ${RULE}`,
      "Pages in English show the name and the description above. Write them there, and delete these lines.",
      undefined,
    ],
  ]);
  expect(await reportOf("", inLanguages("es"))).toEqual([
    [
      `3:3 ${RULE}`,
      "This site has no language es. All its pages are in one language. Delete these lines, or add the language to languages in site.yaml.",
      undefined,
    ],
  ]);
});
