import { createServer } from "node:http";
import { defineCommand } from "../cli/command";
import { close, listen, placeFrom } from "../serve/listen";
import { type MakeFile, serveUntilStopped } from "../serve/siteServer";

const outDir = "dist/client";

export const command = defineCommand({
  name: "npm start",
  about:
    "Installs what is missing, checks the content, builds the site and serves it on this machine. The last line printed is the address.",
  flags: {},
  env: {
    PORT: "the port (default: 4173)",
    HOST: "the name or address to listen on (default: localhost); 0.0.0.0 opens the site to the network",
  },
  examples: ["npm start", "PORT=4174 npm start"],
  exitCodes: {
    0: "stopped by Ctrl-C",
    1: "the content has errors, or the port cannot be used",
    2: "could not run",
  },
  async run() {
    const place = placeFrom(process.env);
    // Report a taken port before the build, not after it.
    await close(await listen(() => createServer(), place));
    // Loaded here: the port check does not need the renderer.
    const { buildAndPrint } = await import("../build/printBuild");
    let serving = false;
    const early = async (makeFile: MakeFile) => {
      await serveUntilStopped(outDir, place, makeFile);
      serving = true;
    };
    const { ok } = await buildAndPrint({ pagesDir: "pages-data", outDir, publicDir: "public", early });
    if (!ok) return 1;
    if (!serving) await serveUntilStopped(outDir, place);
  },
});
