/**
 * Builds the site: checks the content, draws every page, writes what changed.
 *
 *   npm run build
 *   npm run build -- --pages DIR --out DIR     defaults pages-data and dist/client
 *   npm run build -- --no-cards                the site's own social card for every page: thousands need not be drawn
 *
 * Exit codes: 0 built, 1 the content has errors (the last output stays as it was), 2 could not run.
 */
import { parseArgs } from "node:util";
import { buildAndPrint } from "./build/buildAndPrint";

try {
  const { values } = parseArgs({
    options: {
      pages: { type: "string", default: "pages-data" },
      out: { type: "string", default: "dist/client" },
      "no-cards": { type: "boolean", default: false },
    },
  });
  const built = await buildAndPrint({
    pagesDir: values.pages,
    outDir: values.out,
    publicDir: "public",
    cards: !values["no-cards"],
  });
  process.exitCode = built ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
