const RELOADED = "reloaded";

/** Whether the page is about to be reloaded: other chunks that fail meanwhile need no more. */
let reloading = false;

/**
 * Reloads the page when a part of its code cannot be loaded, as after a new build has replaced the files. Once per
 * build: then Vite rethrows the error (https://vite.dev/guide/build#load-error-handling), and the page stays as it is.
 */
export function reloadOnChunkFailure(): void {
  addEventListener("vite:preloadError", (event) => {
    reloading ||= canReload();
    if (!reloading) return;
    event.preventDefault();
    location.reload();
  });
}

/** Without a network a reload fails, and it would lose what a visitor has typed. */
function canReload(): boolean {
  const typed = [...document.querySelectorAll<HTMLInputElement>("input, textarea")].some(({ value }) => value);
  return navigator.onLine && !typed && isFirstFor(import.meta.url);
}

/** @param build the address of this script, which holds a hash of its content */
function isFirstFor(build: string): boolean {
  try {
    const first = sessionStorage[RELOADED] !== build;
    sessionStorage[RELOADED] = build;
    return first;
  } catch {
    // Storage is switched off: nothing would stop a second time.
    return false;
  }
}
