import { valueAt } from "../../base/pointer";
import type { Problem } from "../../base/problem";
import type { PageContent, SiteContent } from "../../content/model/siteContent";
import { nameIn } from "../../content/pages/pagesFolder";
import { openLocator, placesIn } from "../../content/places/locate";
import { applySteps } from "./edit/applySteps";

/** The errors of the site with other texts of some files. */
export type ErrorsWith = (texts: Map<string, string>) => Promise<Problem[]>;

/** The errors that a draft would have without its mark, at their places in the file as it is. */
export async function toBePublic(
  page: PageContent,
  { imagesRootName }: Pick<SiteContent, "imagesRootName">,
  errorsWith: ErrorsWith,
): Promise<Problem[]> {
  if (valueAt(page.data, "/draft") !== true) return [];
  const text = applySteps(page.file, page.text, [{ do: "remove", pointer: "/draft" }]);
  const found = await errorsWith(new Map([[nameIn(imagesRootName, page.file), text]]));
  // Only a line is missing there: what is marked is as many lines from the start of its value.
  const [placeOf, withoutDraft] = [placesIn(page), openLocator(text)];
  return found.map((problem) => {
    const { file, pointer, line, endLine } = problem;
    const shift = placeOf({ pointer }).line - withoutDraft.range({ pointer }).line;
    return file === page.file ? { ...problem, line: line + shift, endLine: endLine + shift } : problem;
  });
}
