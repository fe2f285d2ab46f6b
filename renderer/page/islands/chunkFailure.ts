/** Whether the page is about to be reloaded: further chunks that fail need no handling. */
let reloading = false;

/**
 * Reloads the page when a chunk cannot be loaded, for example because a new build has replaced the files. Only once per
 * build: after that Vite rethrows the error (https://vite.dev/guide/build#load-error-handling).
 */
export function reloadOnChunkFailure(): void {
  addEventListener("vite:preloadError", (event) => {
    reloading ||= canReload();
    if (!reloading) return;
    event.preventDefault();
    location.reload();
  });
}

/** Whether a reload helps: without a network it fails, and it loses what a visitor has typed. */
function canReload(): boolean {
  const typed = [...document.querySelectorAll<HTMLInputElement>("input, textarea")].some(({ value }) => value);
  return navigator.onLine && !typed && isFirstFor(import.meta.url);
}

/** Whether this is the first reload for a build. @param build the address of this script, which contains a hash */
function isFirstFor(build: string): boolean {
  try {
    const { reloaded } = sessionStorage;
    sessionStorage.reloaded = build;
    return reloaded !== build;
  } catch {
    // Storage is switched off: nothing would stop an endless loop of reloads.
    return false;
  }
}
