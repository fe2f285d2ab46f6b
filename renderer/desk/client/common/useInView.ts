import { useEffect, useRef, useState } from "react";

/**
 * Whether an element has been in view: most pictures of a form are in entries that nobody opens.
 *
 * @returns that, and the `ref` of the element
 */
export function useInView<Element extends HTMLElement>() {
  const [inView, setInView] = useState(false);
  const ref = useRef<Element>(null);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && setInView(true));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [inView, ref] as const;
}
