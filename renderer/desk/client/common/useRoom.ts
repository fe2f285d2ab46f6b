import { type RefCallback, useCallback, useState } from "react";

/** The size of an element in whole pixels, since half a pixel would make a page scroll sideways; 0 at first. */
export function useRoom<Element extends HTMLElement>(): [{ width: number; height: number }, RefCallback<Element>] {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return [room, ref];
}
