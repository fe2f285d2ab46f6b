import { parsePrice } from "../../contract/parsePrice";
import { walkWords } from "../load/walkTyped";
import { child, holderOf, steps, valueAt } from "../pointer";
import type { Finding } from "../report/problem";
import type { Rules } from "../rule";
import { sentencesOf } from "../site/literals/notations";
import {
  amountKey,
  durationKey,
  entriesOf,
  fitOf,
  isOtherMoney,
  type NamedEntry,
  readingsNamed,
  wordsOf,
} from "../site/prices/entries";
import { filesOf, type PageContent, type SiteContent } from "../siteContent";

const AMOUNT = /\$\d+(?:,\d{3})*(?:\.\d\d)?(?!\d)/g;
const START = /\b(?:start(?:s|ing)?|begin(?:s|ning)?)\s+(?:at|from)\s+[*_]*(\$\d+(?:,\d{3})*)/i;
/** A sum that a sentence gives as the price of its subject. */
const STATES_PRICE = /\b(?:is|are|costs?|from|for|at)\s+[*_]*\$\d/i;
const NAMED_RANGE = /\$\{price\.([\w.]+)\}\s*(?:-|–|to)\s*\$\{upTo\.([\w.]+)\}/g;
const TURNED =
  /\$(\d[\d,]*)\s*(?:-|–|to)\s*\$?(\d+(?:,\d{3})*)(?!\d|\.\d)|(?<![\d.$:-])(\d+(?:\.\d+)?)\s*(?:-|–|to)\s*(\d+(?:\.\d+)?)(?=\s*(?:\+\s*)?(?:hours?|hrs?|minutes?|mins?|miles?|weeks?|days?|inches)\b)/gi;

export default {
  /** An amount whose digits are those of a known price with a zero too many or too few: $1650, $14. */
  *"prices/ten-times"(site) {
    const entries = entriesOf(site);
    const known = new Map(
      entries.flatMap((entry) =>
        [entry.price, entry.upTo].flatMap((price) => (price ? [[amountKey(price), entry]] : [])),
      ),
    );
    const claims = new Set([...site.facts.values()].map(amountKey));
    for (const page of site.pages) {
      for (const { kind, pointer, value } of walkWords("Page", page.source)) {
        for (const [piece] of value.matchAll(AMOUNT)) {
          const amount = amountKey(piece);
          if (claims.has(amount) || (kind !== "Price" && isOtherMoney(value, piece))) continue;
          const meant = [`${amount}0`, amount.replace(/0$/, "")].find((other) => other !== amount && known.has(other));
          const entry = known.get(meant ?? "");
          // In running text an amount may be another thing, such as a tip; a row of an entry is judged by it.
          const row = kind === "Price" && rowAt(page.source, holderOf(pointer));
          if (!entry || (row ? readingsOf(row, page, entries).length > 0 : !isAbout(entry, page, value))) continue;
          const message = `${piece} is ten times more or less than ${meant}, which is in the price book. Was ${meant} meant?`;
          yield { file: page.file, pointer, piece, message };
        }
      }
    }
    for (const entry of entries.filter((entry) => hasOwn(site, entry, "price"))) {
      const others = entries
        .filter(({ of, service, price }) => price && of !== entry.of && service === entry.service)
        .map(({ price = "" }) => dollars(price));
      const [amount, least, most] = [dollars(entry.price ?? ""), Math.min(...others), Math.max(...others)];
      if (others.length === 0 || !site.site || (amount <= most * 5 && amount >= least / 5)) continue;
      const message = `${entry.price} is far from the other prices of ${entry.service}, which go from $${least} to $${most}. Is a digit missing, or one too many?`;
      yield { file: site.site.file, pointer: `${entry.pointer}/price`, message };
    }
  },
  *"prices/turned-range"(site) {
    const turned = entriesOf(site).filter(({ price, upTo }) => price && upTo && dollars(upTo) < dollars(price));
    for (const file of filesOf(site)) {
      const values = walkWords(file === site.site ? "Site" : "Page", file.data);
      for (const { pointer, value } of values) {
        for (const [piece, ...ends] of value.matchAll(TURNED)) {
          const [from, to] = ends.flatMap((end) => (end === undefined ? [] : Number(end.replaceAll(",", ""))));
          if (from === undefined || to === undefined || from <= to) continue;
          // A range that the price book turns is reported there, and not wherever it is used.
          if (turned.length > 0 && !file.text.includes(piece)) continue;
          const message = `"${piece}" counts down: a range goes from the lower to the higher figure.`;
          yield { file: file.file, pointer, piece, message };
        }
      }
    }
    for (const entry of turned) {
      const { price, upTo, pointer } = entry;
      if (!site.site || !hasOwn(site, entry, "upTo")) continue;
      const message = `upTo is the highest price, and ${upTo} is below the price, ${price}. Exchange the two, or correct the wrong one.`;
      yield { file: site.site.file, pointer: `${pointer}/upTo`, message };
    }
  },
  /** A row that takes its price from one entry and says another's duration, or types what the book denies; and a sentence that does. */
  *"prices/denied"(site) {
    const entries = entriesOf(site);
    if (entries.length === 0) return;
    for (const page of site.pages) {
      for (const row of rowsIn(page.source)) yield* judgeRow(row, page, entries);
      for (const { kind, pointer, value } of walkWords("Page", page.source)) {
        if (!value.includes("$") || kind === "Price" || kind === "Duration") continue;
        yield* judgeRange(value, { file: page.file, pointer });
        for (const sentence of sentencesOf(value)) yield* judgeSentence(sentence, page, pointer, entries);
      }
    }
  },
  /** What is called the start of all prices is not the lowest price that the same page lists. */
  *"prices/starting-at"(site) {
    const entries = entriesOf(site);
    for (const page of site.pages) {
      const lowest = lowestPrice(page);
      if (lowest === undefined) continue;
      for (const { kind, pointer, value } of walkWords("Page", page.data)) {
        if (kind === "Price" || kind === "Duration" || /^\/vars\//.test(pointer)) continue;
        for (const sentence of sentencesOf(value)) {
          const start = START.exec(sentence)?.[1];
          const part = sentence.split(/[,;]/).find((words) => START.test(words)) ?? "";
          // "Most sets start at $165" leaves room for a lower price.
          if (!start || /\bmost\b/i.test(part)) continue;
          const [named, ...others] = readingsNamed(entries, page.route, part);
          if (named) {
            const isRight = [named, ...others].some(({ price = "" }) => amountKey(price) === amountKey(start));
            // One that is typed here is denied already.
            if (isRight || String(valueAt(page.source, pointer)).includes(start)) continue;
            const suggestion = `\${price.${named.of}}`;
            const message = `This starts at ${start}, and the price book says ${named.price} for ${named.of}. Write ${suggestion}.`;
            yield { file: page.file, pointer, message };
            continue;
          }
          const amounts = Array.from(value.matchAll(AMOUNT), ([piece]) => dollars(piece));
          if (dollars(start) <= lowest || Math.min(...amounts) <= lowest) continue;
          const message = `This says that prices start at ${start}, and the lowest price on this page is $${lowest}. Name the lowest, or say what starts at ${start}: "Full sets from ${start}; … from $${lowest}".`;
          yield { file: page.file, pointer, ...(page.text.includes(start) ? { piece: start } : {}), message };
        }
      }
    }
  },
} satisfies Rules;

/** An object of a page's data with a price or a duration. */
interface Row {
  pointer: string;
  name: string;
  price: string;
  duration: string;
}

function rowAt(data: unknown, pointer: string): Row {
  const { price, duration } = valueAt(data, pointer) as Record<string, unknown>;
  const text = (field: unknown) => (typeof field === "string" ? field : "");
  // A cell has the name of its row and its own key: "Bath" and "large".
  const row = holderOf(holderOf(pointer));
  const name =
    text(valueAt(data, `${pointer}/name`)) || `${text(valueAt(data, `${row}/name`))} ${steps(pointer).at(-1)}`;
  return { pointer, name, price: text(price), duration: text(duration) };
}

function* rowsIn(data: unknown, value: unknown = data, pointer = ""): Generator<Row> {
  if (typeof value !== "object" || value === null) return;
  const row = rowAt(data, pointer);
  if (row.price || row.duration) yield row;
  for (const [key, inner] of Object.entries(value)) {
    yield* rowsIn(data, inner, child(pointer, Array.isArray(value) ? Number(key) : key));
  }
}

/** The entry whose price or duration a text takes by its name. */
function takenFrom(text: string, entries: NamedEntry[]): NamedEntry | undefined {
  const id = /\$\{\s*(?:price|upTo|priceRange|priceText|duration)\.([\w.]+)/.exec(text)?.[1];
  return entries.find((entry) => entry.id === id);
}

/** All readings of the entry that a row is about, by the names that it takes or by its own. */
function readingsOf({ name, price, duration }: Row, { route }: PageContent, entries: NamedEntry[]): NamedEntry[] {
  const entry = takenFrom(price, entries) ?? takenFrom(duration, entries);
  if (entry) return entries.filter(({ of }) => of === entry.of);
  // "+$30" is added to another price.
  return /^\s*\+/.test(price || duration) ? [] : readingsNamed(entries, route, name);
}

function* judgeRow(row: Row, page: PageContent, entries: NamedEntry[]): Generator<Finding> {
  const { file } = page;
  const [priced, timed] = [takenFrom(row.price, entries), takenFrom(row.duration, entries)];
  if (priced && timed && priced.of !== timed.of) {
    const suggestion = `\${duration.${priced.of}}`;
    const message = `The price here is that of ${priced.id} and the duration that of ${timed.id}. Take both from one of them: ${suggestion}.`;
    yield { file, pointer: `${row.pointer}/duration`, message, suggestion };
    return;
  }
  const readings = readingsOf(row, page, entries);
  const [first] = readings;
  if (!first) return;
  const denied = (field: "price" | "duration", says: string, piece: string): Finding => {
    const suggestion = `\${${field}.${first.of}}`;
    const message = `The price book says ${says} for ${first.of}, not ${piece}. Write ${suggestion}, or change the price book: npm run price.`;
    return { file, pointer: `${row.pointer}/${field}`, piece, message, suggestion };
  };
  const amounts = new Set(readings.flatMap(({ price = "", upTo = "" }) => [amountKey(price), amountKey(upTo)]));
  for (const [piece] of row.price.matchAll(AMOUNT)) {
    if (amounts.has(amountKey(piece))) continue;
    yield denied("price", [first.price, first.upTo].filter(Boolean).join(" to "), piece);
  }
  const known = readings.flatMap(({ duration }) => duration ?? []);
  const typed = row.duration.includes("${") ? undefined : durationKey(row.duration);
  if (!typed || known.length === 0 || known.some((duration) => durationKey(duration) === typed)) return;
  yield denied("duration", known.join(" or "), row.duration);
}

/** `${price.groom.small} to ${upTo.groom.large}`: the two ends are those of two things. */
function* judgeRange(text: string, place: Pick<Finding, "file" | "pointer">): Generator<Finding> {
  for (const [piece, from = "", to = ""] of text.matchAll(NAMED_RANGE)) {
    if (from === to) continue;
    const suggestion = `\${priceRange.${from}}`;
    const message = `The lower price is that of ${from} and the higher that of ${to}. Take both from one of them: ${suggestion}.`;
    yield { ...place, piece, message };
  }
}

/** A sentence that names one entry in full and one price, which the price book denies: "A small groom is $70." */
function* judgeSentence(
  sentence: string,
  page: PageContent,
  pointer: string,
  entries: NamedEntry[],
): Generator<Finding> {
  const [said, other] = Array.from(sentence.matchAll(AMOUNT), ([piece]) => piece);
  if (!said || other || sentence.includes("${") || !STATES_PRICE.test(sentence) || isOtherMoney(sentence, said)) return;
  const words = new Set(wordsOf(sentence));
  const readings = readingsNamed(entries, page.route, sentence);
  const [first] = readings;
  if (!first?.price || !first.serviceWords.every((word) => words.has(word))) return;
  const known = readings.flatMap(({ price = "", upTo = "" }) => [price, upTo].filter(Boolean));
  const isNear = known.some((price) => dollars(said) * 2 >= dollars(price) && dollars(said) <= dollars(price) * 2);
  if (!isNear || known.some((price) => amountKey(price) === amountKey(said))) return;
  const suggestion = `\${price.${first.of}}`;
  const message = `The price book says ${first.price} for ${first.of}, not ${said}. Write ${suggestion}, or change the price book: npm run price.`;
  yield { file: page.file, pointer, piece: said, message, suggestion };
}

/** Whether a text on a page speaks of an entry: the page sells it, or the text has one of its words. */
function isAbout(entry: NamedEntry, { route }: PageContent, text: string): boolean {
  return fitOf(entry, route, new Set(wordsOf(text))) > 0;
}

/** The lowest price of a page's rows; what is free, and what only adds to a price, does not count. */
function lowestPrice({ values }: PageContent): number | undefined {
  const prices = values.flatMap(({ kind, value }) => {
    const price = kind === "Price" ? parsePrice(value)?.minPrice : undefined;
    return price ? [price] : [];
  });
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** Whether an entry states a part itself: a variant takes what it leaves out from what it varies. */
function hasOwn({ site }: SiteContent, { pointer }: NamedEntry, field: string): boolean {
  return valueAt(site?.source, `${pointer}/${field}`) !== undefined;
}

function dollars(amount: string): number {
  return Number(amountKey(amount).slice(1));
}
