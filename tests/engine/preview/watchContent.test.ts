import { EventEmitter } from "node:events";
import { renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { FSWatcher } from "vite";
import { expect, test } from "vitest";
import type { ContentChange } from "../../../renderer/preview/liveContent";
import { watchContent } from "../../../renderer/preview/watchContent";
import { fixtureSite } from "../../support/fixtureSite";

function watched(onReport: (pages: string, count: number) => void = () => {}) {
  const { pages, cwd } = fixtureSite();
  const watcher = Object.assign(new EventEmitter(), { add: () => undefined }) as unknown as FSWatcher;
  const changes: ContentChange[] = [];
  watchContent({ watcher }, { dir: pages, publicDir: path.join(cwd, "public") }, (change) => {
    onReport(pages, changes.push(change));
  });
  return { watcher, changes, pages };
}

test("a save just after a file was replaced is reported, though the watcher misses it", async () => {
  const { watcher, changes, pages } = watched((folder, count) => {
    if (count === 1) writeFileSync(path.join(folder, "about.yaml"), "saved again, and no event");
  });
  const file = path.join(pages, "about.yaml");
  writeFileSync(`${file}.new`, "replaced");
  renameSync(`${file}.new`, file);
  watcher.emit("all", "change", file);
  const change = { files: ["about.yaml"], others: false };
  await expect.poll(() => changes).toEqual([change, change]);
});

test("several saves at once are one report, and other files than the site's are none", async () => {
  const { watcher, changes, pages } = watched();
  for (const name of ["about.yaml", "index.yaml", "images/dog.jpg", "about.yaml", "../elsewhere.txt"]) {
    watcher.emit("all", "change", path.join(pages, name));
  }
  await expect.poll(() => changes).toEqual([{ files: ["about.yaml", "index.yaml"], others: true }]);
});
