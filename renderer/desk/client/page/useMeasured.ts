import { useLayoutEffect, useState } from "react";
import { useFramedPage } from "./framedPage";

/**
 * Where something is on the page in the frame. It is measured again when the page is scrolled, changes its size, or shows
 * a save.
 *
 * @param measure the same function as long as it measures the same
 * @returns undefined while no page is shown
 */
export function useMeasured<Found>(measure: (page: Document) => Found): Found | undefined {
  const shown = useFramedPage();
  const [found, setFound] = useState<Found>();
  useLayoutEffect(() => {
    const { document: page } = shown;
    if (!page?.defaultView) return setFound(undefined);
    const again = () => setFound(measure(page));
    again();
    const listeners = new AbortController();
    page.defaultView.addEventListener("scroll", again, { signal: listeners.signal });
    const sizes = new ResizeObserver(again);
    sizes.observe(page.body);
    return () => {
      listeners.abort();
      sizes.disconnect();
    };
  }, [shown, measure]);
  return found;
}
