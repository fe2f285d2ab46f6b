import { oncePerKey } from "../../base/once";
import { hasPlaceholder, placeholdersIn } from "../../base/placeholders";
import type { Finding } from "../../base/problem";
import { first } from "../../base/values/matches";
import type { Rules } from "../check/rule";
import { oncePerFacts } from "../model/oncePerFile";
import type { PageContent, SiteContent } from "../model/siteContent";
import { walkWords } from "../pages/walkTyped";
import { entriesOf, type NamedEntry } from "../site/prices/entries";
import { type Row, readingsOf, rowsOf, takenFrom } from "../site/prices/rows";
import { valuesOf } from "../site/values";

export default {
  /** A row that takes a fact of one entry, and another value than the price book gives for it. */
  *"prices/denied"(site) {
    const entries = entriesOf(site);
    if (entries.length === 0) return;
    for (const page of site.pages) {
      for (const { finding, isTaken } of judgedRows(page, site)) if (isTaken) yield finding;
      if (!page.text.includes("upTo.")) continue;
      for (const { pointer, value } of walkWords("Page", page.source))
        yield* judgeRange(value, { file: page.file, pointer });
    }
  },
  /** The row's name is only words: what is no value of the price book at all is a figure that is no fact. */
  *"prices/other-entry"(site) {
    const entries = entriesOf(site);
    if (entries.length === 0) return;
    const { keyOf, inBook } = keysOf(site);
    for (const page of site.pages) {
      for (const { finding, isTaken } of judgedRows(page, site))
        if (!isTaken && inBook.has(keyOf(finding.piece ?? ""))) yield finding;
    }
  },
} satisfies Rules;

type Place = Pick<Finding, "file" | "pointer">;

/** What is wrong in the rows of a page, and whether each takes a fact of an entry. */
function judgedRows(page: PageContent, site: SiteContent) {
  const entries = entriesOf(site);
  return rowsOf(page).flatMap((row) => {
    const taken = [takenFrom(row.price, entries), takenFrom(row.duration, entries)];
    return Array.from(judgeRow(row, taken, page, site), (finding) => ({ finding, isTaken: taken.some(Boolean) }));
  });
}

function* judgeRow(
  row: Row,
  [priced, timed]: (NamedEntry | undefined)[],
  page: PageContent,
  site: SiteContent,
): Generator<Finding> {
  const { file } = page;
  if (priced && timed && priced.of !== timed.of) {
    const suggestion = `\${duration.${priced.of}}`;
    const message = `The price here is that of ${priced.id} and the duration that of ${timed.id}. Take both from one of them: ${suggestion}.`;
    yield { file, pointer: `${row.pointer}/duration`, message, suggestion };
    return;
  }
  const [{ money, duration }, readings] = [valuesOf(site), readingsOf(row, page, entriesOf(site))];
  for (const { piece } of money.find(row.price)) {
    yield* deny(readings, "price", piece, { file, pointer: `${row.pointer}/price` }, site);
  }
  if (hasPlaceholder(row.duration) || duration.find(row.duration).length === 0) return;
  yield* deny(readings, "duration", row.duration, { file, pointer: `${row.pointer}/duration` }, site);
}

/** Finds a key of a price or a duration that is equal for all its spellings, and those of the price book. */
const keysOf = oncePerFacts((site) => {
  const { money, duration } = valuesOf(site);
  const keyOf = oncePerKey((text: string) => duration.find(text)[0]?.key ?? money.parse(text), 1000);
  const written = entriesOf(site).flatMap(({ price = [], upTo = [], duration = [] }) => [price, upTo, duration].flat());
  return { keyOf, inBook: new Set(written.map(keyOf)) };
});

/** The finding that no reading of an entry has this price or duration. */
function* deny(
  readings: NamedEntry[],
  field: "price" | "duration",
  piece: string,
  place: Place,
  site: SiteContent,
): Generator<Finding> {
  const of = ({ price, upTo, duration }: NamedEntry) => (field === "price" ? [price, upTo] : [duration]);
  const known = [...new Set(readings.flatMap(of).filter((text) => text !== undefined))];
  const [first] = readings;
  const { keyOf } = keysOf(site);
  if (!first || known.length === 0 || known.some((text) => keyOf(text) === keyOf(piece))) return;
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
