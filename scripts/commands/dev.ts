import "../../renderer/preview/productionReact";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { setFlagsFromString } from "node:v8";
import type { Plugin } from "vite";
import { look } from "../../blocks/look/design";
import { deskPlugin } from "../../renderer/desk/deskPlugin";
import { defineCommand } from "../cli/command";
import { atFlag, pagesFlag, wholeNumber } from "../cli/flags";
import { root } from "../cli/generated";
import { publicFolder } from "../cli/publicFolder.mjs";
import { codespaceOrigin, readOrigin } from "../preview/forwardedOrigin";
import { makeShared } from "../preview/makeShared";
import { KEEP_ALIVE_MS, portFrom } from "../serve/listen";
import { onStop } from "../serve/onStop";

/**
 * Log lines of vite-plugin-ssr 0.4.142: two for every request, a warning of Vite about the plugin's own code, and
 * that the plugin was renamed.
 */
const NOISE =
  /\[request\(\d+\)\] (?:HTTP (?:request:|response|redirect) |The glob option "as" has been deprecated)|renamed to Vike/;

/**
 * How much the heap of the preview, and that of its check, may grow until its garbage is collected. By V8's own rule both
 * keep several times what they need on a machine with much memory: in 80 edits of a page the preview took up to 573 MB, and
 * takes up to 387 MB with this, for 12 % more processor time.
 */
const HEAP_GROWTH = "--heap-growing-percent=50";

export const command = defineCommand({
  name: "npm run dev",
  about:
    "Shows the pages at http://localhost:5173, and again whenever a YAML file is saved, with the desk beside them; /_blocks is the catalogue of all blocks. The last line printed is the address.",
  flags: {
    pages: pagesFlag,
    at: atFlag,
    port: {
      value: "N",
      parse: wholeNumber(1, 65_535),
      about: "the port, or the next free one (default: PORT, else 5173)",
    },
    host: { value: "NAME", default: "localhost", about: "0.0.0.0 opens the preview to the network" },
    origin: {
      value: "URL",
      parse: readOrigin,
      about:
        "another address that leads to the preview, such as that of a hosted editor (default: that of the codespace)",
    },
    "read-only": { about: "the desk shows pages, but changes no file" },
  },
  env: { PORT: "the port, where --port is not given (default: 5173)" },
  examples: ["npm run dev", "npm run dev -- --port 5174 --host 0.0.0.0"],
  exitCodes: { 0: "stopped by Ctrl-C", 2: "could not run" },
  async run({ flags: { pages, at, port: wanted, host, origin, "read-only": readOnly } }) {
    leaveOutNoise();
    setFlagsFromString(HEAP_GROWTH);
    const port = wanted ?? portFrom(process.env, 5173, "npm run dev");
    const { createServer } = await import("vite");
    const forwarded = (port: number) => origin ?? codespaceOrigin(process.env, port);
    const publicDir = publicFolder(pages);
    const server = await createServer({
      root,
      publicDir: path.resolve(publicDir),
      plugins: [
        endAtOnce(),
        deskPlugin({ dir: pages, publicDir, at }, look, { readOnly, forwarded, makeShared: makeShared(pages) }),
      ],
      // The preview judges each request before Vite does.
      server: { port, host, ...(forwarded(port) && { allowedHosts: true as const }) },
      logLevel: "warn",
    });
    Object.assign(server.httpServer ?? {}, { keepAliveTimeout: KEEP_ALIVE_MS });
    await server.listen();
    keepRunning();
    onStop(() => server.close());
    console.log(`The preview is ready: saving a file in ${pages} shows it at once. Stop it with Ctrl-C.`);
    const url = server.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "";
    console.log(url);
  },
});

/** Until the preview is ready, SIGTERM ends it like any process: Vite would first read all pages. */
function endAtOnce(): Plugin {
  return { name: "end-at-once", enforce: "pre", configureServer: () => void process.removeAllListeners("SIGTERM") };
}

/**
 * Nothing catches some errors of Vite and its plugins, for example if a file is deleted while it is being sent. No
 * request may end the preview.
 */
function keepRunning(): void {
  for (const event of ["uncaughtException", "unhandledRejection"]) {
    process.on(event, (error) => console.error(`A request failed: ${(error as Error)?.message ?? error}`));
  }
}

/**
 * Filters these lines out of `console.log` and `console.warn`. The plugin has no setting for them, and does not
 * use Vite's logger. Failed responses go to `console.error` and are printed.
 */
function leaveOutNoise(): void {
  for (const way of ["log", "warn"] as const) {
    const print = console[way];
    console[way] = (...output: unknown[]) => {
      const [first] = output;
      if (typeof first === "string" && NOISE.test(stripVTControlCharacters(first))) return;
      print(...output);
    };
  }
}
