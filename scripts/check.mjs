/**
 * `npm run check`: its flags are in check/checkCommand.ts. Plain JavaScript, so that a repeated check of
 * unchanged content loads only its cached result.
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
  const { answerCheck } = await import("./check/checkCommand.ts");
  const found = await answerCheck(args);
  memory?.keep(found);
  return found;
}
