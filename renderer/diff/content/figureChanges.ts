import { type ContentFile, filesOf, type PageContent, type SiteContent } from "../../content/model/siteContent";
import { placesIn } from "../../content/places/locate";
import { pageNameOf } from "../../content/site/figures/confirmedFigures";
import { isUniqueFact } from "../../content/site/figures/statedFacts";
import { type TypedFigure, typedFigures } from "../../content/site/figures/typedFigures";
import type { Change } from "../change";

/**
 * The figures that pages write out in place of a fact, as far as they are new or gone: no rule knows if they are right,
 * so a person must read them. What counts is the page and the value: a figure in other words is the same.
 */
export function figureChanges(before: SiteContent, after: SiteContent): Change[] {
  const [old, fresh] = [before, after].map(figuresOf) as [Map<string, Written>, Map<string, Written>];
  const only = (own: Map<string, Written>, other: Map<string, Written>) =>
    [...own].flatMap(([key, written]) => (other.has(key) ? [] : written));
  return [
    ...only(fresh, old).map((written) => changeOf(written, "after")),
    ...only(old, fresh).map((written) => changeOf(written, "before")),
  ];
}

interface Written {
  file: ContentFile;
  figure: TypedFigure;
}

/** By page, kind and value, each with its first place. */
function figuresOf(site: SiteContent): Map<string, Written> {
  const found = new Map<string, Written>();
  for (const file of filesOf(site)) {
    for (const figure of typedFigures(file, site)) {
      const key = `${pageNameOf(file, site)} ${figure.kind} ${figure.key}`;
      // A price where the schema says that one stands is reported as a price.
      if (!figure.isValue && !isUniqueFact(figure, site) && !found.has(key)) found.set(key, { file, figure });
    }
  }
  return found;
}

function changeOf(
  { file, figure: { written, sentence, pointer, piece, nth } }: Written,
  side: "before" | "after",
): Change {
  const { line } = placesIn(file)({ pointer, piece, nth });
  const { route } = file as Partial<PageContent>;
  return {
    kind: "figure",
    what: "figure written out",
    [side]: written,
    pieces: [{ in: "both", text: sentence }],
    routes: route === undefined ? [] : [route],
    also: [],
    causes: [{ file: file.file, line, ...(side === "before" ? { side } : {}) }],
  };
}
