/** Builds the site: checks the content, renders every page, writes what changed. */
import { buildAndPrint } from "./build/buildAndPrint";
import { defineCommand, runAsProgram } from "./cli";

export const command = defineCommand({
  name: "npm run build",
  about: "Builds the site: checks the content, renders every page, writes only what changed.",
  flags: {
    pages: { value: "DIR", default: "pages-data", about: "the folder of page files" },
    out: { value: "DIR", default: "dist/client", about: "where the site is written" },
    "no-cards": {
      about: "uses the site's own social card for every page: faster for thousands of pages (default: off)",
    },
  },
  examples: ["npm run build", "npm run build -- --pages pages-data --out /tmp/site --no-cards"],
  exitCodes: { 0: "built", 1: "the content has errors; the last output stays as it was", 2: "could not run" },
  async run({ flags: { pages, out, "no-cards": noCards } }) {
    const built = await buildAndPrint({ pagesDir: pages, outDir: out, publicDir: "public", cards: !noCards });
    return built ? 0 : 1;
  },
});

await runAsProgram(import.meta.filename, command);
