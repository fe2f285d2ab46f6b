import { parentPointer, valueAt } from "../../../base/pointer";
import { oncePerFileIn } from "../../model/oncePerFile";
import { type ContentFile, definitionOf, filesOf, type SiteContent } from "../../model/siteContent";
import { isUnreadable } from "../../pages/pageBlocks";
import { entriesOf } from "../prices/entries";
import { rowAt, takenIn } from "../prices/rows";
import { type ConfirmedFigure, confirmedFigures, isAnyConfirmed, pageNameOf } from "./confirmedFigures";
import { isInPriceBook, isUniqueFact } from "./statedFacts";
import { formsOf, type TypedFigure, typedFigures } from "./typedFigures";

/** The figures of a file that are neither facts nor confirmed. */
export const unknownFigures = oncePerFileIn(
  (file: ContentFile, site: SiteContent): TypedFigure[] => {
    const typed = typedFigures(file, site);
    if (typed.length === 0) return [];
    const lines = confirmedFigures(site).get(pageNameOf(file, site)) ?? [];
    const keysOf = keysIn(site);
    return typed.filter(
      (figure) =>
        !isUniqueFact(figure, site) &&
        !(figure.isValue && isKnownValue(figure, file, site)) &&
        !isAnyConfirmed(lines, [figure], keysOf),
    );
  },
  ({ facts, site, figures }) => [facts, site, figures],
);

/** The lines of figures.yaml whose page has no such figure, or is not there. A page that cannot be read may have it. */
export function* goneFigures(site: SiteContent): Generator<ConfirmedFigure & { isThere: boolean }> {
  const files = new Map(filesOf(site).map((file) => [pageNameOf(file, site), file]));
  const inOthers = new Set(filesOf(site.whole ?? site).map((file) => pageNameOf(file, site)));
  const keysOf = keysIn(site);
  for (const [page, lines] of confirmedFigures(site)) {
    const file = files.get(page);
    if (file ? isUnreadable(file) : inOthers.has(page)) continue;
    const typed = file ? typedFigures(file, site) : [];
    for (const line of lines) {
      if (!isAnyConfirmed([line], typed, keysOf)) yield { ...line, isThere: file !== undefined };
    }
  }
}

/** Finds the kinds and keys of a figure, by itself or in its sentence. */
function keysIn(site: SiteContent): (figure: string, sentence?: string) => string[] {
  const { figuresIn } = formsOf(site);
  return (figure, sentence = "") =>
    [figure, sentence].flatMap(figuresIn).flatMap(({ piece, kind, key }) => (piece === figure ? `${kind} ${key}` : []));
}

/** A price or a duration where one stands by the schema: it is only typed out, or `prices/denied` compares its row. */
function isKnownValue(figure: TypedFigure, file: ContentFile, site: SiteContent): boolean {
  const entries = entriesOf(site);
  // Without a price book the prices of a table are the only ones.
  if (entries.length === 0 || isInPriceBook(figure, site)) return true;
  const holder = parentPointer(figure.pointer);
  if (definitionOf(file) === "Site" || valueAt(file.source, holder) === undefined) return false;
  return takenIn(rowAt(file.source, holder), entries) !== undefined;
}
