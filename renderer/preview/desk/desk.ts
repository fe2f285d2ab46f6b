/**
 * What the live preview adds to a page in the browser: the page is drawn anew when its file is saved,
 * and the desk stands beside it. The built site has nothing of it.
 */
import type { DeskPage } from "./deskPage";
import { DeskPanel } from "./deskPanel";
import { showPage } from "./swapPage";

const route = location.pathname.replace(/(.)\/+$/, "$1");
const panel = new DeskPanel();
/** One after the other: a save while the last one is being shown. */
let last = Promise.resolve();

function next(step: () => Promise<void>): void {
  // The server may be going: the page stays as it is.
  last = last.then(step).catch(() => {});
}

async function describe(): Promise<void> {
  const response = await fetch(`/_desk/page?route=${encodeURIComponent(route)}`);
  const page = (await response.json()) as DeskPage | null;
  if (page) panel.show(page);
}

import.meta.hot?.on("content:shown", ({ routes }: { routes?: string[] }) => {
  if (!routes || routes.includes(route)) next(showPage);
});
import.meta.hot?.on("content:problems", ({ errors }: { errors: boolean }) => {
  if (!errors) for (const overlay of document.querySelectorAll("vite-error-overlay")) overlay.remove();
  next(describe);
});
next(describe);
