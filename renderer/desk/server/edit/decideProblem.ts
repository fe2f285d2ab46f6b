import { confirmFigures, figuresToConfirm } from "../../../authoring/confirmFigures";
import type { FileChange } from "../../../authoring/fileChange";
import { CouldNotRun } from "../../../base/couldNotRun";
import type { Problem } from "../../../base/problem";
import { type ContentFile, filesByName, type SiteContent } from "../../../content/model/siteContent";
import type { PagesFolder } from "../../../content/pages/pagesFolder";
import { pagesIn } from "../../../content/pages/writtenPage";
import type { EditResult, ProblemDecision } from "../../protocol/edits";
import { repairsOf } from "../problems/repair";
import type { PageEditor } from "./pageEditor";

/**
 * Writes what a problem suggests, or lists its figure as confirmed.
 *
 * @param problems the problems of the site as last known
 * @throws CouldNotRun if the file has no such problem any more, or has changed since it was checked
 */
export async function decideProblem(
  { file, rule, line, column, is, write }: ProblemDecision,
  editor: PageEditor,
  content: SiteContent | undefined,
  problems: readonly Problem[],
): Promise<EditResult> {
  const printed = editor.files.printed(file);
  const page = content && filesByName(content).get(printed);
  const made = content ? pagesIn(printed, content) : [];
  const isMeant = (one: Problem) => one.file === printed && one.rule === rule && one.line === line;
  const problem = problems.find((one) => isMeant(one) && one.column === column);
  const gone = new CouldNotRun("The page does not say this any more, so nothing was changed.");
  if (!content || !problem) throw gone;
  if (is === "right") return confirmed(problem, page ? [page] : made, content, editor, gone);
  if (!page) throw gone;
  const repair = repairsOf(page, problem, content).find((one) => one.write === write);
  if (!repair) throw gone;
  return editor.rewrite(file, `${file}: ${repair.words}`, (now) => {
    if (now !== page.text) throw gone;
    return repair.text;
  });
}

async function confirmed(
  { figure }: Problem,
  pages: ContentFile[],
  content: SiteContent,
  editor: PageEditor,
  gone: CouldNotRun,
): Promise<EditResult> {
  const found = listFigures(editor.files.place, content, pages, [figure ?? ""]);
  if (found.length === 0) throw gone;
  return editor.changeFiles(`${figure} is right`, () => found);
}

/** The change of figures.yaml that lists those of some figures which some files say. */
export function listFigures(
  { dir, cwd = "", publicDir }: PagesFolder,
  content: SiteContent,
  files: ContentFile[],
  figures: string[],
): FileChange[] {
  const found = figuresToConfirm(content, files).filter(({ figure }) => figures.includes(figure));
  return confirmFigures({ dir, cwd, publicDir }, content, found);
}
