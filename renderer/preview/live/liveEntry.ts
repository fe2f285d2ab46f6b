/** The only script that the preview adds to a page: it shows each save, in the desk's frame and without the desk. */
import { READY, SHOWN } from "./frame";
import { showPage } from "./swapPage";

const route = location.pathname.replace(/(?<=[^/])\/+$/, "");

/** The version of the content that this page was rendered from, as the server counts. */
const version = Number(document.querySelector<HTMLElement>("script[data-version]")?.dataset.version);

/** One update after the other: a file may be saved while the last save is being shown. */
let last = Promise.resolve();

import.meta.hot?.on("content:shown", ({ routes }: { routes?: string[] }) => {
  if (routes && !routes.includes(route)) return;
  // The server may have stopped: the page stays as it is.
  last = last.then(showPage).then(
    // A page that is being reloaded reports itself.
    (shown) => void (shown && document.dispatchEvent(new Event(SHOWN))),
    () => {},
  );
});
// From here on no save is missed: the server now reports what came before, while the page was loading.
import.meta.hot?.send("content:seen", { version });
if (parent !== window) parent.postMessage(READY, location.origin);
