import { CLOSED, placeholdersIn } from "../../base/placeholders";
import { valueAt } from "../../base/pointer";
import type { Finding } from "../../base/problem";
import { escapeRegExp } from "../../base/slug";
import { type MoneyForm, withSign } from "../../base/values/money";
import type { Values } from "../../base/values/values";
import type { Rules } from "../check/rule";
import { writtenPrices } from "../facts/priceRange";
import { rememberResult } from "../model/fileResults";
import { type ContentFile, filesOf, type SiteContent } from "../model/siteContent";
import { matchesInWords } from "../pages/walkTyped";
import { isEnglish } from "../site/settings";
import { valuesOf } from "../site/values";

/**
 * A misspelled price, never intended: a letter in place of a digit, or a sign of the currency that is missing, doubled
 * or misplaced; and a price in another currency than that of the site.
 */
export default {
  *"prices/form"(site) {
    const { moneyForm } = valuesOf(site);
    const slips = slipsOf(moneyForm, isEnglish(site));
    const hasPrices = site.pages.some((page) => writtenPrices(page).some((text) => text.includes(moneyForm.symbol)));
    const find = (file: ContentFile) => [
      ...slipsIn(file, slips, site),
      ...(hasPrices ? bareAmountsIn(file, moneyForm) : []),
    ];
    const input = JSON.stringify([moneyForm, hasPrices, isEnglish(site)]);
    for (const file of filesOf(site)) yield* rememberResult(file, "prices/form", () => find(file), input);
  },
  *"prices/other-currency"(site) {
    const values = valuesOf(site);
    for (const file of filesOf(site)) yield* foreignPricesIn(file, values);
  },
} satisfies Rules;

interface Slip {
  pattern: RegExp;
  /** What is wrong, after the piece. */
  said: string;
  fix(piece: string): string;
}

/** The slips of prices whose sign is before the digits without a space, or else behind them or apart from them. */
function slipsOf(form: MoneyForm, isInEnglish: boolean): Slip[] {
  const { symbol, isApart, thousands, decimal } = form;
  const [sign, group, point] = [symbol, thousands, decimal].map(escapeRegExp);
  const letters = String.raw`(?=[\d${group}]*[IlOo|])(?=[IlOo|${group}]*\d)[\dIlOo|][\dIlOo|${group}]*`;
  const doubled = isApart
    ? { pattern: new RegExp(String.raw`(?:\d|${CLOSED})\s?${sign}\s?${sign}`, "g"), fix: undouble(symbol) }
    : {
        pattern: new RegExp(String.raw`${sign}(?:${sign}\d[\d,]*|${CLOSED})`, "g"),
        fix: (piece: string) => piece.slice(1),
      };
  const letter = {
    pattern: new RegExp(
      isApart ? String.raw`(?<![\p{L}\d])${letters}(?:${point}\d\d)?\s?${sign}` : String.raw`${sign}${letters}(?!\w)`,
      "gu",
    ),
    said: "has a letter instead of a digit",
    fix: asDigits,
  };
  const two = { ...doubled, said: `shows two ${symbol}` };
  if (isApart) return [letter, two];
  const amount = String.raw`\d+(?:${group}\d{3})*(?:${point}\d\d)?`;
  const fix = frontSign(symbol);
  const inEnglish = [
    { pattern: new RegExp(`${sign}[ \u00a0]+${amount}`, "g"), said: `has a space after its ${symbol}`, fix },
    {
      pattern: new RegExp(
        String.raw`(?<![\w${sign},.])${amount}(?:[-–]\d+(?:${group}\d{3})*)?[ \u00a0]?${sign}(?![\w{${sign}])`,
        "g",
      ),
      said: `has its ${symbol} at the end`,
      fix,
    },
  ];
  const below = {
    pattern: new RegExp(String.raw`${sign}-\d[\d,]*`, "g"),
    said: "is below zero",
    fix: (piece: string) => piece.replace("-", ""),
  };
  return [letter, ...(isInEnglish ? inEnglish : []), below, two];
}

/** The prices of the price book, which `prices/amount` reports. */
const IN_BOOK = /^\/prices\/.*\/(?:price|upTo)(?:\/\d+\/value)?$/;

function* slipsIn(file: ContentFile, slips: Slip[], site: SiteContent): Generator<Finding> {
  for (const { pattern, said, fix } of slips) {
    for (const found of matchesInWords(file, pattern)) {
      const { piece, pointer } = found;
      // `$${facts.deposit}` is wrong if the fact has its own sign.
      const fact = placeholdersIn(piece)[0]?.name;
      if (IN_BOOK.test(pointer) || (fact && !site.facts.get(fact)?.startsWith(piece.charAt(0)))) continue;
      const suggestion = fix(piece);
      yield { ...found, message: `"${piece}" ${said}. Write ${suggestion}.`, suggestion };
    }
  }
}

/** Prices in another currency than that of the site. */
function* foreignPricesIn(file: ContentFile, { figures, money, moneyForm }: Values): Generator<Finding> {
  const { currency } = moneyForm;
  for (const { kind, pointer, value } of file.values) {
    // A price that is a fact is checked where the fact is defined.
    if (kind !== "Price" || valueAt(file.source, pointer) !== value) continue;
    const other = figures(value).find((figure) => figure.kind === "money" && !figure.key.startsWith(currency));
    if (!other) continue;
    const [, from = ""] = /^\w+ ([\d.]+)/.exec(other.key) ?? [];
    const { piece } = other;
    const message = `"${piece}" is in another currency than this site, whose prices are in ${currency}. Write it like ${money.format(Number(from))}, or give the currency as business.currency in site.yaml.`;
    yield { file: file.file, pointer, piece, message };
  }
}

/** `"165"` and `From 165` in a price field: an amount, words that belong to one, and nothing else. */
function* bareAmountsIn(file: ContentFile, form: MoneyForm): Generator<Finding> {
  const [group, point] = [form.thousands, form.decimal].map(escapeRegExp);
  const amount = String.raw`(?:[\dIlO]{1,3}(?:${group}[\dIlO]{3})+|[\dIlO]+)(?:${point}\d\d)?`;
  const bare = new RegExp(
    String.raw`^(?=.*\d)(?:(?:from|only|about|up to|starting|starting at|starts at|ab|dès|desde|da|vanaf)\s+)?${amount}(?:\s*(?:[-–—]|to|bis|à|a)\s*${amount})?(?:\+|\s*(?:and up|or more|each|flat|total|per \w+))*$`,
    "i",
  );
  for (const { kind, pointer, value } of file.values) {
    // A price that is a fact is checked where the fact is defined.
    if (kind !== "Price" || !bare.test(value) || valueAt(file.source, pointer) !== value) continue;
    const suggestion = value.replace(new RegExp(`\\b${amount}`, "g"), (written) =>
      /\d/.test(written) ? withSign(asDigits(written), form) : written,
    );
    const message = `"${value}" has no ${form.symbol}. Write ${suggestion}.`;
    yield { file: file.file, pointer, message, suggestion };
  }
}

function asDigits(piece: string): string {
  return piece.replace(/[Il|]/g, "1").replace(/[Oo]/g, "0");
}

const frontSign = (symbol: string) => (piece: string) =>
  piece
    .replaceAll(symbol, "")
    .replace(/\s/g, "")
    .replace(/[\d,.]+/g, (amount) => `${symbol}${amount}`);

const undouble = (symbol: string) => (piece: string) => piece.slice(0, piece.lastIndexOf(symbol)).trimEnd();
