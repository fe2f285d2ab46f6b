import { expect, test } from "vitest";
import { withBreakableSpaces } from "../../../renderer/base/invisible";
import { readMarkdown } from "../../../renderer/content/markdown/readMarkdown";
import { plainText } from "../../../renderer/contract/richText";
import { typographyOf } from "../../../renderer/page/typography";

/** With `_` for a space that does not break, and `<` and `>` for isolates. */
const shown = (text: string) => text.replaceAll("\u00a0", "_").replaceAll("\u2066", "<").replaceAll("\u2069", ">");
const typed = (language: string, text: string) => shown(typographyOf(language).words(text));

test.each([
  ["de-DE", '"Habe die Ehre!", sagt sie', "„Habe die Ehre!“, sagt sie"],
  ["de-DE", "\"Er sagte 'ja' und ging\"", "„Er sagte ‚ja‘ und ging“"],
  ["de-DE", "Das geht's, Hans' Brot", "Das geht’s, Hans’ Brot"],
  ["de-DE", "4,50 € ab 6 Uhr, 4-6 Stunden, 30 Minuten", "4,50_€ ab 6_Uhr, 4–6_Stunden, 30_Minuten"],
  ["de-CH", "CHF 40.– oder 1 200 g", "CHF_40.– oder 1_200_g"],
  ["fr-FR", 'Vraiment ? Oui ! "Bonjour"', "Vraiment_? Oui_! «_Bonjour_»"],
  ["fr-CA", "J'ai « tout » : 350 $, dès 9 h 30", "J’ai «_tout_»_: 350_$, dès 9_h_30"],
  ["de-DE", "Zöpfe ab 40 €, ab 6 Uhr, bald da: 2 €", "Zöpfe ab_40_€, ab 6_Uhr, bald da: 2_€"],
  ["de-CH", "Ab 40 Stück, ab CHF 40.–", "Ab 40 Stück, ab_CHF_40.–"],
  ["fr-CA", "Tresses à partir de 350 $", "Tresses à partir de_350_$"],
  ["es-MX", "Trenzas desde $350", "Trenzas desde_$350"],
  ["fr-FR", "1 450 € en 6 mois", "1_450_€ en 6_mois"],
  ["de-DE", "z. B. am 24. Dezember, Nr. 5", "z._B. am 24._Dezember, Nr. 5"],
  ["fr-FR", "le 3 mai, dans 3 ans", "le 3_mai, dans 3_ans"],
  ["xx-y", '3 kg "so"', "3_kg “so”"],
  ["es-MX", '"Hola"', "“Hola”"],
  ["it-IT", "L'arte dice \"l'amore\"", "L’arte dice «l’amore»"],
  ["pl-PL", '"Tak" za 40 zł', "„Tak” za 40_zł"],
  ["nl-NL", '\'s Ochtends "koffie" om 9 uur', "’s Ochtends ‘koffie’ om 9_uur"],
  ["he-IL", 'צה"ל אמר "שלום"', 'צה"ל אמר ”שלום”'],
  ["he-IL", "טלפון +972 3-555-0142, ₪80", "טלפון <+972 3-555-0142>, ₪80"],
  ["ja-JP", "見本町1-1、9時〜18時", "見本町1-1、9時〜18時"],
  ["de-DE", 'ein 18" Brett, 0941 555-0142, 2026-11-21', 'ein 18" Brett, 0941 555-0142, 2026-11-21'],
])("%s: %s", (language, written, expected) => {
  expect(typed(language, written)).toBe(expected);
  expect(shown(typographyOf(language).words(typographyOf(language).words(written)))).toBe(expected);
});

test("in French, a quote opens in one node and closes in another", () => {
  const line = typographyOf("fr").nodes(readMarkdown("Text", '"*Oui*" ?').tree);
  expect(shown(plainText(line))).toBe("«_Oui_»_?");
});

test("outside the page only quotes change, and programs get neither isolates nor spaces that do not break", () => {
  expect(typographyOf("de").head('"4-6 Stunden"')).toBe("„4-6 Stunden“");
  expect(withBreakableSpaces(typographyOf("he").words("+972 3-555-0142"))).toBe("+972 3-555-0142");
});
