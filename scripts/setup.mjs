/**
 * Prepares this machine before another command runs; npm runs it as `prestart`, `predev`, `pretest` and `pretest:all`.
 *
 *   node scripts/setup.mjs              Node's version, and the packages that the site needs
 *   node scripts/setup.mjs --tests      and those for tests
 *   node scripts/setup.mjs --browser    and a Chromium
 *
 * It runs before any package exists: plain JavaScript with Node's own modules. Prints nothing when all is ready.
 * Exit codes: 0 ready, 1 not ready (one sentence says what to do).
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import "./setup/endWithParent.mjs";
import { ensurePackages } from "./setup/packages.mjs";

// Not import.meta.dirname: a Node that is too old for the site may not have it, and must still print its sentence.
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const browser = process.argv.includes("--browser");

try {
  const { engines } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const wanted = engines.node.replace(/^>=\s*/, "");
  const { node } = process.versions;
  if (node.localeCompare(wanted, "en", { numeric: true }) < 0) {
    throw new Error(
      `This site needs Node ${wanted} or newer, but this is Node ${node}. Install a newer one from https://nodejs.org and run the command again.`,
    );
  }
  await ensurePackages(root, browser || process.argv.includes("--tests"));
  if (browser) {
    const { register } = await import("tsx/esm/api");
    register();
    const { ensureChromium } = await import("./setup/launchBrowser.ts");
    await ensureChromium();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
