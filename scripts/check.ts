/**
 * Checks the content: YAML, schema, facts, links, pictures, titles.
 *
 *   npm run check                      before every commit, and in CI
 *   npm run check -- --format json     text (default), json or github, or any other file of renderer/content/format/
 *   npm run check -- --pages DIR       another folder than pages-data
 *
 * Exit codes: 0 clean (warnings alone are clean), 1 errors in the content, 2 could not run.
 */
import { parseArgs } from "node:util";
import { checkFolder } from "../renderer/content/checkFolder";
import { CouldNotRun } from "../renderer/content/couldNotRun";
import { formatterNames, loadFormatter } from "../renderer/content/print/loadFormatter";
import { reportOf } from "../renderer/content/print/reportOf";

try {
  const { format, pages } = flags();
  const formatter = await loadFormatter(format);
  const result = await checkFolder({ dir: pages, publicDir: "public" });
  const printed = formatter(reportOf(result));
  if (printed) process.stdout.write(`${printed}\n`);
  if (result.problems.some(({ severity }) => severity === "error")) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof CouldNotRun)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

function flags(): { format: string; pages: string } {
  try {
    return parseArgs({
      options: { format: { type: "string", default: "text" }, pages: { type: "string", default: "pages-data" } },
    }).values;
  } catch (error) {
    const reason = (error as Error).message.split(". ")[0];
    throw new CouldNotRun(`${reason}. The flags are --format ${formatterNames().join("|")} and --pages DIR.`);
  }
}
