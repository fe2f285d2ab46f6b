import { CLOSED, placeholdersIn } from "../../base/placeholders";
import { valueAt } from "../../base/pointer";
import type { Finding } from "../../base/problem";
import { matchesIn } from "../../base/values/matches";
import type { Rules } from "../check/rule";
import { kept, keptPerFile } from "../model/kept";
import { type ContentFile, definitionOf, filesOf, type PageContent, type SiteContent } from "../model/siteContent";
import { walkWords } from "../pages/walkTyped";
import { isEnglish } from "../site/settings";

/** A misspelled price, never intended: a letter in place of a digit, or a $ that is missing, doubled or misplaced. */
export default {
  *"prices/form"(site) {
    const inDollars = site.pages.some(hasDollars);
    for (const file of filesOf(site)) {
      yield* kept(
        file,
        "prices/form",
        () => [...allSlipsIn(file, site, inDollars), ...(inDollars ? bareAmountsIn(file) : [])],
        `${inDollars} ${isEnglish(site)}`,
      );
    }
  },
} satisfies Rules;

function* allSlipsIn(file: ContentFile, site: SiteContent, inDollars: boolean) {
  // Skip walking the texts of a file without such pieces, as nearly all are.
  if (!mayHaveSlips(file)) return;
  const slips = SLIPS.filter(({ english, dollars }) => (!english || isEnglish(site)) && (!dollars || inDollars));
  for (const { pointer, value } of walkWords(definitionOf(file), file.source)) {
    for (const slip of slips) yield* slipsIn(value, slip, site, { file: file.file, pointer });
  }
}

const mayHaveSlips = keptPerFile("slips", ({ text }: ContentFile) =>
  SLIPS.some(({ pattern }) => new RegExp(pattern).test(text)),
);

interface Slip {
  pattern: RegExp;
  /** What is wrong, after the piece. */
  said: string;
  fix(piece: string): string;
  /** Only wrong in English: `165 $` is correct in Canadian French. */
  english?: boolean;
  /** Only wrong on a site with prices in dollars. */
  dollars?: boolean;
}

const SLIPS: Slip[] = [
  {
    pattern: /\$(?=[\d,]*[IlOo|])(?=[IlOo|,]*\d)[\dIlOo|][\dIlOo|,]*(?!\w)/g,
    said: "has a letter instead of a digit",
    fix: asDigits,
  },
  { pattern: /\$[ \u00a0]+\d+(?:,\d{3})*(?:\.\d\d)?/g, said: "has a space after its $", fix: frontSign, english: true },
  {
    pattern: /(?<![\w$,.])\d+(?:,\d{3})*(?:\.\d\d)?(?:[-–]\d+(?:,\d{3})*)?[ \u00a0]?\$(?![\w{$])/g,
    said: "has its $ at the end",
    fix: frontSign,
    english: true,
  },
  { pattern: /\$-\d[\d,]*/g, said: "is below zero", fix: (piece) => piece.replace("-", "") },
  {
    pattern: /[€£¥₹]\s?\d[\d,.]*(?<=\d)|(?<![\w$,.])\d[\d,.]*\s?(?:[€£]|(?:EUR|GBP|euros?|pounds sterling)\b)/g,
    said: "is in another currency than the prices of this site",
    fix: (piece) => `$${/\d[\d,.]*(?<=\d)/.exec(piece)?.[0]}`,
    dollars: true,
  },
  {
    pattern: new RegExp(String.raw`\$(?:\$\d[\d,]*|${CLOSED})`, "g"),
    said: "shows two $",
    fix: (piece) => piece.slice(1),
  },
];

function* slipsIn(value: string, { pattern, said, fix }: Slip, site: SiteContent, place: Place) {
  for (const { 0: piece, index } of matchesIn(value, pattern)) {
    // `$${facts.deposit}` is wrong if the fact has its own dollar sign.
    const fact = placeholdersIn(piece)[0]?.name;
    if (fact && !site.facts.get(fact)?.startsWith("$")) continue;
    const nth = value.slice(0, index).split(piece).length - 1;
    const suggestion = fix(piece);
    yield { ...place, piece, nth, message: `"${piece}" ${said}. Write ${suggestion}.`, suggestion };
  }
}

type Place = Pick<Finding, "file" | "pointer">;

const AMOUNT = String.raw`(?:[\dIlO]{1,3}(?:,[\dIlO]{3})+|[\dIlO]+)(?:\.\d\d)?`;
/** A price field with an amount, words that belong to one, and nothing else. */
const BARE = new RegExp(
  String.raw`^(?=.*\d)(?:(?:from|only|about|up to|starting|starting at|starts at)\s+)?${AMOUNT}(?:\s*(?:[-–—]|to)\s*${AMOUNT})?(?:\+|\s*(?:and up|or more|each|flat|total|per \w+))*$`,
  "i",
);

/** `"165"` and `From 165` in a price field. */
const bareAmountsIn = keptPerFile("bare amounts", (file: ContentFile) => [...bareAmounts(file)]);

function* bareAmounts(file: ContentFile): Generator<Finding> {
  for (const { kind, pointer, value } of file.values) {
    // A price that is a fact is checked where the fact is defined.
    if (kind !== "Price" || !BARE.test(value) || valueAt(file.source, pointer) !== value) continue;
    const suggestion = value.replace(new RegExp(`\\b${AMOUNT}`, "g"), (amount) =>
      /\d/.test(amount) ? asDigits(`$${amount}`) : amount,
    );
    const message = `"${value}" has no $. Write ${suggestion}.`;
    yield { file: file.file, pointer, message, suggestion };
  }
}

function asDigits(piece: string): string {
  return piece.replace(/[Il|]/g, "1").replace(/[Oo]/g, "0");
}

function frontSign(piece: string): string {
  return piece.replace(/[$\s]/g, "").replace(/[\d,.]+/g, (amount) => `$${amount}`);
}

/** Whether prices are in dollars: other currencies have another sign, or none. */
const hasDollars = keptPerFile("dollars", ({ values }: PageContent) =>
  values.some(({ kind, value }) => kind === "Price" && value.includes("$")),
);
