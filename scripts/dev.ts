/**
 * The live preview: shows the pages at http://localhost:5173 and again whenever a YAML file is saved, with
 * the desk beside them; /_blocks is the catalogue of all blocks.
 *
 *   npm run dev
 *   npm run dev -- --pages DIR --port 5174 --host 0.0.0.0
 *
 * A taken port is passed over for the next one; the last line printed is the address. The default host is this
 * machine alone. Exit codes: 0 stopped by Ctrl-C, 2 could not run.
 */
import { parseArgs } from "node:util";
import { createServer } from "vite";
import { previewPlugin } from "../renderer/preview/previewPlugin";
import { leaveOutNoise } from "./preview/leaveOutNoise";
import { onStop } from "./serve/onStop";

try {
  const { values } = parseArgs({
    options: {
      pages: { type: "string", default: "pages-data" },
      port: { type: "string", default: "5173" },
      host: { type: "string", default: "localhost" },
    },
  });
  const port = Number(values.port);
  if (!(Number.isInteger(port) && port >= 1 && port <= 65_535)) {
    throw new Error(`--port takes a whole number from 1 to 65535, and it is "${values.port}".`);
  }
  leaveOutNoise();
  const server = await createServer({
    plugins: [previewPlugin({ pagesDir: values.pages, publicDir: "public" })],
    server: { port, host: values.host },
    logLevel: "warn",
  });
  await server.listen();
  onStop(() => server.close());
  console.log(`The preview is ready: saving a file in ${values.pages} shows it at once. Stop it with Ctrl-C.`);
  console.log(server.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "");
} catch (error) {
  console.error((error as Error).message);
  // Vite may be watching files already, which would keep the process alive.
  process.exit(2);
}
