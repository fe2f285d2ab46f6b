/**
 * Loads the code of a command as one script, bundled and compiled once per state of the code and packages: loading some
 * three hundred modules one by one takes longer than checking fifty pages.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { Script } from "node:vm";
import { hashOf } from "../base/files/files.mjs";
import { codeVersion } from "./codeVersion.mjs";

const ROOT = path.resolve(import.meta.dirname, "../..");
const require = createRequire(import.meta.url);

/** Packages that most runs do not load, or that contain native code. */
const ON_DEMAND = ["ajv", "cspell-trie-lib", "html-validate", "linkedom", "satori", "sharp", "vite", "vite-plugin-ssr"];

/** Packages that read their WebAssembly from files beside them. */
const WITH_WASM = ["harfbuzzjs", "subset-font"];

/**
 * V8's interrupt budget: how many bytes of a function's bytecode run before V8 optimizes it. The default is a fifteenth
 * of this. A build of 1,000 pages spent an eighth of its time optimizing functions that run for seconds, again in each
 * thread (measured with two builds of each in turn: 2 and 12 % less processor time). Only V8 11, of Node 20, has this
 * flag; later ones would print an error.
 */
const BEFORE_OPTIMIZING = 1_000_000;

/** @typedef {import("./store.mjs").Store} Store */

/**
 * @template Program
 * @param {string} entry the file that exports the command's functions
 * @param {Store} store for results that are invalid after any change of the code
 * @param {{ live?: boolean }} [options] `live` for a program that keeps running while code is edited: it reads the code's version itself and is optimized as usual
 * @returns {Promise<Program & { keep(): void }>} the exports of the file; `keep` caches the code compiled so far
 */
export async function loadProgram(entry, store, { live = false } = {}) {
  if (!live && process.versions.v8.startsWith("11.")) setFlagsFromString(`--interrupt-budget=${BEFORE_OPTIMIZING}`);
  const input = `program ${path.relative(ROOT, entry)}`;
  const code = store.read(input) ?? Buffer.from(await bundle(entry, store, input, live));
  const compiled = `compiled ${hashOf(code)}`;
  const cachedData = store.read(compiled);
  const script = new Script(code.toString(), { filename: entry, cachedData });
  const module = { exports: {} };
  /** @param {string} name */
  const importPackage = (name) => import(name);
  script.runInThisContext()(module, module.exports, require, importPackage, findSource);
  const keep = () => {
    if (!cachedData || script.cachedDataRejected) store.write(compiled, script.createCachedData());
  };
  return Object.assign({ keep }, /** @type {Program} */ (module.exports));
}

/** @param {string} entry @param {Store} store @param {string} input @param {boolean} live */
async function bundle(entry, store, input, live) {
  const { outputFiles } = await loadEsbuild().build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    bundle: true,
    write: false,
    logLevel: "silent",
    platform: "node",
    format: "cjs",
    target: `node${process.versions.node}`,
    external: [...ON_DEMAND, ...WITH_WASM],
    legalComments: "none",
    define: live ? {} : { "process.env.BUNDLED_CODE_VERSION": JSON.stringify(store.version) },
    banner: { js: "(function (module, exports, require, importPackage, placeOfSource) {" },
    footer: { js: "})" },
    plugins: [{ name: "places", setup: keepPlaces }],
  });
  const text = outputFiles.map((file) => file.text).join();
  // A file saved during the build may be in the bundle or not: do not cache it.
  if (codeVersion() === store.version) store.write(input, text);
  return text;
}

/** The location of a source file: in a script, `placeOfSource`. @param {string} source its path from the root */
function findSource(source) {
  const filename = path.join(ROOT, source);
  return { url: pathToFileURL(filename).href, dirname: path.dirname(filename), filename };
}

/**
 * Lets each bundled module find the files beside it, even if the repository was moved or copied with its cache.
 *
 * @param {{ onLoad(filter: object, load: (args: { path: string }) => object): void }} build
 */
function keepPlaces(build) {
  build.onLoad({ filter: /\.(ts|mjs)$/ }, ({ path: file }) => {
    // Synchronously, so that hundreds of files are not open at once.
    const text = readFileSync(file, "utf8");
    const place = `placeOfSource(${JSON.stringify(path.relative(ROOT, file))})`;
    const contents = text
      .replace(/\bimport\.meta\.(url|dirname|filename)\b/g, (_, name) => `${place}.${name}`)
      // A script from V8's cache no longer knows how to import.
      .replace(/(?<!typeof )\bimport\("(?![./])/g, 'importPackage("');
    return { contents, loader: file.endsWith(".ts") ? "ts" : "js" };
  });
}

/** @typedef {{ outputFiles: { text: string }[] }} Bundled */
/** @typedef {{ build(options: object): Promise<Bundled>, buildSync(options: object): Bundled }} Esbuild */

/**
 * The esbuild that tsx works with: no second one is installed.
 *
 * @returns {Esbuild}
 */
export function loadEsbuild() {
  return createRequire(require.resolve("tsx"))("esbuild");
}
