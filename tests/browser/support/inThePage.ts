/** Functions that run in the measured page: none may use anything outside itself. */

declare global {
  var shifted: number;
}

/** Adds up layout shifts from the first one on, in `window.shifted`. */
export function watchShifts(): void {
  globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) globalThis.shifted += value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/**
 * Hides the pointer that the browser moves by itself: Chromium's headless shell does so now and then, which would wake
 * what waits for a visitor. Events that a script dispatches are not touched.
 */
export function withoutPointer(): void {
  for (const type of ["pointerover", "pointerenter", "pointermove", "mouseover", "mousemove"])
    addEventListener(type, (event) => event.isTrusted && event.stopImmediatePropagation(), true);
}

/** The contents of the first view, before any scrolling. */
export function firstView() {
  const seen = (element: Element) => {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
  };
  const images = [...document.images].filter((image) => image.currentSrc && seen(image) && image.checkVisibility());
  const loaded = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  // A background picture is loaded only where it is visible.
  const backgrounds = loaded
    .filter(({ initiatorType }) => initiatorType === "css")
    .map(({ name }) => name)
    .filter((name) => /\.(avif|webp|jpe?g|png|svg|gif)$/.test(new URL(name).pathname));
  const islands = document.querySelectorAll('[data-wake="idle"], [data-wake="visible"]');
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv="content-security-policy"]')?.content ?? "";
  const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.POSITIVE_INFINITY;
  return {
    // Sites whose scripts the policy allows: the page needs them, as for a booking calendar.
    guests: [...(policy.match(/script-src [^;]*/)?.[0] ?? "").matchAll(/https:\/\/\S+/g)].map(([origin]) => origin),
    pictures: [...new Set([...images.map(({ currentSrc }) => currentSrc), ...backgrounds])],
    statefulInView: [...islands].some(seen),
    afterPaint: loaded.filter(({ startTime }) => startTime >= painted).map(({ name }) => name),
    shift: shifted,
  };
}

/**
 * Scrolls to the end of the page, a screen at a time, and wakes everything that waits for interaction.
 *
 * @returns how much of the layout has shifted since the page was opened
 */
export async function readToTheEnd(): Promise<number> {
  const frames = async (count: number) => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
  };
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: "instant" });
    for (const island of document.querySelectorAll("[data-wake]")) {
      const { top, bottom } = island.getBoundingClientRect();
      if (top < innerHeight && bottom > 0) island.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    }
    await frames(6);
  }
  await frames(10);
  return shifted;
}
