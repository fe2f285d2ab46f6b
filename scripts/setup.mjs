/**
 * Makes this machine ready before another command runs; npm runs it as `prestart` and `pretest`.
 *
 *   node scripts/setup.mjs              Node's version, and the packages that package-lock.json names
 *   node scripts/setup.mjs --browser    and a Chromium for the browser tests
 *
 * It runs before any package exists: plain JavaScript, Node's own modules only. Quiet when all is well.
 * Exit codes: 0 ready, 1 not ready (one sentence says what to do).
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ensureChromium } from "./setup/ensureChromium.mjs";
import { ensurePackages } from "./setup/ensurePackages.mjs";
import { nodeVersionProblem } from "./setup/nodeVersion.mjs";

// Not import.meta.dirname: a Node too old for the site is also too old for that, and must still hear its sentence.
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

try {
  const { engines } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const problem = nodeVersionProblem(process.versions.node, engines.node);
  if (problem) throw new Error(problem);
  ensurePackages(root);
  if (process.argv.includes("--browser")) ensureChromium();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
