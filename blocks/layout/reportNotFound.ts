/** Tells in the console which address was asked for in vain; the not-found page alone carries the mark. */
export function reportNotFound(): void {
  if (document.documentElement.dataset.status === "404") {
    console.error(`404 Error: no page at ${location.pathname}`);
  }
}
