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
 *   npm run check -- --built [DIR]       looks through the built site too (dist/client); run npm run build first
 *   npm run check -- --online            asks other sites whether the pages that links lead to are there
 *
 * Plain JavaScript, so that a check of what was checked before loads nothing but its answer.
 * Exit codes: 0 clean (warnings alone are clean), 1 errors in the content, 2 could not run.
 */
import { answerMemory } from "./check/answerMemory.mjs";

const args = process.argv.slice(2);
const memory = answerMemory(args);
const answer = memory?.recall() ?? (await find());
if (answer.text) process[answer.code === 2 ? "stderr" : "stdout"].write(`${answer.text}\n`);
process.exitCode = answer.code;

async function find() {
  const { register } = await import("tsx/esm/api");
  register();
  const { answerCheck } = await import("./check/answerCheck.ts");
  const found = await answerCheck(args);
  memory?.keep(found);
  return found;
}
