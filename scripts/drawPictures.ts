/**
 * Draws the illustrations under pages-data/images/ and public/favicon.svg, which stand where
 * photographs will. The same code gives the same bytes.
 *
 *   npx tsx scripts/drawPictures.ts             after any change under scripts/pictures/
 *   npx tsx scripts/drawPictures.ts --check     writes nothing
 *
 * Exit codes: 0 fresh or written, 1 stale (--check).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { drawAll } from "./pictures/catalog/index";

const root = path.resolve(import.meta.dirname, "..");
const check = process.argv.includes("--check");
mkdirSync(path.join(root, "pages-data/images"), { recursive: true });

const stale = [...drawAll()].filter(([file, text]) => {
  const full = path.join(root, file);
  return !existsSync(full) || readFileSync(full, "utf8") !== text;
});
for (const [file, text] of stale) {
  if (!check) writeFileSync(path.join(root, file), text);
  console.log(check ? `${file} is stale: run npx tsx scripts/drawPictures.ts and commit it.` : `wrote ${file}`);
}
if (check && stale.length > 0) process.exitCode = 1;
