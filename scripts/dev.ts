/**
 * The live preview: shows the pages at http://localhost:5173 and again whenever a YAML file is saved.
 *
 *   npm run dev
 *   npm run dev -- --pages DIR --port 5173
 *
 * Exit codes: 0 stopped by Ctrl-C, 2 could not run.
 */
import { parseArgs } from "node:util";
import { createServer } from "vite";
import { ContentStore } from "../renderer/preview/contentStore";
import { previewPlugin } from "../renderer/preview/previewPlugin";

try {
  const { values } = parseArgs({
    options: { pages: { type: "string", default: "pages-data" }, port: { type: "string", default: "5173" } },
  });
  const server = await createServer({
    plugins: [previewPlugin(new ContentStore(values.pages, "public"))],
    server: { port: Number(values.port) },
    logLevel: "warn",
  });
  await server.listen();
  console.log(`The preview is ready: saving a file in ${values.pages} shows it at once. Stop it with Ctrl-C.`);
  console.log(server.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "");
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
