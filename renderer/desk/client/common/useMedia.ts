import { useCallback, useSyncExternalStore } from "react";

/** Whether the window fits a media query, now and after each change. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** In a narrower window the panel is a sheet over the page, and the desk has a bar at the bottom. */
export const WIDE = "(min-width: 64rem)";
