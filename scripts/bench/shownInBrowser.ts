import type { Page } from "playwright-core";
import { deskTokenIn } from "../preview/startPreview";

/** Runs in the page: the time at which it shows the words. */
export function whenSeen(words: string): Promise<number> {
  return new Promise((resolve) => {
    // An anonymous function: tsx would wrap a named one in a helper that the page does not have.
    new MutationObserver((_, observer) => {
      if (!document.querySelector("main")?.textContent?.includes(words)) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(Date.now()));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Waits until the whole site is checked after the last save. */
export async function waitUntilChecked({ request }: Page, route: string): Promise<void> {
  const headers = { "x-desk": deskTokenIn(await (await request.get("/_desk/at/")).text()) };
  for (;;) {
    const response = await request.get(`/_desk/page?route=${route}`, { headers });
    if (((await response.json()) as { settled: boolean }).settled) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
