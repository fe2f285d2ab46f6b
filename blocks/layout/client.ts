import { watchDrawer } from "./drawer";
import { watchMenus } from "./menus";
import { watchStickyBar } from "./stickyBar";

/** Starts the scripts that every page has, for what is around its blocks. */
export function startLayout(): void {
  reportNotFound();
  openTarget();
  watchDrawer();
  watchMenus();
  watchStickyBar();
  watchFailedImages();
}

/** Reports a missing address in the console; only the not-found page has the mark. */
function reportNotFound(): void {
  if (document.documentElement.dataset.status === "404") {
    console.error(`404 Error: no page at ${location.pathname}`);
  }
}

/**
 * Opens the `details` that the address names, such as `/about#item-3`: the browser opens those around
 * its target, but not the target itself.
 */
function openTarget(): void {
  const open = () => {
    const target = document.getElementById(location.hash.slice(1));
    if (target instanceof HTMLDetailsElement) target.open = true;
  };
  open();
  window.addEventListener("hashchange", open);
}

/** Marks every picture that could not be loaded, so that CSS can show something in its place. */
function watchFailedImages(): void {
  const mark = (image: HTMLImageElement) => {
    image.dataset.failed = "";
  };
  // An image's error does not bubble, but it is captured.
  document.addEventListener("error", ({ target }) => target instanceof HTMLImageElement && mark(target), true);
  // Those that failed before this script ran; an SVG without a width of its own must be decoded to know.
  for (const image of document.images) {
    if (image.complete && !image.naturalWidth) image.decode().catch(() => mark(image));
  }
}
