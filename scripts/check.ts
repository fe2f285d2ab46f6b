/**
 * Checks the content: YAML, schema, facts, links, pictures, titles, headings, texts.
 *
 *   npm run check                        before every commit, and in CI
 *   npm run check -- --format json       text (default), or any other file of renderer/content/format/
 *   npm run check -- --pages DIR         another folder than pages-data
 *   npm run check -- --launch            before the site goes online: no placeholder may be left
 *   npm run check -- --facts             lists the facts of site.yaml and every use of them
 *   npm run check -- --rules             lists the rules
 *   npm run check -- --explain RULE      tells why there is a rule, and how to mend a breach of it
 *   npm run check -- --watch             checks again whenever a file is saved
 *
 * Exit codes: 0 clean (warnings alone are clean), 1 errors in the content, 2 could not run.
 */
import { CouldNotRun } from "../renderer/content/couldNotRun";
import { readFlags } from "./check/flags";
import { runCheck } from "./check/runCheck";

try {
  process.exitCode = await runCheck(readFlags());
} catch (error) {
  if (!(error instanceof CouldNotRun)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
