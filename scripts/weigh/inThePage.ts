/** Functions that run in the measured page: none may use anything outside itself. */

/** Adds up layout shifts from the first one on, in `window.layoutShift`. */
export function watchShifts(): void {
  Object.assign(window, { layoutShift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) (window as unknown as { layoutShift: number }).layoutShift += value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}

export function shiftSoFar(): number {
  return (window as unknown as { layoutShift: number }).layoutShift;
}

/** The contents of the first view, before any scrolling. */
export function firstView() {
  const seen = (element: Element) => {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
  };
  const images = [...document.images].filter((image) => image.currentSrc && seen(image) && image.checkVisibility());
  // A background picture is loaded only where it is visible.
  const backgrounds = performance
    .getEntriesByType("resource")
    .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === "css")
    .map(({ name }) => name)
    .filter((name) => /\.(avif|webp|jpe?g|png|svg|gif)$/.test(new URL(name).pathname));
  const islands = document.querySelectorAll('[data-wake="idle"], [data-wake="visible"]');
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv="content-security-policy"]')?.content ?? "";
  return {
    // Sites whose scripts the policy allows: the page exists for them, as for a booking calendar.
    guests: [...(policy.match(/script-src [^;]*/)?.[0] ?? "").matchAll(/https:\/\/\S+/g)].map(([origin]) => origin),
    pictures: [...new Set([...images.map(({ currentSrc }) => currentSrc), ...backgrounds])],
    statefulInView: [...islands].some(seen),
    style: [...document.querySelectorAll("style")].map(({ textContent }) => textContent).join(""),
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.POSITIVE_INFINITY,
  };
}

/** When each script of the page was requested, by its address. */
export function scriptTimes(): [string, number][] {
  return performance
    .getEntriesByType("resource")
    .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
    .map(({ name, startTime }) => [name, startTime]);
}

/** Scrolls to the end of the page, a screen at a time, and wakes everything that waits for interaction. */
export async function readToTheEnd(): Promise<void> {
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
}
