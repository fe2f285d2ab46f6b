import { valueAt } from "../pointer";
import type { Finding } from "../report/problem";
import type { Rules } from "../rule";
import type { ContentFile, TypedValue } from "../siteContent";

/** So much higher than the highest other price of its block, or lower than the lowest, is no other size of the same. */
const APART = 4;
/** From here on, people write a comma: 1650 is more likely 165 than 1,650. */
const NEEDS_COMMA = 1000;
/** A price with one digit moved is in the range of the others, give or take this factor. */
const NEARBY = 2;

/**
 * A price with one digit too many or too few, on a site without a price book: $1650 or $14 in a table of $140 and
 * $165. It is compared with the other prices of its block, so that a page may have both a ribbon for $2 and a day in
 * the shop for $600; and with the amounts in the words of the same entry, where its price is often written again.
 */
export default {
  *"prices/out-of-line"(site) {
    // Where there is a price book, prices/ten-times compares with it.
    if (valueAt(site.site?.data, "/prices") !== undefined) return;
    for (const page of site.pages) {
      for (const prices of pricesByBlock(page)) {
        for (const [index, price] of prices.entries()) {
          // A price that is a fact is judged where the fact is.
          if (!/\$\d/.test(String(valueAt(page.source, price.pointer)))) continue;
          const others = prices.filter((_, at) => at !== index).map(({ amounts }) => amounts[0] ?? 0);
          const problem = brokenRange(price.amounts) ?? outOfLine(price, others) ?? unlikeItsWords(price, page);
          if (problem) yield { file: page.file, pointer: price.pointer, ...problem };
        }
      }
    }
  },
} satisfies Rules;

interface TypedPrice {
  pointer: string;
  text: string;
  /** In dollars, as they are written: both ends of a range. */
  amounts: number[];
}

type Said = Pick<Finding, "piece" | "message" | "suggestion">;

/** The prices of each block that has some; what only adds to a price is compared with none. */
function pricesByBlock(file: ContentFile): TypedPrice[][] {
  const blocks = new Map<string, TypedPrice[]>();
  for (const { kind, pointer, value } of file.values) {
    const amounts = kind === "Price" && !/[+−]\s*\$/.test(value) ? amountsIn(value) : [];
    if (amounts.length === 0 || amounts.includes(0)) continue;
    const block = /^\/[^/]*\/[^/]*/.exec(pointer)?.[0] ?? "";
    const price = { pointer, text: value, amounts };
    blocks.set(block, [...(blocks.get(block) ?? []), price]);
  }
  return [...blocks.values()];
}

function amountsIn(text: TypedValue["value"]): number[] {
  return [...text.matchAll(/\$\s?(\d[\d,]*(?:\.\d\d)?)(?:\s*[-–—]\s*(\d[\d,]*(?:\.\d\d)?))?/g)]
    .flatMap(([, from = "", to]) => (to === undefined ? [from] : [from, to]))
    .map((digits) => Number(digits.replaceAll(",", "")));
}

/** `$165-$2200`: one end has a digit too many. */
function brokenRange([from = 0, to]: number[]): Said | undefined {
  if (to === undefined || Math.max(from, to) < 6 * Math.min(from, to)) return undefined;
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  return { message: `From $${low} to $${high} is far for one price. Is there a digit too many, or too few?` };
}

function outOfLine({ amounts: [amount = 0], text }: TypedPrice, others: number[]): Said | undefined {
  if (others.length < 2) return undefined;
  const [least, most] = [Math.min(...others), Math.max(...others)];
  const isNear = (moved: number) => moved >= least / NEARBY && moved <= most * NEARBY;
  const hasNoComma = amount >= NEEDS_COMMA && !text.includes(",");
  const tooHigh = amount >= most * (hasNoComma ? NEARBY : APART) && isNear(amount / 10);
  const tooLow = amount <= least / APART && isNear(amount * 10);
  if (!tooHigh && !tooLow) return undefined;
  const range = least === most ? `$${least}` : `from $${least} to $${most}`;
  return digit(amount, tooHigh, `while the other prices of this block are ${range}`);
}

/** `$1650` above a description that says $165. */
function unlikeItsWords({ pointer, amounts: [amount = 0] }: TypedPrice, page: ContentFile): Said | undefined {
  const entry = valueAt(page.data, pointer.replace(/\/[^/]*$/, ""));
  if (typeof entry !== "object" || entry === null) return undefined;
  const name = pointer.slice(pointer.lastIndexOf("/") + 1);
  const words = Object.entries(entry).filter(([key, value]) => key !== name && typeof value === "string");
  const said = words.flatMap(([, value]) => amountsIn(value as string));
  if (said.includes(amount)) return undefined;
  const meant = said.find((other) => other === amount * 10 || other * 10 === amount);
  return meant === undefined ? undefined : digit(amount, amount > meant, `while the words beside it say $${meant}`);
}

function digit(amount: number, tooHigh: boolean, why: string): Said {
  const meant = tooHigh ? amount / 10 : amount * 10;
  const piece = `$${amount}`;
  const suggestion = Number.isInteger(meant) ? `$${meant}` : undefined;
  const hint = suggestion ? ` Did you mean ${suggestion}?` : "";
  const many = tooHigh ? "many" : "few";
  return { piece, message: `${piece} seems to have a digit too ${many}, ${why}.${hint}`, suggestion };
}
