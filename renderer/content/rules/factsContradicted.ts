import { hashOf } from "../../base/files/files.mjs";
import { oncePerKey } from "../../base/once";
import { hasPlaceholder, namesIn, placeholdersIn } from "../../base/placeholders";
import { valueAt } from "../../base/pointer";
import type { Finding } from "../../base/problem";
import { first } from "../../base/values/matches";
import type { Rules } from "../check/rule";
import { kept, keptPerFile } from "../model/kept";
import { type ContentFile, filesOf, type SiteContent } from "../model/siteContent";
import { around, type Figure, figuresIn, MAY_HAVE_FIGURE, phrasesAround, sentenceEnd } from "../site/figures";
import { isOwnYear } from "../site/ownYear";
import { entriesOf, isOtherMoney, wordsOf } from "../site/prices/entries";
import { textsOf } from "../site/textsBeside";

/** A claim of `facts` that is a number. */
interface Claim {
  name: string;
  /** Its value and its variants. */
  readings: Figure[];
  /** The words of its name: `rescheduleNotice` has reschedule and notice. */
  words: string[];
  about?: string;
}

/** For each unit and phrase, the facts that are used beside that phrase: `week <last` occurs beside facts.longevity. */
type Owners = Map<string, Set<string>>;

/** Verbs for how long something lasts. */
const LASTS = /\b(?:lasts?|wear|worn|stays?|holds?|expect|count on|plan on)\b[^.!?,;\n]*$/i;

/**
 * A number that differs from `facts`: 40+ years of experience if the fact is 30+ years. Its meaning follows from its
 * unit and the words beside it: those that occur wherever the fact is used and beside no other fact of that unit, the
 * words of the fact's name, and for a price those of its `about`.
 */
export default {
  *"facts/contradicted"(site) {
    const claims = claimsOf(site);
    if (claims.length === 0) return;
    const owners = ownersOf(site, claims);
    const ownerOf = (key: string) => [...(owners.get(key) ?? [])].join();
    const prices = [...new Set(entriesOf(site).flatMap(({ price, upTo }) => [price, upTo]))];
    const input = hashOf(JSON.stringify([claims, prices]));
    for (const file of filesOf(site)) {
      const find = () => {
        const lookups = new Map<string, string>();
        const lookUp = (key: string) => {
          const owner = ownerOf(key);
          lookups.set(key, owner);
          return owner;
        };
        return { found: [...findingsIn(file, claims, new Set(prices), lookUp)], lookups: [...lookups] };
      };
      // A cached result is valid while the phrases in it belong to the same facts; other pages may change that.
      const holds = ({ lookups }: ReturnType<typeof find>) => lookups.every(([key, owner]) => ownerOf(key) === owner);
      yield* kept(file, "facts/contradicted", find, input, holds).found;
    }
  },
} satisfies Rules;

function* findingsIn(
  file: ContentFile,
  claims: Claim[],
  prices: Set<string | undefined>,
  ownerOf: (key: string) => string,
): Generator<Finding> {
  for (const { pointer, text, length } of textsWithFigures(file)) {
    for (const figure of figuresIn(text)) {
      if (figure.index >= length || prices.has(figure.piece)) continue;
      const meant = claims.flatMap((claim) => {
        const readings = claim.readings.filter((reading) => isMeant(claim, reading, figure, text, ownerOf));
        return readings.length > 0 ? [{ name: claim.name, readings }] : [];
      });
      const [first, ...others] = meant;
      if (!first || meant.some(({ readings }) => readings.some((reading) => agrees(reading, figure)))) continue;
      const piece = first.readings[0]?.unit ? figure.piece : figure.amount;
      const said = [...new Set(first.readings.map(({ piece }) => piece))].join(" or ");
      const suggestion = `\${${first.name}}`;
      const message = `site.yaml says ${said} for ${first.name}, not ${piece}. Write ${suggestion}, or make this a variant of that fact, with its reason.`;
      const nth = text.slice(0, figure.index).split(piece).length - 1;
      yield { file: file.file, pointer, piece, nth, message, ...(others.length > 0 ? {} : { suggestion }) };
    }
  }
}

function claimsOf({ site, facts }: SiteContent): Claim[] {
  const claims = new Map<string, Claim>();
  for (const [fullName, value] of facts) {
    const [group, key = ""] = fullName.split(".");
    const [reading] = group === "facts" ? figuresIn(value) : [];
    if (reading?.piece !== value) continue;
    const about = valueAt(site?.data, `/facts/${key}/about`);
    const claim = claims.get(key) ?? {
      name: `facts.${key}`,
      readings: [],
      words: wordsOf(key.replace(/([A-Z])/g, " $1")),
      ...(typeof about === "string" ? { about: about.toLowerCase() } : {}),
    };
    claims.set(key, { ...claim, readings: [...claim.readings, reading] });
  }
  return [...claims.values()];
}

function ownersOf(site: SiteContent, claims: Claim[]): Owners {
  const owners: Owners = new Map();
  const factOf = oncePerKey((name: string) => {
    const [figure] = figuresIn(site.facts.get(name) ?? "");
    const claim = claims.find((claim) => `${name}.`.startsWith(`${claim.name}.`));
    return { unit: figure?.unit, claim: claim?.name ?? "" };
  });
  for (const [name, ...phrases] of filesOf(site).flatMap(usesIn)) {
    const fact = factOf(name);
    if (fact.unit === undefined) continue;
    for (const phrase of phrases) {
      const key = `${fact.unit} ${phrase}`;
      owners.set(key, (owners.get(key) ?? new Set()).add(fact.claim));
    }
  }
  return owners;
}

/** Whether a number means the same as a claim's reading: both are of one kind, and the words around it indicate it. */
function isMeant(
  { name, words, about }: Claim,
  reading: Figure,
  figure: Figure,
  text: string,
  ownerOf: (key: string) => string,
): boolean {
  const { index, piece, amount, unit, sign, isLeast, isYear } = figure;
  if (reading.sign !== sign || reading.isYear !== isYear || (reading.unit && reading.unit !== unit)) return false;
  const [before, after] = around(text, index, (reading.unit ? piece : amount).length);
  const phrases = phrasesAround(reading.unit || isYear ? before : "", isYear ? "" : after);
  const isSaid = phrases.some((phrase) => ownerOf(`${reading.unit} ${phrase}`) === name);
  if (sign === "$") {
    const near = [...wordsOf(before).slice(-5), ...wordsOf(after).slice(0, 5)];
    return near.some((word) => about !== undefined && word.startsWith(about)) && !isOtherMoney(text, piece);
  }
  if (isYear) return isSaid ? /\bsince[\s*]+$/i.test(before) : words.includes("since") && isOwnYear(before);
  // "3 clients at a time" does not mean the fact of more than 1,000 clients.
  if (!reading.unit) {
    const counted = wordsOf(after).slice(0, isLeast ? 2 : 1);
    return (isLeast || !reading.isLeast) && (isSaid || counted.some((word) => words.includes(word)));
  }
  const [main = ""] = words;
  const said = sentenceEnd(before, 2) + (after.split(/[.!?;]\s|\n/)[0] ?? "");
  // "Two generations came together" does not mean generations of the craft.
  const isCounted = /\d/.test(amount) || /\b(?:for|over|after)[\s*]+$/i.test(before) || text.length < 40;
  const label = before === "" ? wordsOf(after).slice(0, 3) : [];
  const beside = [...phrases.map((phrase) => phrase.slice(1)), ...label].filter((word) => word.length > 3);
  const isAlike = isRange(reading) === isRange(figure);
  // If the text also contains the fact itself, another number in it means something else.
  const isMain =
    !namesIn(said).some((used) => used.startsWith(name)) &&
    main.length > 5 &&
    wordsOf(said).some((word) => word.startsWith(main));
  const isNamed = words.includes(unit) ? isCounted : isMain || (isAlike && beside.some((word) => words.includes(word)));
  const lasts = isAlike && isRange(figure) && LASTS.test(before) && ownerOf(`${unit} <last`) === name;
  return isSaid || isNamed || lasts || (isLeast && reading.isLeast);
}

const isRange = ({ low, high }: Figure) => low < high;

/** Whether two numbers can both be true: a number may also be inside a range, or below it. */
function agrees(reading: Figure, { low, high }: Figure): boolean {
  return isRange(reading) && low === high ? low <= reading.high : low === reading.low && high === reading.high;
}

/** Every `${…}` in the texts of a file, by name, with the phrases around it. */
const usesIn = keptPerFile("uses of facts", (file: ContentFile): [name: string, ...phrases: string[]][] =>
  textsOf(file, hasPlaceholder).flatMap(({ text, length }) =>
    [...first(placeholdersIn(text))].flatMap(({ piece, name, index, isClosed }) => {
      const phrases = isClosed && index < length ? phrasesAround(...around(text, index, piece.length)) : [];
      return phrases.length > 0 ? [[name, ...phrases]] : [];
    }),
  ),
);

function textsWithFigures(file: ContentFile) {
  // The price book and the variants of facts define values, so they cannot contradict any.
  return textsOf(file, (text) => MAY_HAVE_FIGURE.test(text)).filter(
    ({ pointer }) => !/^\/(?:prices|facts\/\w+\/variants)\//.test(pointer),
  );
}
