import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CouldNotRun } from "../../renderer/base/couldNotRun";

/** @throws CouldNotRun for a folder that has files already */
export function expectEmpty(dir: string): void {
  if (!existsSync(dir)) return;
  let names: string[];
  try {
    names = readdirSync(dir).filter((name) => name !== ".git");
  } catch {
    throw new CouldNotRun(`${dir} is not a folder. Name another: npm run init -- my-site.`);
  }
  if (names.length === 0) return;
  const some = names.slice(0, 3).join(", ");
  throw new CouldNotRun(
    `The folder ${dir} is not empty: it has ${some}${names.length > 3 ? " and more" : ""}. Name another, such as npm run init -- my-site.`,
  );
}

/** Writes a new site into its folder. */
export function writeSite(dir: string, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
