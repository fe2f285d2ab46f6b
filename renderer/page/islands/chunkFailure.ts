const RELOADED = "reloaded-for-build";

/** Whether the page is about to be loaded anew: other chunks that fail meanwhile need nothing more. */
let reloading = false;

/**
 * Loads the page anew when a part of its code cannot be had, as after a new build has replaced the
 * files that an open page still asks for. Once per build: where a new page does not help, Vite
 * throws the failure on (https://vite.dev/guide/build#load-error-handling) and the page stays
 * as the server drew it.
 */
export function reloadOnChunkFailure(): void {
  addEventListener("vite:preloadError", (event) => {
    reloading ||= canReload();
    if (!reloading) return;
    event.preventDefault();
    location.reload();
  });
}

/** Without a network there is no new page, and what somebody typed is worth more than one. */
function canReload(): boolean {
  const typed = [...document.querySelectorAll<HTMLInputElement>("input, textarea")].some(({ value }) => value);
  return navigator.onLine && !typed && isFirstFor(import.meta.url);
}

/** @param build the address of this script, which holds a hash of its content */
function isFirstFor(build: string): boolean {
  try {
    const first = sessionStorage.getItem(RELOADED) !== build;
    sessionStorage.setItem(RELOADED, build);
    return first;
  } catch {
    // Storage is switched off: nothing would stop a second time.
    return false;
  }
}
