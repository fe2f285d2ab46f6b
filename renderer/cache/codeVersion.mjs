import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { attempt, readBytes } from "../base/attempt.mjs";
import { filesIn, hashOf } from "../base/files/files.mjs";
import { settledStampOf } from "../base/files/stamp.mjs";

/** The repository, or the folder in which a site has the engine. */
export const ROOT = path.resolve(import.meta.dirname, "../..");

/**
 * The folder of everything that is kept between runs: beside the packages, or where `--cache` says.
 *
 * @param {string} [root]
 */
export function cacheOf(root = ROOT) {
  const { SITE_CACHE } = process.env;
  return SITE_CACHE && root === ROOT ? SITE_CACHE : path.join(root, "node_modules/.cache");
}

/** The top-level folders without code; every other file counts as code. */
const NOT_CODE = new Set(["node_modules", "dist", "docs", "tests", "pages-data", "public"]);

/** The file with the hash of all code and the stamps of its files. */
const HASHED = "code-hash";

/**
 * A hash of the code, the installed packages and Node. With `entries`, only these files count, their imports,
 * direct or indirect, and the packages that those import: encoding all pictures takes a minute, and does not depend
 * on a block or the linter. If an import cannot be followed, all code counts.
 *
 * @param {string[]} [entries] files to start from
 * @param {string} [root] the repository
 */
export function codeVersion(entries, root = ROOT) {
  // The others have what is installed, which may differ from the first: here, and where the engine itself is a package.
  const lists = ["package-lock.json", "node_modules/.package-lock.json", "../node_modules/.package-lock.json"];
  return hashOf([process.version, process.platform, process.arch, sourceVersion(entries, root, lists)].join());
}

/**
 * Like `codeVersion`, but equal on every machine with the same sources.
 *
 * @param {string[]} [entries]
 * @param {string} [root]
 * @param {string[]} [lists] the files that name the packages' versions
 */
export function sourceVersion(entries, root = ROOT, lists = ["package-lock.json"]) {
  const graph = entries && importGraph(entries, root);
  const hash = createHash("sha256");
  hash.update(graph ? hashOfFiles(graph.files, root) : hashOfAllCode(root));
  for (const list of lists.map((file) => readBytes(path.join(root, file))))
    hash.update("\0").update(graph && list ? packageVersions(graph.packages, list) : (list ?? ""));
  return hash.digest("hex");
}

/** @param {string[]} files @param {string} root */
function hashOfFiles(files, root) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(`\0${path.relative(root, file)}\0`).update(readBytes(file) ?? "");
  return hash.digest("hex");
}

/**
 * The hash of all code: read only if a file's size or dates have changed, which takes a fifth of reading a thousand files.
 *
 * @param {string} root
 */
function hashOfAllCode(root) {
  const files = filesIn(root, NOT_CODE);
  const stamps = files.map((file) => [file, settledStampOf(file)]);
  const isSettled = stamps.every(([, stamp]) => stamp !== undefined);
  const state = hashOf(JSON.stringify(stamps));
  const place = path.join(cacheOf(root), HASHED);
  const [known, hash = "", check] = readBytes(place)?.toString().split(" ") ?? [];
  if (isSettled && known === state && check === hashOf(known + hash)) return hash;
  const now = hashOfFiles(files, root);
  // Not while somebody saves: the stamps are from before the reading, and the next run reads again.
  if (isSettled) {
    attempt(() => {
      const aside = `${place}.${randomUUID()}`;
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(aside, [state, now, hashOf(state + now)].join(" "));
      renameSync(aside, place);
    });
  }
  return now;
}

/** All direct and indirect imports; undefined if one is computed. @param {string[]} entries @param {string} root */
function importGraph(entries, root) {
  const files = new Set(entries);
  /** @type {Set<string>} */
  const packages = new Set();
  for (const file of files) {
    if (!/\.[cm]?[jt]sx?$/.test(file)) continue;
    const code = (readBytes(file) ?? "").toString().replace(/^\s*(import|export) type [^;]*;/gm, "");
    if (/\bimport\(\s*[^"'\s)]|\brequire\([^"'\s)]/.test(code)) return undefined;
    for (const [, , name = ""] of code.matchAll(
      /\b(?:from|import|require|URL|resolve|specifier:)[\s(]*(["'])([^"'\n]+)\1/g,
    )) {
      if (!/^\.\.?\//.test(name)) packages.add(name.replace(/^((?:@[^/]+\/)?[^/]+).*/, "$1"));
      else if (!/^\.\/.*\/$/.test(name)) files.add(sourceFile(path.resolve(path.dirname(file), name)));
      // Data that the code reads from a folder beside it.
      else for (const found of filesIn(path.resolve(path.dirname(file), name))) files.add(found);
    }
    // The pattern may match any file of the folder.
    for (const [, folder = ""] of code.matchAll(/import\.meta\.glob[^(]*\(\s*"([^"*]+)\//g)) {
      for (const found of filesIn(path.resolve(path.dirname(file), folder))) files.add(found);
    }
  }
  const inside = [...files].filter((file) => !path.relative(root, file).startsWith(".."));
  return { files: inside.sort(), packages: [...packages].sort() };
}

/** The file that an import resolves to. @param {string} file the path, with or without its ending */
function sourceFile(file) {
  const names = [file, `${file}.ts`, `${file}.tsx`, `${file}.mjs`, path.join(file, "index.ts")];
  return names.find((name) => statSync(name, { throwIfNoEntry: false })?.isFile()) ?? file;
}

/**
 * @typedef {Record<string, { version?: string, integrity?: string, dependencies?: object, optionalDependencies?: object, peerDependencies?: object }>} Installed
 */

/** The parsed content of the last two lock files: parsing one takes as long as all the rest of a version. */
const locks = new Map();

/** @param {Buffer} lock a lock file @returns {Installed} its packages by folder */
function installedIn(lock) {
  const hash = hashOf(lock);
  const installed = locks.get(hash) ?? JSON.parse(lock.toString()).packages ?? {};
  locks.delete(hash);
  locks.set(hash, installed);
  for (const oldest of [...locks.keys()].slice(0, -2)) locks.delete(oldest);
  return installed;
}

/** The versions of packages and of all their dependencies. @param {string[]} names @param {Buffer} lock its file */
function packageVersions(names, lock) {
  const installed = installedIn(lock);
  const found = new Set(names.map((name) => `node_modules/${name}`));
  for (const place of found) {
    const { dependencies, optionalDependencies, peerDependencies } = installed[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      // Like Node, look for it from the package's own folder upwards.
      let from = place;
      while (from && !installed[`${from}/node_modules/${name}`])
        from = from.replace(/\/?node_modules\/(?!.*node_modules\/).*$/, "");
      found.add(from ? `${from}/node_modules/${name}` : `node_modules/${name}`);
    }
  }
  return JSON.stringify(
    [...found].sort().map((place) => [place, installed[place]?.version, installed[place]?.integrity]),
  );
}
