import { markedIn } from "../../../authoring/certainSplice";
import { confirmFigures, figuresToConfirm } from "../../../authoring/confirmFigures";
import { applySplices } from "../../../authoring/splices";
import { CouldNotRun } from "../../../base/couldNotRun";
import type { Problem } from "../../../base/problem";
import { filesByName, type SiteContent } from "../../../content/model/siteContent";
import type { EditResult, FigureDecision } from "../../protocol/edits";
import type { PageEditor } from "./pageEditor";

/**
 * Lists an unknown figure as confirmed, or writes the fact that its problem suggests in its place.
 *
 * @param problems the problems of the site as last known
 * @throws CouldNotRun if the file says no such figure any more, or has changed since it was checked
 */
export async function decideFigure(
  { file, figure, line, column, is }: FigureDecision,
  editor: PageEditor,
  content: SiteContent | undefined,
  problems: readonly Problem[],
): Promise<EditResult> {
  const printed = editor.files.printed(file);
  const page = content && filesByName(content).get(printed);
  const gone = new CouldNotRun(`${printed} does not say ${figure} any more, so nothing was changed.`);
  if (!content || !page) throw gone;
  if (is === "right") {
    const { dir, cwd = "", publicDir } = editor.files.place;
    const folder = { dir, cwd, publicDir };
    const found = figuresToConfirm(content, [page]).filter((one) => one.figure === figure);
    if (found.length === 0) throw gone;
    return editor.changeFiles(`${figure} is right`, () => confirmFigures(folder, content, found));
  }
  const isMeant = (one: Problem) => one.file === printed && one.figure === figure && one.line === line;
  const meant = problems.find((problem) => isMeant(problem) && problem.column === column);
  if (!meant?.suggestion) throw gone;
  const splice = { ...markedIn(page.text, meant), text: meant.suggestion };
  return editor.rewrite(file, `${file}: ${figure} becomes a fact`, (now) => {
    if (now !== page.text) throw gone;
    return applySplices(now, [splice]);
  });
}
