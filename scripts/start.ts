/**
 * `npm start`: checks the content, builds the site and serves it on this machine until Ctrl-C.
 *
 *   PORT=4174 npm start        on another port than 4173
 *   HOST=0.0.0.0 npm start     open to the network, not to this machine alone
 *
 * The last line is the site's address. Exit codes: 0 stopped by Ctrl-C, 1 the content has errors, the build failed,
 * or the port cannot be used.
 */
import { createServer } from "node:http";
import { close, listen, placeFrom } from "./serve/listen";
import { serveUntilStopped } from "./serve/serveUntilStopped";

const outDir = "dist/client";

try {
  const place = placeFrom(process.env);
  // A taken port is told before the build, so that nobody waits in vain.
  await close(await listen(() => createServer(), place));

  // Loaded here: the renderer takes a second to load, and the port does not need it.
  const { buildAndPrint } = await import("./build/buildAndPrint");
  if (await buildAndPrint({ pagesDir: "pages-data", outDir, publicDir: "public" })) {
    await serveUntilStopped(outDir, place);
  } else {
    process.exitCode = 1;
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
