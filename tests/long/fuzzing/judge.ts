import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { formatterNames, loadFormatter, reportOf } from "../../../renderer/content/report/formatter";

type Formatter = Awaited<ReturnType<typeof loadFormatter>>;

/** The limits of one check of the small site: milliseconds of processor time, and bytes of the whole process. */
const LONGEST = 2000;
export const LARGEST = 300e6;

export const allFormatters = (): Promise<Formatter[]> => Promise.all(formatterNames().map(loadFormatter));

/** @throws Error for what a check may never do */
export async function judge(cwd: string, formats: Formatter[]): Promise<void> {
  const start = process.cpuUsage();
  const result = await checkFolder({ dir: "pages", publicDir: "public", cwd });
  const { user, system } = process.cpuUsage(start);
  if ((user + system) / 1000 > LONGEST) throw new Error(`It took ${Math.round((user + system) / 1000)} ms.`);
  for (const problem of result.problems) {
    const { line, column, endLine, endColumn, message, rule } = problem;
    const isPlaced = [line, column, endLine, endColumn].every((number) => Number.isInteger(number) && number > 0);
    if (!isPlaced) throw new Error(`A problem has no place: ${JSON.stringify(problem)}`);
    if (!message || !rule || /\bundefined\b|\[object |\bNaN\b/.test(message.replace(/".*"/s, ""))) {
      throw new Error(`A problem has no words: ${JSON.stringify(problem)}`);
    }
  }
  for (const format of formats) {
    if (/(?![\n\t])\p{Cc}|\p{Cs}/u.test(format(reportOf(result, false))))
      throw new Error(`${format.name} steers a terminal.`);
  }
}
