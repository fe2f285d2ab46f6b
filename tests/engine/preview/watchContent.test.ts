import { EventEmitter } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createServer, type FSWatcher } from "vite";
import { expect, test } from "vitest";
import type { ContentChange } from "../../../renderer/preview/liveContent";
import { watchContent } from "../../../renderer/preview/watchContent";
import { fixtureSite } from "../../support/fixtureSite";

function watched(onReport: (pages: string, count: number) => void = () => {}) {
  const { pages, cwd } = fixtureSite();
  const watcher = Object.assign(new EventEmitter(), { add: () => undefined }) as unknown as FSWatcher;
  const changes: (ContentChange | undefined)[] = [];
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

test.each(["pages-data", "pages-data/images", "public"])(
  "the folder %s that goes away and comes back is watched again",
  async (name) => {
    const { pages, cwd } = fixtureSite();
    const folder = path.join(cwd, name);
    mkdirSync(folder, { recursive: true });
    const server = await createServer({
      ...{ configFile: false, publicDir: false, logLevel: "silent", root: mkdtempSync(path.join(tmpdir(), "root-")) },
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
    const [announced, changes]: [string[], (ContentChange | undefined)[]] = [[], []];
    watchContent(
      server,
      { dir: pages, publicDir: path.join(cwd, "public") },
      (change) => void changes.push(change),
      (back) => void announced.push(back),
    );
    cpSync(folder, `${folder}.one`, { recursive: true });
    rmSync(folder, { recursive: true });
    await new Promise((resolve) => setTimeout(resolve, 700));
    renameSync(`${folder}.one`, folder);
    await expect.poll(() => announced).toContain(folder);
    await expect.poll(() => changes).toContain(undefined);
    const file = path.join(folder, "river.yaml");
    await expect
      .poll(() => {
        writeFileSync(file, String(changes.length));
        return changes.some((change) => change?.others || change?.files.includes("river.yaml"));
      })
      .toBe(true);
    await server.close();
  },
);
