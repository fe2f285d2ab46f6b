import path from "node:path";
import type { ViteDevServer } from "vite";
import { onReplaced } from "../base/files/onReplaced";
import { stampOf } from "../base/files/stamp.mjs";
import { isNestedPage } from "../content/pages/nestedPages.mjs";
import type { PagesFolder } from "../content/pages/pagesFolder";
import { IMAGES } from "../pictures/originals";
import type { ContentChange } from "./liveContent";

/** Saves within this time, such as an editor's write and rename, are read once. */
const SETTLE_MS = 20;

/**
 * After these times a saved file is looked at again. When a file is replaced, chokidar watches the old one until it
 * notices, and misses a save in the meantime: the preview would show an old text until the next save.
 */
const AGAIN_MS = [250, 2000];

/**
 * Reports every change of the pages, the pictures and the files that are served as they are; nothing in place of a change
 * when one of their folders is another one, of which everything may have changed.
 *
 * @param announce receives such a folder
 */
export function watchContent(
  { watcher }: Pick<ViteDevServer, "watcher">,
  place: PagesFolder,
  report: (change?: ContentChange) => void,
  announce: (folder: string) => void = () => {},
): void {
  const pages = path.resolve(place.dir);
  const pictures = path.join(pages, IMAGES) + path.sep;
  const served = path.resolve(place.publicDir) + path.sep;
  let saved = new Set<string>();
  let waiting: NodeJS.Timeout | undefined;
  /** By file, as it was when it was last reported. */
  const reported = new Map<string, string>();

  const nameOf = (file: string) => path.relative(pages, file).split(path.sep).join("/");
  const isPage = (file: string) => path.dirname(file) === pages || isNestedPage(nameOf(file));
  const note = (file: string) => {
    saved.add(file);
    clearTimeout(waiting);
    waiting = setTimeout(reportSaved, SETTLE_MS);
  };
  const reportSaved = () => {
    const files = [...saved];
    saved = new Set();
    // Before the report, which reads the files: a later save has another stamp.
    for (const file of files) reported.set(file, stampOf(file));
    report({ files: files.filter(isPage).map(nameOf), others: !files.every(isPage) });
    const lookAgain = () => {
      for (const file of files) if (stampOf(file) !== reported.get(file)) note(file);
    };
    for (const time of AGAIN_MS) setTimeout(lookAgain, time).unref();
  };

  watcher.add(pages);
  onReplaced(
    [pages, pictures, served].map((folder) => path.resolve(folder)),
    (folder) => {
      watcher.unwatch(folder);
      watcher.add(folder);
      announce(folder);
      // Its files may still be on their way.
      for (const time of [SETTLE_MS, ...AGAIN_MS]) setTimeout(report, time).unref();
    },
  );
  watcher.on("all", (_event, changed) => {
    const file = path.resolve(changed);
    // A new picture can fix the page that needs it.
    if (isPage(file) || file.startsWith(pictures) || file.startsWith(served)) note(file);
  });
}
