import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import * as look from "../../../blocks";
import { mirrorCss } from "../../../blocks/look/mirrorCss";
import { billingPeriod } from "../../../blocks/shared/billingPeriod";
import { durationIn, LENGTHS } from "../../../renderer/base/values/duration";
import { valuesIn } from "../../../renderer/base/values/values";
import { dayInWords, inWords } from "../../../renderer/clock/clock";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { loadAllRules } from "../../../renderer/content/check/loadRules";
import { followRef } from "../../../renderer/content/schema/siteSchema";
import { englishLabels, labelsOf } from "../../../renderer/content/site/labels";
import { liveHours } from "../../../renderer/contract/businessHours";
import { addressInLine } from "../../../renderer/countries/address";
import { countryIn } from "../../../renderer/countries/countryIn";
import { LABEL_LANGUAGES, labelsIn, readLabels } from "../../../renderer/languages/labels";
import { languageIn } from "../../../renderer/languages/languageIn";
import { renderDocument } from "../../../renderer/page/document/renderDocument";
import { toPageModel, toSiteModel } from "../../../renderer/page/pageModel";
import { explainRule } from "../../../scripts/check/printRules";
import { fixtureSite } from "../../support/fixtureSite";
import { localSite } from "../../support/localSite";

/** A site as of a day before Christmas: its problems, its model and its home page. @param name its folder, from here */
async function built(name: string) {
  const folder = fixtureSite({}, path.join(import.meta.dirname, name, "pages-data"));
  const { content, problems } = await checkFolder({ ...folder, at: "2030-12-20T12:00" });
  const site = localSite(toSiteModel(content));
  const page = content.pages.find(({ route }) => route === "/");
  if (!page) throw new Error(`${name} has no home page.`);
  const html = renderDocument(toPageModel(page, content), site, look, "2030-12-20");
  return { problems, site, html, words: html.replace(/<(style|script)[^>]*>.*?<\/\1>|<[^>]+>/gs, "") };
}

/** Whether it is open, at an instant in UTC. */
const live = ({ site }: Awaited<ReturnType<typeof built>>, at: string) =>
  liveHours(site.business.live.plan, Date.parse(at), site.language).replaceAll("\u00a0", "_");

const LABELS = followRef({ $ref: "#/definitions/Site" }).schema.properties?.labels?.properties ?? {};
const namesIn = (label: unknown) => [...String(label).matchAll(/\{\w+\}/g)].map(([value]) => value).sort();

test.each(LABEL_LANGUAGES.filter((language) => language !== "en"))(
  "the pack %s has every label, each with its values",
  (tag) => {
    const pack = labelsIn(tag);
    expect(Object.keys(pack).sort()).toEqual(Object.keys(LABELS).sort());
    for (const [name, label] of Object.entries(pack))
      expect(namesIn(label), name).toEqual(namesIn(LABELS[name]?.default));
  },
);

test("the folder of a block can have its own words, by language, such as those of an enum", () => {
  const blocks = mkdtempSync(path.join(tmpdir(), "blocks-"));
  mkdirSync(path.join(blocks, "Dishes"));
  mkdirSync(path.join(blocks, "Hero"));
  writeFileSync(path.join(blocks, "Dishes/labels.yaml"), "de: { milk: Milch }\npt-PT: { milk: Leite }\n");
  const readIn = (pack: string) => readLabels(pack, pathToFileURL(`${blocks}/`));
  expect(readIn("de")).toEqual({ ...labelsIn("de"), milk: "Milch" });
  expect(readIn("pt-PT").milk).toBe("Leite");
  expect(readIn("pt").milk).toBeUndefined();
});

test("a label of site.yaml takes the place of the language's, which takes the place of the English one", () => {
  const labels = labelsOf({ language: "de-AT", labels: { closed: "Ruhetag" } });
  expect([labels.closed, labels.openNow]).toEqual(["Ruhetag", "Jetzt geöffnet"]);
  // The code for what is in no language, so that none can get a pack.
  expect(labelsOf({ language: "zxx" }).openNow).toBe("Open now");
  expect(englishLabels({ language: "de-AT" })).toEqual([]);
  expect(englishLabels({ language: "en-GB" })).toEqual([]);
  expect(englishLabels({ language: "zxx", labels: { openNow: "Avatud" } })).toHaveLength(
    Object.keys(LABELS).length - 1,
  );
});

test.each([
  ["pt", "em uma nova aba"],
  ["pt-BR", "em uma nova aba"],
  ["pt-PT", "num novo separador"],
  ["pt-ao", "num novo separador"],
  ["no", "i en ny fane"],
  ["nn-NO", "i en ny fane"],
  ["zxx", "opens in a new tab"],
  ["de_DE", "opens in a new tab"],
])("%s has the words of its own region, or of a language that its readers know", (language, words) => {
  expect(labelsOf({ language }).opensInNewTab).toContain(words);
});

const PACKS = LABEL_LANGUAGES.filter((language) => language !== "en");

test.each([
  ["en-ZA", "9 October 2026"],
  ["es-HN", "9 de octubre de 2026"],
  ["en-US", "October 9, 2026"],
  ["ja-JP", "2026年10月9日"],
])("no zero is before a day in words in %s", (language, words) => {
  expect(dayInWords(Date.UTC(2026, 9, 9), "UTC", language)).toBe(words);
  expect(inWords(Date.UTC(2026, 9, 9), "UTC", language)).toContain(words);
});

test("the parts of an address have the comma of their script between them", () => {
  const address = { street: "5 Rue A", city: "Rabat", postalCode: "10000", country: "MA" };
  expect(addressInLine(address, "fr-MA")).toBe("5 Rue A, 10000 Rabat");
  expect(addressInLine(address, "ar-MA")).toBe("5 Rue A، 10000 Rabat");
});

test.each(PACKS)("what the pack %s calls a month and a year is what CLDR calls them", (tag) => {
  const { pricePerMonth = "", pricePerYear = "" } = labelsIn(tag);
  for (const [label, unit] of [[pricePerMonth, "month"] as const, [pricePerYear, "year"] as const]) {
    const names = ["long", "short", "narrow"].flatMap((unitDisplay) =>
      [1, 2].map((count) => unitOf(tag, unit, unitDisplay as "long", count)),
    );
    expect(
      names.filter((name) => label.toLowerCase().includes(name)),
      `${label}: ${names.join()}`,
    ).not.toEqual([]);
  }
});

test.each(PACKS)("search engines read how often a price of the pack %s is paid", (tag) => {
  const { pricePerMonth, perMonth, pricePerYear, perYear } = labelsIn(tag);
  const codes = [pricePerMonth, `12 € ${perMonth}`, pricePerYear, `12 € ${perYear}`].map((label = "") =>
    billingPeriod(label.replace("{price}", "12"), tag),
  );
  expect(codes).toEqual(["MON", "MON", "ANN", "ANN"]);
});

/** The name of a unit with a number, without what says per how many. */
function unitOf(tag: string, unit: string, unitDisplay: "long" | "short" | "narrow", count: number): string {
  const parts = new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay }).formatToParts(count);
  return parts
    .filter(({ type }) => type === "unit")
    .map(({ value }) => value.toLowerCase().replace(/^か/, ""))
    .join("");
}

test.each(PACKS)("a noun in the pack %s is right with whatever number is beside it", (tag) => {
  // Where three and five have different forms, a label has the number behind its noun.
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  if (!pluralCategories.includes("few")) return;
  for (const [name, label] of Object.entries(labelsIn(tag)))
    if (/\{(?:count|total)\}/.test(label)) expect(label, name).not.toMatch(/\{(?:count|total)\}\s\p{L}{4,}/u);
});

test.each([...PACKS, "en"])("every plural form of a duration in %s is read as what it is", (tag) => {
  const form = languageIn(tag);
  const durations = durationIn(form);
  const rules = new Intl.PluralRules(tag);
  // No duration is a million, which has a category of its own in Spanish.
  const categories = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count / 2)));
  for (const unit of ["minute", "hour", "day", "week", "month"] as const) {
    if (form.plurals) expect(Object.keys(form.plurals[unit] ?? {}).sort(), unit).toEqual([...categories].sort());
    // In Japanese this is a day of the month.
    if (tag === "ja" && unit === "day") continue;
    for (const count of [1, 2, 3, 4, 5, 6, 10, 11, 12, 20, 21, 22, 25, 90]) {
      const text = new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay: "long" }).format(count);
      const minutes = durations.parse(text)?.from ?? form.phrases[text];
      expect(minutes, text).toBe(count * LENGTHS[unit]);
    }
  }
});

test.each([
  ["cs-CZ", "V pátek máme otevřeno od 9:00 do 17:00, v sobotu zavřeno."],
  ["el-GR", "Παρασκευή από 9:00 έως 17:00, Κυριακή κλειστά."],
  ["fi-FI", "Olemme avoinna perjantaisin klo 9–17, sunnuntaisin suljettu."],
  ["hu-HU", "Pénteken 9:00–17:00 nyitva, vasárnap zárva."],
  ["it-IT", "Venerdì aperto dalle 9:00 alle 17:00, domenica chiuso."],
  ["nl-NL", "Vrijdag open van 9.00 tot 17.00, zondag gesloten."],
  ["pl-PL", "W piątki pracujemy od 9:00 do 17:00, w niedzielę nieczynne."],
  ["ro-RO", "Vineri deschis de la 9:00 la 17:00, duminică închis."],
  ["tr-TR", "Cuma günleri saat 9:00 ile 17:00 açık, pazar kapalı."],
  ["uk-UA", "У п’ятницю з 9:00 до 17:00, у неділю зачинено."],
])("the hours of two days are found in a sentence in %s, one of them closed", (tag, sentence) => {
  const { region: country = "" } = new Intl.Locale(tag);
  const { figures } = valuesIn({ country: countryIn(country, tag), language: languageIn(tag) });
  expect(figures(sentence).map(({ kind }) => kind)).toEqual(["hours", "hours"]);
});

test.each(PACKS)("what the pack %s calls tomorrow is what CLDR calls it", (tag) => {
  const words = new Intl.RelativeTimeFormat(tag, { numeric: "auto" }).format(1, "day");
  expect(labelsIn(tag).opensTomorrow).toContain(words);
});

test("a bakery in German", async () => {
  const bakery = await built("../sites/bakery");
  expect(bakery.problems).toEqual([]);
  expect(bakery.html).toContain('<html lang="de-DE">');
  expect(bakery.words).toContain("„nach Brot“");
  expect(bakery.words).toContain("So geht’s.");
  expect(bakery.html).toContain("quotes:'„' '“'");
  expect(bakery.words).toContain("Zum Inhalt springen");
  expect(bakery.words).toContain("Heiliger Abend, Dienstag, 24. Dezember: 6:00 bis 11:00 Uhr");
  expect(bakery.site.business.hours.replaceAll("\u00a0", " ")).toBe(
    "Dienstag bis Freitag 6:00 bis 18:00 Uhr, Samstag 6:30 bis 12:00 Uhr, Sonntag und Montag geschlossen",
  );
  expect(live(bakery, "2030-06-03T10:00Z")).toBe("Jetzt geschlossen, öffnet morgen um 6:00 Uhr");
  expect(live(bakery, "2030-06-04T10:00Z")).toBe("Jetzt geöffnet, bis 18:00 Uhr");
});

test("a law firm in the French of Canada", { tags: ["slow"] }, async () => {
  const firm = await built("lawFirm");
  expect(firm.problems).toEqual([]);
  expect(firm.words.replaceAll("\u00a0", "_")).toContain("Besoin d’un «_bon_» avocat_?");
  expect(firm.words.replaceAll("\u00a0", "_")).toContain("Première rencontre_: 350_$, dès 9_h_30.");
  expect(firm.html).toContain("quotes:'«\u00a0' '\u00a0»'");
  expect(firm.site.business.hours.replaceAll("\u00a0", " ")).toBe(
    "du lundi au vendredi de 9 h 00 à 17 h 30, samedi et dimanche fermé",
  );
  expect(live(firm, "2030-06-04T02:00Z")).toBe("Fermé maintenant, ouvre demain à 9_h_00");
});

test("a barber in Hebrew, from right to left", { tags: ["slow"] }, async () => {
  const barber = await built("barber");
  // The typefaces of the default theme have no Hebrew letters, which the check says once.
  expect(barber.problems.map(({ rule }) => rule)).toEqual(["fonts/missing-character"]);
  expect(barber.html).toContain('<html lang="he-IL" dir="rtl">');
  expect(barber.site.business.phone).toBe("\u2066+972 3-555-0142\u2069");
  expect(barber.html).toContain('href="tel:+97235550142"');
  expect(barber.html).not.toMatch(/"telephone":"[^"]*\u2066/);
  expect(barber.html).toContain("rotate(-45deg)");
  expect(live(barber, "2030-06-04T10:00Z")).toBe("פתוח עכשיו, עד 20:00");
  const [back, next] = [...barber.html.matchAll(/data-step="-?1".*?d="([^"]*)"/g)].map(([, shape]) => shape);
  expect([back, next]).toEqual(["m9 18 6-6-6-6", "m15 18-6-6 6-6"]);
});

test.each([
  ["en-US", ["text/doubled", "text/unfinished"]],
  ["nl-NL", []],
])("rules that read English sentences find something in %s: %j", async (language, rules) => {
  const site = fixtureSite();
  site.write("site.yaml", `language: ${language}\n${site.read("site.yaml")}`);
  site.change("about.yaml", "blocks:\n", "blocks:\n  - { type: textSection, heading: Of of, text: Sample text. }\n");
  const { problems } = await site.check();
  const english = loadAllRules().filter((rule) => rule.english);
  expect(
    problems
      .map(({ rule }) => rule)
      .filter((name) => english.some((rule) => rule.name === name))
      .sort(),
  ).toEqual(rules);
  expect(explainRule("text/doubled", english)).toContain("it rests on a site in another language");
});

test("right to left turns arrowheads and the two sides of a box", () => {
  expect(mirrorCss(".a::after{transform:translateX(0.25em) rotate(315deg);}")).toBe(
    ".a::after{transform:translateX(-0.25em) rotate(-315deg);}",
  );
  expect(mirrorCss("padding:1rem max(1rem, env(safe-area-inset-right)) calc(1rem + 2px) 0;inset:0 0 0 auto;")).toBe(
    "padding:1rem 0 calc(1rem + 2px) max(1rem, env(safe-area-inset-left));inset:0 auto 0 0;",
  );
  expect(mirrorCss("clip-path:inset(0 0 0 1.75rem);")).toBe("clip-path:inset(0 1.75rem 0 0);");
  expect(mirrorCss("padding:1rem 2rem;transform:rotate(90deg)")).toBe("padding:1rem 2rem;transform:rotate(90deg)");
});
