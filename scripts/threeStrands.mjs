#!/usr/bin/env node
/**
 * The engine as an installed package: `npx three-strands check -- --launch` is `npm run check -- --launch`, in the folder of a site.
 */
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { attempt } from "../renderer/base/attempt.mjs";
import { PACKAGE, prepareOrSay, watchBlocks } from "./setup/engineFolder.mjs";

const site = process.cwd();
const [name = ""] = process.argv.slice(2);
// npm takes the two dashes away, npx passes them on.
if (process.argv[3] === "--") process.argv.splice(3, 1);

if (name === "init") {
  process.env.SITE_CACHE ??= mkdtempSync(path.join(tmpdir(), "three-strands-"));
  await start(import.meta.dirname);
} else if (!name || name.startsWith("-")) {
  // A question about the commands, which needs no site.
  await start(import.meta.dirname);
} else if (existsSync(path.join(site, "pages-data"))) {
  process.env.SITE_CACHE ??= cacheFolder();
  // The copy stays that of the version before until its pages are upgraded.
  const engine = name === "upgrade" ? PACKAGE : prepareOrSay(site);
  if (name === "dev") watchBlocks(site);
  if (engine && name !== "sync") await start(path.join(engine, "scripts"));
} else {
  console.error(`There is no site in ${site}: it has no folder pages-data. npx three-strands init my-site makes one.`);
  process.exitCode = 2;
}

/** What is kept is in the site, not in the package; beside its packages, or beside the engine where these are only to be read. */
function cacheFolder() {
  const beside = path.join(site, "node_modules/.cache");
  const isWritable = attempt(() => {
    mkdirSync(beside, { recursive: true });
    accessSync(beside, constants.W_OK);
    return true;
  });
  return isWritable ? beside : path.join(site, ".three-strands-cache");
}

/** @param {string} scripts */
async function start(scripts) {
  // The compiler of threads would take that of the working folder.
  process.env.TSX_TSCONFIG_PATH = path.join(scripts, "../tsconfig.json");
  await import(pathToFileURL(path.join(scripts, "run.mjs")).href);
}
