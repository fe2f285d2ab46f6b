/** The only script that the preview adds to a page: it shows each save, in the desk's frame and without the desk. */
import { READY, SHOWN } from "./shown";
import { showPage } from "./swapPage";

const route = location.pathname.replace(/(?<=[^/])\/+$/, "");

/** One update after the other: a file may be saved while the last one is being shown. */
let last = Promise.resolve();

import.meta.hot?.on("content:shown", ({ routes }: { routes?: string[] }) => {
  if (routes && !routes.includes(route)) return;
  // The server may have stopped: the page stays as it is.
  last = last.then(showPage).then(
    () => void document.dispatchEvent(new Event(SHOWN)),
    () => {},
  );
});
if (parent !== window) parent.postMessage(READY, location.origin);
