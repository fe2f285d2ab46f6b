import { parentPointer, valueAt } from "../../../base/pointer";
import type { Finding } from "../../../base/problem";
import type { ContentFile, PageContent, SiteContent } from "../../model/siteContent";
import { nearestFacts, type StatedFact } from "./statedFacts";
import type { TypedFigure } from "./typedFigures";

const CONFIRM = "npm run fix -- --confirm";

/**
 * The finding about a figure that is written out, with the facts that it probably means.
 *
 * @param mayBeConfirmed whether a person may confirm it instead
 */
export function explainFigure(
  figure: TypedFigure,
  file: ContentFile,
  site: SiteContent,
  mayBeConfirmed = false,
): Finding {
  const { written, pointer, sentence, piece } = figure;
  const text = String(valueAt(file.timed?.source ?? file.source, pointer) ?? "");
  // The name beside a value, in the same row, says what the row is about.
  const said = `${sentence} ${valueAt(file.source, `${parentPointer(pointer)}/name`) ?? ""}`;
  const { facts: near, isSame, isClear } = nearestFacts(figure, said, (file as Partial<PageContent>).route ?? "", site);
  // An address with its town is one fact, and its street another.
  const byLength = near.toSorted((a, b) => b.value.length - a.value.length);
  const whole = isSame ? byLength.find(({ value }) => value.startsWith(piece) && text.includes(value)) : undefined;
  const parts = near.filter(({ value, week }) => !isSame || week || value.length < 2 * piece.length);
  const facts = whole && whole.value !== piece ? [whole] : parts;
  const place = { file: file.file, pointer, ...pieceOf(whole, figure), ...(mayBeConfirmed ? { figure: written } : {}) };
  const filter = piece.startsWith("tel:") ? "|tel" : "";
  const named = facts.map((fact) => ({ ...fact, code: `\${${fact.name}${filter}}` }));
  const [first, ...others] = named;
  // A time is only a part of opening hours.
  const isPart = first?.week !== undefined && !/^\d+ /.test(figure.key);
  const codes = named.map(({ code }) => code);
  const isOnly = others.length === 0 && isClear;
  const meant = isPart ? {} : isOnly && first ? { suggestion: first.code } : { candidates: codes };
  const orConfirm = mayBeConfirmed ? `, or confirm it: ${CONFIRM}` : "";
  // What surrounds a figure may be Markdown: "closed on **Monday**".
  const shown = written.replace(/\*+|__+/g, "");
  if (!first) return { ...place, message: `${shown} is no fact of this site. Make it one in site.yaml${orConfirm}.` };
  if (isSame) {
    const either = codes.join(" or ");
    const literal = place.piece === piece ? shown : place.piece;
    const message = isPart
      ? `${literal} is a part of ${either}: when that changes, this text does not. Write the whole${orConfirm}.`
      : isClear
        ? `${literal} is typed out: when the fact changes, this text does not. Write ${either}${orConfirm}.`
        : `${literal} is the value of ${either}. Write that if it is meant${orConfirm}.`;
    return { ...place, message, ...meant };
  }
  const nearest = named.map((fact) => `${subjectOf(fact)} is ${fact.value}: ${fact.code}.`).join(" ");
  const message = `${shown} is no fact of this site. ${nearest} Write ${others.length === 0 ? "that" : "the one that is meant"}${orConfirm}.`;
  return { ...place, message, ...meant };
}

const pieceOf = (whole: StatedFact | undefined, { piece, nth }: TypedFigure) =>
  whole && whole.value !== piece ? { piece: whole.value, nth: 0 } : { piece, nth };

/** What a fact is about, in words: `Box Braids, medium,`. */
function subjectOf({ name, entry }: StatedFact): string {
  if (!entry) return name;
  const option = entry.option.replace(/([A-Z])/g, " $1").toLowerCase();
  return option === "" ? entry.service : `${entry.service}, ${option},`;
}
