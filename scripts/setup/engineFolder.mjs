/**
 * The engine in the folder of a site: `.three-strands` has the code of the installed package, and among its blocks those
 * of the site. So all code has one root, blocks of both kinds are found in the same way, and the package is only read.
 * Plain JavaScript, since it runs before any code is compiled.
 */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  watch,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { attempt, readBytes } from "../../renderer/base/attempt.mjs";
import { filesIn, hashOf } from "../../renderer/base/files/files.mjs";

/** The installed package. */
export const PACKAGE = path.resolve(import.meta.dirname, "../..");

/** The folder of the engine in that of a site. */
const FOLDER = ".three-strands";

/** What `npm run schema` writes from all blocks. */
const GENERATED = ["site-schema.json", "renderer/contract/types.generated.ts", "blocks/components.generated.ts"];

/** Notes of what the folder was made from: hidden, so that they count as no code. */
const NOTES = { engine: ".engine", blocks: ".blocks" };

/** What a block of a site may import besides its own files and packages. */
const API = "three-strands/block";

/** @typedef {{ dependencies: Record<string, string>, version: string }} Manifest */

/**
 * Makes the folder of the engine, or brings it up to date.
 *
 * @param {string} site its folder
 * @returns {string} the folder of the engine
 * @throws {Error} with one line for each thing that is wrong with the blocks of the site
 */
export function prepareEngine(site) {
  const folder = path.join(site, FOLDER);
  const state = stateOf(PACKAGE);
  if (readBytes(path.join(folder, NOTES.engine))?.toString() !== state) copyEngine(PACKAGE, folder, state);
  takeBlocks(site, PACKAGE, folder);
  return folder;
}

/** The same, with an error printed. @param {string} site @returns {string | undefined} nothing after an error */
export function prepareOrSay(site) {
  try {
    return prepareEngine(site);
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exitCode = 1;
    return undefined;
  }
}

/** Brings it up to date whenever a block of the site is saved. @param {string} site */
export function watchBlocks(site) {
  const blocks = path.join(site, "blocks");
  if (!existsSync(blocks)) return;
  /** @type {NodeJS.Timeout | undefined} */
  let soon;
  watch(blocks, { recursive: true }, () => {
    clearTimeout(soon);
    soon = setTimeout(prepareOrSay, 50, site);
  }).unref();
}

/** Changes with the package; one that is linked, such as a clone, also with each file. @param {string} engine */
function stateOf(engine) {
  const files = engine.includes("node_modules") ? ["package.json"] : codeOf(engine);
  const stamps = files.map((file) => {
    const { size, mtimeMs, ctimeMs } = statSync(path.join(engine, file));
    return [file, size, mtimeMs, ctimeMs];
  });
  return hashOf(JSON.stringify([realpathSync(engine), stamps]));
}

/** The files of the package, relative to it. @param {string} engine */
function codeOf(engine) {
  /** @type {{ files: string[] }} */
  const { files } = JSON.parse(readFileSync(path.join(engine, "package.json"), "utf8"));
  const places = ["package.json", ...files.filter((place) => !place.startsWith("!"))];
  return places.flatMap((place) => filesAt(path.join(engine, place))).map((file) => path.relative(engine, file));
}

/** @param {string} engine @param {string} folder @param {string} state */
function copyEngine(engine, folder, state) {
  // Beside it, and moved in as a whole: another command may be starting.
  const aside = `${folder}-${process.pid}`;
  rmSync(aside, { recursive: true, force: true });
  for (const file of codeOf(engine)) copyFile(path.join(engine, file), path.join(aside, file));
  linkPackages(engine, path.join(aside, "node_modules"));
  writeFileSync(path.join(aside, ".gitignore"), "*\n");
  writeFileSync(path.join(aside, NOTES.engine), state);
  keepOlder(folder, engine);
  rmSync(folder, { recursive: true, force: true });
  renameSync(aside, folder);
}

/** Where the copy of another version is until `upgrade` has compared it with this one. @param {string} folder */
const olderOf = (folder) => `${folder}-before`;

/** @param {string} engine its folder @returns {string | undefined} */
const versionOf = (engine) =>
  attempt(() => JSON.parse(readFileSync(path.join(engine, "package.json"), "utf8")).version);

/** Keeps the copy that is about to be replaced, if the pages were last upgraded to it. @param {string} folder @param {string} engine */
function keepOlder(folder, engine) {
  const older = olderOf(folder);
  const [before, present, oldest] = [folder, engine, older].map(versionOf);
  if (oldest === present) rmSync(older, { recursive: true, force: true });
  if (oldest || !before || before === present) return;
  renameSync(folder, older);
  console.error(
    `The engine is three-strands ${present} now, and was ${before}: npx three-strands upgrade says what changes for visitors.`,
  );
}

/** The engine that the pages of a site were last upgraded to, if it is not the present one. @param {string} site */
export function olderEngine(site) {
  const folder = path.join(site, FOLDER);
  const place = [olderOf(folder), folder].find((each) => versionOf(each) !== undefined);
  return place && versionOf(place) !== versionOf(PACKAGE) ? place : undefined;
}

/** After an upgrade: this version is the one of the pages. @param {string} site */
export function forgetOlder(site) {
  prepareEngine(site);
  rmSync(olderOf(path.join(site, FOLDER)), { recursive: true, force: true });
}

/**
 * Links the packages that the engine needs, each from where it is installed; those of the site, such as its typefaces, are
 * found in its own `node_modules`.
 *
 * @param {string} engine @param {string} folder
 */
function linkPackages(engine, folder) {
  /** @type {Manifest} */
  const { dependencies } = JSON.parse(readFileSync(path.join(engine, "package.json"), "utf8"));
  for (const name of Object.keys(dependencies)) {
    const place = findPackage(realpathSync(engine), name);
    if (!place) continue;
    const link = path.join(folder, name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(place, link, "junction");
  }
}

/** Like Node, looks from a folder upwards. @param {string} from @param {string} name @returns {string | undefined} */
function findPackage(from, name) {
  const place = path.join(from, "node_modules", name);
  if (existsSync(place)) return place;
  const above = path.dirname(from);
  return above === from ? undefined : findPackage(above, name);
}

/** Where themes are: of a site in its folder of blocks, of the engine in its own. */
const THEMES = { site: "themes", engine: "look/themes" };

/**
 * Puts the blocks and themes of the site among those of the engine, in place of one of the same name, and writes the
 * schema, the types and the list of components again when they have changed.
 *
 * @param {string} site @param {string} engine @param {string} folder
 */
function takeBlocks(site, engine, folder) {
  const own = path.join(site, "blocks");
  const names = blockFolders(own);
  const complaints = names.flatMap((name) => foreignImports(site, name));
  if (complaints.length > 0) throw new Error(complaints.join("\n"));
  const themes = themesIn(path.join(own, THEMES.site)).map((file) => [
    `${THEMES.site}/${file}`,
    `${THEMES.engine}/${file}`,
  ]);
  const places = new Map([...names.map((name) => [name, name]), ...themes].map(([from = "", to = ""]) => [to, from]));
  const note = path.join(folder, NOTES.blocks);
  /** @type {{ names: string[], schemas: string }} */
  const before = JSON.parse(readBytes(note)?.toString() ?? '{ "names": [], "schemas": "" }');
  for (const name of before.names.filter((name) => !places.has(name))) {
    rmSync(path.join(folder, "blocks", name), { recursive: true, force: true });
    copyPlace(path.join(engine, "blocks", name), path.join(folder, "blocks", name));
  }
  for (const [to, from] of places) copyPlace(path.join(own, from), path.join(folder, "blocks", to));
  const schemas = places.size === 0 ? "" : hashOf(Array.from(places.values(), (name) => schemasOf(own, name)).join());
  if (schemas === before.schemas) return;
  const keep = (/** @type {string} */ schemas) =>
    writeFileSync(note, JSON.stringify({ names: [...places.keys()], schemas }));
  // Again the next time if it is interrupted, or if the schemas are wrong.
  keep("unfinished");
  if (schemas) composeSchema(folder);
  else for (const file of GENERATED) copyPlace(path.join(engine, file), path.join(folder, file));
  keep(schemas);
}

/** Those with a capital, as in the engine. @param {string} blocks */
function blockFolders(blocks) {
  const entries = attempt(() => readdirSync(blocks, { withFileTypes: true })) ?? [];
  return entries.flatMap((entry) => (entry.isDirectory() && /^[A-Z]/.test(entry.name) ? [entry.name] : [])).sort();
}

/** @param {string} folder */
const themesIn = (folder) => (attempt(() => readdirSync(folder)) ?? []).filter((name) => name.endsWith(".yaml")).sort();

/** What the schema, the types and the list are made from. @param {string} blocks @param {string} name a folder or a file */
function schemasOf(blocks, name) {
  const files = filesAt(path.join(blocks, name)).filter((file) => /\.(?:json|yaml)$/.test(file));
  return [name, ...files.map((file) => [path.basename(file), hashOf(readFileSync(file))])].join();
}

/** One line for each import of a block that leads to other files of the engine. @param {string} site @param {string} name */
export function foreignImports(site, name) {
  const block = path.join(site, "blocks", name);
  return filesIn(block)
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const places = readFileSync(file, "utf8").matchAll(/\b(?:from|import)[\s(]*"([^"\n]+)"/g);
      return Array.from(places, ([, place = ""]) => place)
        .filter((place) =>
          place.startsWith(".") ? isOutside(block, file, place) : /^three-strands(?!\/block$)/.test(place),
        )
        .map(
          (place) =>
            `${path.relative(site, file)} imports ${place}: a block imports its own files, packages, and ${API}.`,
        );
    });
}

/** @param {string} block @param {string} file @param {string} place */
const isOutside = (block, file, place) =>
  path.relative(block, path.resolve(path.dirname(file), place)).startsWith("..");

/** @param {string} folder */
function composeSchema(folder) {
  const { status, stderr } = spawnSync(process.execPath, [path.join(folder, "scripts/run.mjs"), "schema"], {
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr.trim());
}

/** A file itself, or all files of a folder. @param {string} place */
const filesAt = (place) => (statSync(place, { throwIfNoEntry: false })?.isFile() ? [place] : filesIn(place));

/**
 * Makes a file or a folder contain what another has, or nothing where there is none: equal files are not written.
 *
 * @param {string} from @param {string} to
 */
function copyPlace(from, to) {
  const wanted = new Set(filesAt(from).map((file) => path.relative(from, file)));
  for (const file of filesAt(to)) if (!wanted.has(path.relative(to, file))) rmSync(file);
  for (const file of wanted) copyFile(path.join(from, file), path.join(to, file));
}

/** @param {string} from @param {string} to */
function copyFile(from, to) {
  if (readBytes(to)?.equals(readFileSync(from))) return;
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(from, to);
}
