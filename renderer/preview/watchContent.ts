import path from "node:path";
import type { ViteDevServer } from "vite";
import type { ContentPlace } from "../content/load/loadContent";
import { IMAGES } from "../pictures/originals";
import type { Change } from "./liveContent";

/** Saves within this time, such as an editor's write and rename, are read once. */
const SETTLE_MS = 20;

/** Reports every change of the pages, the pictures and the files that are served as they are. */
export function watchContent({ watcher }: ViteDevServer, place: ContentPlace, report: (change: Change) => void): void {
  const pages = path.resolve(place.dir);
  const pictures = path.join(pages, IMAGES) + path.sep;
  const served = path.resolve(place.publicDir) + path.sep;
  let files = new Set<string>();
  let others = false;
  let waiting: NodeJS.Timeout | undefined;
  watcher.add(pages);
  watcher.on("all", (_event, changed) => {
    const file = path.resolve(changed);
    // A new picture can fix the page that needs it.
    if (path.dirname(file) === pages) files.add(path.basename(file));
    else if (file.startsWith(pictures) || file.startsWith(served)) others = true;
    else return;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      report({ files: [...files], others });
      files = new Set();
      others = false;
    }, SETTLE_MS);
  });
}
