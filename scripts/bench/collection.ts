import { readdirSync } from "node:fs";
import path from "node:path";
import { generateSite, retitle } from "./generateSite";
import { inFolder, measure, RUN_HEAD, runRow } from "./measure";

/**
 * Prints a row for each build of sites of which half of the pages are entries of a collection: into an empty folder,
 * then after a change of nothing, of the title of an entry, which a list and the feed show, and of another page.
 *
 * @throws CouldNotRun if a build fails
 */
export async function measureCollection(sizes: number[]): Promise<void> {
  await inFolder((folder) => {
    console.log(RUN_HEAD);
    for (const size of sizes) {
      const pages = path.join(folder, `site-${size}`);
      generateSite(pages, size, Math.floor(size / 2));
      const [entry = ""] = readdirSync(path.join(pages, "news")).filter((name) => name.endsWith("0.yaml"));
      const changes: Record<string, () => void> = {
        "first build": () => {},
        "nothing changed": () => {},
        "an entry changed": () => retitle(pages, `news/${entry}`),
        "another page changed": () => retitle(pages),
      };
      for (const [title, change] of Object.entries(changes)) {
        change();
        const flags = ["--no-cards", "--no-pictures", "--pages", pages, "--out", `${pages}-out`];
        console.log(runRow(size, title, [measure(["scripts/run.mjs", "build", ...flags], folder)]));
      }
    }
  });
}
