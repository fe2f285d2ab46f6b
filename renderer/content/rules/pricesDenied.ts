import { hasPlaceholder, namesIn, placeholdersIn } from "../../base/placeholders";
import type { Finding } from "../../base/problem";
import { first, sentencesOf } from "../../base/values/matches";
import type { Rules } from "../check/rule";
import type { PageContent } from "../model/siteContent";
import { walkWords } from "../pages/walkTyped";
import {
  durationKey,
  entriesOf,
  isOtherMoney,
  type NamedEntry,
  readingsNamed,
  START,
  wordsOf,
} from "../site/prices/entries";
import { type Row, readingsOf, rowsIn, takenFrom } from "../site/prices/rows";
import { values } from "../site/values";

/** A price or a duration that a sentence states about its subject. */
const STATES = {
  price: new RegExp(
    String.raw`\b(?:is|are|costs?|from|for|at)\s+[*_]*(${values.money.source})(?!,\d|,*\s*(?:-|–|to)\s*${values.money.source})`,
    "i",
  ),
  duration: new RegExp(String.raw`\b(?:takes?|needs?|is|are|in|about|only)\s+[*_]*(${values.duration.source})`, "iu"),
} as const;
export default {
  /** A row with one entry's price and another's duration, and a row or sentence that contradicts the price book. */
  *"prices/denied"(site) {
    const entries = entriesOf(site);
    if (entries.length === 0) return;
    for (const page of site.pages) {
      for (const row of rowsIn(page.source)) yield* judgeRow(row, page, entries);
      for (const { kind, pointer, value } of walkWords("Page", page.source)) {
        if (kind === "Price" || kind === "Duration" || !/[$\d]/.test(value)) continue;
        const place = { file: page.file, pointer };
        yield* judgeRange(value, place);
        for (const sentence of sentencesOf(value)) yield* judgeSentence(sentence, page, place, entries);
      }
    }
  },
} satisfies Rules;

type Place = Pick<Finding, "file" | "pointer">;

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
  for (const { piece } of values.money.find(row.price)) {
    yield* deny(readings, "price", piece, { file, pointer: `${row.pointer}/price` });
  }
  // A duration above a working day is reported by durations/implausible.
  if (hasPlaceholder(row.duration) || !durationKey(row.duration) || spanOf(row.duration)[1] > 12 * 60) return;
  yield* deny(readings, "duration", row.duration, { file, pointer: `${row.pointer}/duration` });
}

/** The finding that no reading of an entry has this price or duration. */
function* deny(readings: NamedEntry[], field: keyof typeof STATES, piece: string, place: Place, isWords = false) {
  const of = ({ price, upTo, duration }: NamedEntry) => (field === "price" ? [price, upTo] : [duration]);
  const known = [...new Set(readings.flatMap(of).filter((text) => text !== undefined))];
  const key = (text: string) => durationKey(text) ?? values.money.parse(text);
  const [first] = readings;
  if (!first || known.length === 0 || known.some((text) => key(text) === key(piece))) return;
  if (isWords && !isOfSameKind(spanOf(piece), known.map(spanOf))) return;
  const says = field === "price" ? [first.price, first.upTo].filter(Boolean).join(" to ") : known.join(" or ");
  const suggestion = `\${${field}.${first.of}}`;
  const message = `The price book says ${says} for ${first.of}, not ${piece}. Write ${suggestion}, or change the price book: npm run price.`;
  yield { ...place, piece, message, suggestion };
}

/** `${price.groom.small} to ${upTo.groom.large}`: the ends of the range belong to two entries. */
function* judgeRange(text: string, place: Place): Generator<Finding> {
  const named = [...first(placeholdersIn(text))];
  for (const [at, low] of named.entries()) {
    const high = named[at + 1];
    const end = low.index + low.piece.length;
    if (!high || !/^\s*(?:-|–|to)\s*$/.test(text.slice(end, high.index))) continue;
    const [, from] = /^price\.(.*)$/s.exec(low.name) ?? [];
    const [, to] = /^upTo\.(.*)$/s.exec(high.name) ?? [];
    if (from === undefined || to === undefined || from === to) continue;
    const piece = text.slice(low.index, high.index + high.piece.length);
    const suggestion = `\${priceRange.${from}}`;
    const message = `The lower price is that of ${from} and the higher that of ${to}. Take both from one of them: ${suggestion}.`;
    yield { ...place, piece, message };
  }
}

/** A sentence about one entry with a price or duration that contradicts the price book: "A small groom is $70." */
function* judgeSentence(sentence: string, page: PageContent, place: Place, entries: NamedEntry[]): Generator<Finding> {
  // Most sentences state neither: skip searching for their subject.
  if (!Object.values(STATES).some((states) => states.test(sentence))) return;
  let last: NamedEntry[] = [];
  for (const clause of sentence.split(/(?<=[,;:(])\s+|(?<!\s)\s+(?=(?:and|or)\s)/)) {
    for (const field of ["price", "duration"] as const) {
      const stated = STATES[field].exec(clause);
      const piece = stated?.[1] ?? "";
      const before = clause.slice(0, stated?.index);
      // "A wash at ${price.wash}, about 45 minutes": the second part has no subject of its own.
      const meant = /^(?:and|or)?\s*$/.test(before) ? last : meantBy(clause, before, page, entries);
      if (field === "duration" || piece) last = meant;
      const isAnother =
        isOtherMoney(clause, piece) ||
        namesIn(clause).some((name) => /^(?:price|upTo)/.test(name)) ||
        values.money.find(clause).length > 1;
      if (piece && !(field === "price" && isAnother)) yield* deny(meant, field, piece, place, true);
    }
  }
}

/** All readings of a clause's subject; `before` is the part before the verb. */
function meantBy(clause: string, before: string, { route }: PageContent, entries: NamedEntry[]): NamedEntry[] {
  const said = new Set(wordsOf(clause));
  const taken = takenFrom(clause, entries);
  if (taken) return entries.filter(({ of }) => of === taken.of);
  const isWhole = ({ serviceWords }: NamedEntry) => serviceWords.every((word) => said.has(word));
  const named = readingsNamed(entries, route, clause);
  if (named.some(isWhole)) return named;
  const word = wordsOf(before).findLast((word) => !/^(?:set|size|one)$/.test(word)) ?? "";
  const priced = entries.filter(({ price }) => price);
  // "Jumbo from $130" on that style's page, "a wash at $35" for Wash and Brush, "touch-ups for $85" of any kind.
  const options = priced.filter(({ page, optionWords }) => page === route && optionWords.at(-1) === word);
  const halves = priced.filter(({ option, serviceWords }) => option === "" && serviceWords.includes(word));
  const wholes = START.test(clause) ? [] : priced.filter(isWhole);
  for (const found of [options, halves]) if (found[0] && found.every(({ of }) => of === found[0]?.of)) return found;
  return wholes.every(({ service }) => service === wholes[0]?.service)
    ? wholes.map((entry) => ({ ...entry, of: entry.id.split(".")[0] ?? "" }))
    : [];
}

/** The bounds of a price or a duration, in dollars or minutes. */
function spanOf(text: string): [number, number] {
  const amount = values.money.parse(text) ?? Number.NaN;
  const { from, to } = values.duration.find(text)[0]?.value ?? { from: amount, to: amount };
  return [from, to];
}

/** Whether an amount is near enough to mean a known one, unlike the price of a bow, but not inside its range. */
function isOfSameKind([from, to]: [number, number], known: [number, number][]): boolean {
  const isNear = known.some(([least, most]) => from * 2 >= least && to <= most * 2);
  return isNear && !known.some(([least, most]) => from >= least && to <= most);
}
