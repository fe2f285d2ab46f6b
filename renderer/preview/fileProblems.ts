import type { Problem } from "../content/report/problem";
import { reportAll } from "../content/report/report";
import { schemaFindings } from "../content/schema/schemaFindings";
import type { ContentFile, SiteContent } from "../content/siteContent";

/**
 * The problems of one file by itself: its name, its YAML, the schema. Fast, while the whole check reads every
 * page: `checkSite` finds the same problems again, in the same words.
 */
export function fileProblems(content: SiteContent, file: ContentFile): Problem[] {
  return [
    ...content.problems.filter((problem) => problem.file === file.file),
    ...reportAll(schemaFindings(file, content), content),
  ];
}

/** Whether a file can be rendered: it has no error of its own, and its pictures exist. */
export function isRenderable({ originals }: SiteContent, file: ContentFile, problems: Problem[]): boolean {
  if (file.data === undefined || problems.some(({ severity }) => severity === "error")) return false;
  return file.values.every(({ kind, value }) => kind !== "ImageSource" || "picture" in (originals[value] ?? {}));
}
