/**
 * The code of a command as one script, bundled and compiled once for each state of the code and of the packages:
 * loading some three hundred modules one by one takes longer than checking fifty pages.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { Script } from "node:vm";
import { codeVersion } from "./cache/codeVersion.mjs";
import { hashOf } from "./cache/files.mjs";

const require = createRequire(import.meta.url);

/** Packages that most runs do not load, or that have code of the operating system. */
const ON_DEMAND = ["ajv", "cspell-trie-lib", "html-validate", "linkedom", "sharp", "vite", "vite-plugin-ssr"];

/**
 * So much code, in bytes, V8 runs of a function before it optimizes it. By default it is a fifteenth of that: of a build
 * of 1,000 pages an eighth was spent on optimizing, in each thread again, what then ran for seconds (measured, two builds
 * of each by turns: 2 and 12 % less processor time).
 */
const BEFORE_OPTIMIZING = 1_000_000;

/** @typedef {import("./cache/store.mjs").Store} Store */

/**
 * @template Program
 * @param {string} entry the file that exports what the command does
 * @param {Store} store of results that any change of the code makes old
 * @param {{ live?: boolean }} [options] `live` for a program that runs on while code is edited: it reads the versions of the code itself, and is optimized as usual
 * @returns {Promise<Program & { keep(): void }>} what the file exports; `keep` remembers what is compiled by now, for the
 *   next start
 */
export async function loadProgram(entry, store, { live = false } = {}) {
  if (!live) setFlagsFromString(`--interrupt-budget=${BEFORE_OPTIMIZING}`);
  // The script holds the paths of its sources.
  const input = `program ${entry}`;
  const code = store.read(input)?.toString() ?? (await bundle(entry, store, input, live));
  const compiled = `compiled ${hashOf(code)}`;
  const cachedData = store.read(compiled);
  const script = new Script(code, { filename: entry, cachedData });
  const module = { exports: {} };
  /** @param {string} name */
  const importPackage = (name) => import(name);
  script.runInThisContext()(module, module.exports, require, importPackage);
  const keep = () => {
    if (!cachedData || script.cachedDataRejected) store.write(compiled, script.createCachedData());
  };
  return Object.assign({ keep }, /** @type {Program} */ (module.exports));
}

/** @param {string} entry @param {Store} store @param {string} input @param {boolean} live */
async function bundle(entry, store, input, live) {
  // The esbuild that tsx works with.
  /** @type {{ build(options: object): Promise<{ outputFiles: { text: string }[] }> }} */
  const esbuild = createRequire(require.resolve("tsx"))("esbuild");
  const { outputFiles } = await esbuild.build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    logLevel: "silent",
    platform: "node",
    format: "cjs",
    target: `node${process.versions.node}`,
    external: ON_DEMAND,
    legalComments: "none",
    define: live ? {} : { "process.env.BUNDLED_CODE_VERSION": JSON.stringify(store.version) },
    banner: { js: "(function (module, exports, require, importPackage) {" },
    footer: { js: "})" },
    plugins: [{ name: "places", setup: keepPlaces }],
  });
  const text = outputFiles.map((file) => file.text).join();
  // A file that was saved meanwhile may be in it or not.
  if (codeVersion() === store.version) store.write(input, text);
  return text;
}

/** Each module goes on finding the files beside it. @param {{ onLoad(filter: object, load: (args: { path: string }) => object): void }} build */
function keepPlaces(build) {
  build.onLoad({ filter: /\.(ts|mjs)$/ }, ({ path: file }) => {
    // One after the other: hundreds of files are not open at once.
    const text = readFileSync(file, "utf8");
    const places = { url: pathToFileURL(file).href, dirname: path.dirname(file), filename: file };
    const contents = text
      .replace(/\bimport\.meta\.(url|dirname|filename)\b/g, (_, name) =>
        JSON.stringify(places[/** @type {keyof typeof places} */ (name)]),
      )
      // Node forgets how a script imports when it was compiled before.
      .replace(/(?<!typeof )\bimport\("(?![./])/g, 'importPackage("');
    return { contents, loader: file.endsWith(".ts") ? "ts" : "js" };
  });
}
