/**
 * `npm run check`: its flags are in check/checkCommand.ts. Plain JavaScript, so that a repeated check of
 * unchanged content loads only its cached result.
 */
import { resultCache } from "./check/resultCache.mjs";

const args = process.argv.slice(2);
const cache = resultCache(args);
const result = cache?.read() ?? (await check());
if (result.text) process[result.code === 2 ? "stderr" : "stdout"].write(`${result.text}\n`);
process.exitCode = result.code;

async function check() {
  const { register } = await import("tsx/esm/api");
  register();
  const { answerCheck } = await import("./check/checkCommand.ts");
  const checked = await answerCheck(args);
  cache?.write(checked);
  return checked;
}
