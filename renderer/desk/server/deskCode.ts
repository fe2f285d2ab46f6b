import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { hashOf } from "../../base/files/files.mjs";
import { codeVersion } from "../../cache/codeVersion.mjs";
import { loadEsbuild } from "../../cache/program.mjs";
import { Store } from "../../cache/store.mjs";
import { type Serve, send } from "../../preview/serve";

const ENTRY = path.join(import.meta.dirname, "../client/Desk.tsx");

/** The desk's code module by module, by Vite: an error in it is shown at its line. */
const MODULES = "/renderer/desk/client/Desk.tsx";

/** The folder of the desk's code as one file, whose name is a hash of its content. */
const BUNDLED = "/_desk/code/";

/** The typeface of the desk's own words: those of a site are subsets, with the characters of its pages. */
export const TYPEFACE = `${BUNDLED}inter.woff2`;
const TYPEFACE_FILE = "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";

/** All that the bundle depends on: the desk's sources and packages, this file, and the bundler by way of tsx. */
const ENTRIES = [ENTRY, import.meta.filename];

interface Bundle {
  address: string;
  code: string;
}

/**
 * The desk's code for the browser. It is one file, made once for each state of the sources: a hundred modules would
 * take longer than everything else when the desk opens. Once code is edited while the preview runs, it is served as
 * modules, which always match the files on disk.
 */
export class DeskCode {
  #edited = false;
  #bundle: Promise<Bundle | undefined> | undefined;

  /** To be called when a file of the code was saved. */
  edited(): void {
    this.#edited = true;
  }

  /** The address of the script that the desk starts with. */
  async address(): Promise<string> {
    if (this.#edited) return MODULES;
    // Code with an error has no bundle.
    this.#bundle ??= bundle().catch(() => undefined);
    return (await this.#bundle)?.address ?? MODULES;
  }

  serve: Serve = async ({ pathname }, response) => {
    const found = pathname.startsWith(BUNDLED) ? await this.#bundle : undefined;
    const isTypeface = pathname === TYPEFACE;
    if (!isTypeface && found?.address !== pathname) return false;
    response.setHeader("cache-control", "max-age=31536000, immutable");
    if (!isTypeface) return send(response, "text/javascript", found?.code ?? "");
    return send(response, "font/woff2", readFileSync(createRequire(import.meta.url).resolve(TYPEFACE_FILE)));
  };
}

/** @throws Error if the code has an error, or was edited meanwhile */
async function bundle(): Promise<Bundle> {
  const store = new Store("desk-code", { entries: ENTRIES });
  const kept = store.read("desk")?.toString();
  const code = kept ?? (await build());
  if (!kept) {
    if (codeVersion(ENTRIES) !== store.version) throw new Error("The code was edited while it was bundled.");
    store.write("desk", code);
  }
  return { address: `${BUNDLED}${hashOf(code).slice(0, 16)}.js`, code };
}

async function build(): Promise<string> {
  const { outputFiles } = await loadEsbuild().build({
    entryPoints: [ENTRY],
    bundle: true,
    write: false,
    minify: true,
    logLevel: "silent",
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    legalComments: "none",
    // React as visitors get it, as in the preview's modules.
    define: { "process.env.NODE_ENV": '"production"' },
  });
  return outputFiles.map(({ text }) => text).join();
}
