/** What the live preview adds to a page in the browser: the desk, and an update when the page's file is saved. */
import { createRoot } from "react-dom/client";
import { Desk } from "./Desk";
import type { DeskPage } from "./describePage";
import deskStyle from "./desk.css?inline";
import { openFromOverlay } from "./openFromOverlay";
import { showPage } from "./swapPage";

const route = location.pathname.replace(/(.)\/+$/, "$1");
// In a shadow root the desk's styles and those of the page do not affect each other.
const host = document.createElement("div");
host.id = "desk-host";
const shadow = host.attachShadow({ mode: "open" });
const sheet = new CSSStyleSheet();
sheet.replaceSync(deskStyle);
shadow.adoptedStyleSheets = [sheet];
document.documentElement.append(host);
const root = createRoot(shadow);
root.render(<Desk page={undefined} host={host} />);
document.addEventListener("click", openFromOverlay, { capture: true });

/** One update after the other: a file may be saved while the last one is being shown. */
let last = Promise.resolve();

function next(step: () => Promise<void>): void {
  // The server may have stopped: the page stays as it is.
  last = last.then(step).catch(() => {});
}

async function describe(): Promise<void> {
  const response = await fetch(`/_desk/page?route=${encodeURIComponent(route)}`);
  const page = (await response.json()) as DeskPage | null;
  if (page) root.render(<Desk page={page} host={host} />);
}

import.meta.hot?.on("content:shown", ({ routes }: { routes?: string[] }) => {
  if (!routes || routes.includes(route)) next(showPage);
});
import.meta.hot?.on("content:problems", ({ errors }: { errors: boolean }) => {
  if (!errors) for (const overlay of document.querySelectorAll("vite-error-overlay")) overlay.remove();
  next(describe);
});
next(describe);
