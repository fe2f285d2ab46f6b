import { copyFileSync, linkSync, mkdirSync } from "node:fs";
import path from "node:path";
import { attempt } from "../attempt.mjs";

/** Gives a file a second name, also in a new folder: by a hard link, or as a copy where the disk has none. */
export function linkFile(file: string, name: string): void {
  const link = () => attempt(() => linkSync(file, name) === undefined);
  if (link()) return;
  mkdirSync(path.dirname(name), { recursive: true });
  if (!link()) copyFileSync(file, name);
}
