import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { hashOf } from "../../base/files/files.mjs";
import { codeVersion } from "../../cache/codeVersion.mjs";
import { loadEsbuild } from "../../cache/program.mjs";
import { Store } from "../../cache/store.mjs";
import { type Serve, send } from "../../preview/serve";

/** What each document of the desk starts with. */
const ENTRIES = {
  desk: path.join(import.meta.dirname, "../client/Desk.tsx"),
  catalogue: path.join(import.meta.dirname, "../catalogue/Catalogue.tsx"),
};

/** The folder of the desk's code as one file, whose name is a hash of its content. */
const BUNDLED = "/_desk/code/";

/** The typeface of the desk's own words: those of a site are subsets, with the characters of its pages. */
export const TYPEFACE = `${BUNDLED}inter.woff2`;
const TYPEFACE_FILE = "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";

interface Bundle {
  address: string;
  code: string;
}

/**
 * The desk's code for the browser. Each document has one file, made once for each state of the sources: a hundred modules
 * would take longer than everything else when the desk opens.
 */
export class DeskCode {
  readonly #bundles = new Map<string, Promise<Bundle>>();

  /** To be called when a file of the code was saved. */
  edited(): void {
    this.#bundles.clear();
  }

  /** The address of the script that a document starts with. @throws Error with the place if the code has an error */
  async address(document: keyof typeof ENTRIES): Promise<string> {
    const made = this.#bundles.get(document) ?? bundle(ENTRIES[document]);
    this.#bundles.set(document, made);
    return (await made).address;
  }

  serve: Serve = async ({ pathname }, response) => {
    if (!pathname.startsWith(BUNDLED)) return false;
    const bundles = pathname === TYPEFACE ? [] : await Promise.all(this.#bundles.values());
    const found = bundles.find(({ address }) => address === pathname);
    if (!found && pathname !== TYPEFACE) return false;
    response.setHeader("cache-control", "max-age=31536000, immutable");
    if (found) return send(response, "text/javascript", found.code);
    return send(response, "font/woff2", readFileSync(createRequire(import.meta.url).resolve(TYPEFACE_FILE)));
  };
}

async function bundle(entry: string): Promise<Bundle> {
  // All that it depends on: its sources and packages, this file, and the bundler by way of tsx.
  const entries = [entry, import.meta.filename];
  const store = new Store("desk-code", { entries });
  const kept = store.read(entry)?.toString();
  const code = kept ?? (await build(entry));
  // Not if the code was edited meanwhile.
  if (!kept && codeVersion(entries) === store.version) store.write(entry, code);
  return { address: `${BUNDLED}${hashOf(code).slice(0, 16)}.js`, code };
}

async function build(entry: string): Promise<string> {
  const { outputFiles } = await loadEsbuild().build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    logLevel: "silent",
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    legalComments: "none",
    // React as visitors get it.
    define: { "process.env.NODE_ENV": '"production"' },
  });
  return outputFiles.map(({ text }) => text).join();
}
