/**
 * Lays out the blocks below the first view, which a built page leaves out at first (`renderDocument.tsx`): one after
 * another when the browser has nothing else to do, since all at once are one long task, and the typefaces, which come
 * after the first paint, would lay them out again. At once where a visitor comes back to a place of the page, or to a part
 * that the address names: the browser scrolls there as long as the page loads, and needs the true heights.
 */
export function layOutBlocks(): void {
  const blocks = document.querySelectorAll<HTMLElement>("main > *, body > footer");
  const rest = [...blocks].filter((block) => getComputedStyle(block).contentVisibility === "auto");
  const layOut = (block: HTMLElement) => block.style.setProperty("content-visibility", "visible");
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isBack = visit?.type !== "navigate" || location.hash !== "";
  const next = () => {
    rest.splice(0, isBack ? rest.length : 1).forEach(layOut);
    // Safari has no requestIdleCallback.
    if (rest.length > 0) (window.requestIdleCallback ?? setTimeout)(next);
  };
  if (isBack) next();
  else addEventListener("load", () => document.fonts.ready.then(next));
}
