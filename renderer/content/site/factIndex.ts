import { onlyPlaceholder } from "../../base/placeholders";
import { valueAt } from "../../base/pointer";
import { matchesIn, sentencesOf } from "../../base/values/matches";
import { collectFacts } from "../facts/collectFacts";
import { oncePerFacts } from "../model/oncePerFile";
import type { SiteContent } from "../model/siteContent";
import { values } from "./values";

export interface Literal {
  piece: string;
  /** Equal for all spellings of the same value; later keys are used if the first is unknown. */
  keys: string[];
}

interface Notation {
  /** Whether a fact may replace the literal automatically: not for hours, whose days are elsewhere in the sentence. */
  replaceable: boolean;
  find(text: string): Literal[];
}

const { money, phone: phones, hours: ranges } = values;

const phone: Notation = {
  replaceable: true,
  find: (text) => phones.find(text).map(({ piece, key }) => ({ piece, keys: [key] })),
};

/** `https://maplestreet.example/`, with or without its trailing slash. */
const webAddress: Notation = {
  replaceable: true,
  find: (text) =>
    Array.from(matchesIn(text, /https?:\/\/[^\s)"'<>]*[^\s)"'<>.,;:!?]/gi), ([piece]) => ({
      piece,
      keys: [
        piece
          .toLowerCase()
          .replace(/^http:/, "https:")
          .replace(/\/$/, ""),
      ],
    })),
};

/** Not the ends of a range: in `$45-$50` neither is a price. */
const ONE_PRICE = new RegExp(String.raw`(?<![-–\w])${money.source}(?!\+|\s*[-–])`, "gu");

export const price: Notation = {
  replaceable: true,
  find: (text) => Array.from(matchesIn(text, ONE_PRICE), ([piece]) => ({ piece, keys: [String(money.parse(piece))] })),
};

const address: Notation = { replaceable: true, find: values.address.find };

/** Hours are opening hours only beside a day or a word for being open: not "a nap from 1 PM to 2 PM". */
const hours: Notation = {
  replaceable: false,
  find: (text) =>
    sentencesOf(text).flatMap((sentence) => {
      const found = ranges.find(sentence).map(({ piece, key }) => ({ piece, keys: [key] }));
      const isOpening = () => /\b(?:open|hours)\b/i.test(sentence) || values.weekdays.find(sentence).length > 0;
      return found.length > 0 && isOpening() ? found : [];
    }),
};

/** The facts of one notation, by a key that is the same for every way of typing them. */
export interface FactIndex {
  notation: Notation;
  /** `about`: words without which the same amount is another price. */
  byKey: Map<string, { name: string; value: string; about: unknown }[]>;
}

/** The notations of facts that authors may type out. */
export const usualNotations = [phone, webAddress, address, hours, price];

/**
 * One index for each notation. A fact is in it if its whole value is one such value or, for hours, several. A price
 * needs words that distinguish it from others. A value that only refers to another fact is listed only for that one.
 */
export const indexFacts = oncePerFacts((site: SiteContent): FactIndex[] => {
  const facts = site.site?.source ? [...collectFacts(site.site.source as Record<string, unknown>)] : [];
  const borrowed = new Set(facts.filter(({ value }) => onlyPlaceholder(value)).map(({ name }) => name));
  return usualNotations.map((notation) => {
    const byKey: FactIndex["byKey"] = new Map();
    for (const [name, value] of site.facts) {
      if (borrowed.has(name)) continue;
      const [group, claim] = name.split(".");
      const about = group === "facts" ? valueAt(site.site?.data, `/facts/${claim}/about`) : undefined;
      if (notation === price && typeof about !== "string") continue;
      const found = notation.find(value);
      if (notation !== hours && found[0]?.piece !== value) continue;
      for (const key of found.map(({ keys }) => keys[0] ?? "")) {
        byKey.set(key, [...(byKey.get(key) ?? []), { name, value, about }]);
      }
    }
    return { notation, byKey };
  });
});

/** The facts that a literal may mean, best first, and whether the first is certain. */
export function factsFor({ keys, piece }: Literal, sentence: string, { notation, byKey }: FactIndex) {
  const key = keys.find((candidate) => byKey.has(candidate));
  const said = sentence.toLowerCase();
  const found = (byKey.get(key ?? "") ?? [])
    .filter(({ about }) => typeof about !== "string" || said.includes(about.toLowerCase()))
    .map(({ name, value }) =>
      isLink(piece) && notation === phone && !isLink(value)
        ? { name: `${name}|tel`, distance: 0 }
        : { name, distance: value === piece ? 0 : isLink(value) === isLink(piece) ? 1 : 2 },
    )
    .sort((a, b) => a.distance - b.distance);
  // Prefer facts of the same form: a typed link means the link.
  const alike = found.filter(({ distance }) => distance < 2);
  const facts = (alike.length > 0 ? alike : found).map(({ name }) => name);
  return { facts, certain: notation.replaceable && key === keys[0] && facts.length === 1 };
}

function isLink(value: string): boolean {
  return /^(?:tel:|https?:)/.test(value);
}
