import { groupBy } from "../../../base/groups";
import { childPointer, listAt } from "../../../base/pointer";
import { oncePerFile } from "../../model/oncePerFile";
import type { ContentFile, SiteContent } from "../../model/siteContent";
import { nameIn } from "../../pages/pagesFolder";
import type { TypedFigure } from "./typedFigures";

/** One line of figures.yaml. */
export interface ConfirmedFigure {
  /** The name of the page's file without `.yaml`, such as `news/first-days`; `site` for site.yaml. */
  page: string;
  /** As written when it was confirmed. */
  figure: string;
  /** The sentence in which it was confirmed, for readers. */
  sentence?: string;
  /** JSON pointer to the line in figures.yaml. */
  pointer: string;
}

/** The name of a file in the list. */
export const pageNameOf = (
  { file }: Pick<ContentFile, "file">,
  { imagesRootName }: Pick<SiteContent, "imagesRootName">,
): string => nameIn(imagesRootName, file).replace(/\.yaml$/, "");

/** The lines of figures.yaml by page; skips those that break its schema. */
export function confirmedFigures({ figures }: Pick<SiteContent, "figures">): Map<string, ConfirmedFigure[]> {
  return figures ? byPage(figures) : new Map();
}

const byPage = oncePerFile((figures: ContentFile) => {
  const lines = listAt(figures.data, "/confirmed").flatMap((line, index): ConfirmedFigure[] => {
    const { page, figure, sentence } = (line ?? {}) as Record<string, unknown>;
    if (typeof page !== "string" || (typeof figure !== "string" && typeof figure !== "number")) return [];
    const said = typeof sentence === "string" ? { sentence } : {};
    return [{ page, figure: String(figure), ...said, pointer: childPointer("/confirmed", index) }];
  });
  return groupBy(lines, ({ page }) => page);
});

/**
 * Finds one that confirms the other: a line for a figure, or a figure for a line. Both have the same spelling, or
 * another one of the same value, which takes longer to see.
 *
 * @param keysOf the kinds and keys of a text that is one figure
 */
export function isAnyConfirmed(
  lines: Pick<ConfirmedFigure, "figure" | "sentence">[],
  figures: Pick<TypedFigure, "kind" | "key" | "written">[],
  keysOf: (figure: string, sentence: string | undefined) => string[],
): boolean {
  const written = new Set(figures.map((figure) => plain(figure.written)));
  if (lines.some(({ figure }) => written.has(plain(figure)))) return true;
  const values = new Set(figures.map(({ kind, key }) => `${kind} ${key}`));
  return lines.some(({ figure, sentence }) => keysOf(figure, sentence).some((key) => values.has(key)));
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, " ").trim();
