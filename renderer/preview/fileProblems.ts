import type { Problem } from "../content/report/problem";
import { reportAll } from "../content/report/report";
import { schemaFindings } from "../content/schema/schemaFindings";
import type { ContentFile, SiteContent } from "../content/siteContent";

/**
 * What is wrong with one file by itself: its name, its YAML, the schema. Known in a moment, where
 * the whole check looks at every page: `checkSite` finds the same again, in the same words.
 */
export function fileProblems(content: SiteContent, file: ContentFile): Problem[] {
  return [
    ...content.problems.filter((problem) => problem.file === file.file),
    ...reportAll(schemaFindings(file, content), content),
  ];
}

/** Whether a file can be drawn: nothing is wrong with it by itself, and its pictures are there. */
export function isDrawable({ originals }: SiteContent, file: ContentFile, problems: Problem[]): boolean {
  if (file.data === undefined || problems.some(({ severity }) => severity === "error")) return false;
  return file.values.every(({ kind, value }) => kind !== "ImageSource" || "picture" in (originals[value] ?? {}));
}
