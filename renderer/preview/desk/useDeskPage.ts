import { useCallback, useEffect, useState } from "react";
import type { DeskPage } from "./describePage";
import type { LiveConnection } from "./liveConnection";

/** What the server knows of a page, again after each save and each check; undefined before the first response. */
export function useDeskPage(route: string, live: LiveConnection): DeskPage | undefined {
  const [page, setPage] = useState<DeskPage>();
  const describe = useCallback(
    async (signal: AbortSignal) => {
      const response = await fetch(`/_desk/page?route=${encodeURIComponent(route)}`, { signal });
      const described = (await response.json()) as DeskPage | null;
      if (described && !signal.aborted) setPage(described);
    },
    [route],
  );
  useEffect(() => {
    let asking = new AbortController();
    const ask = () => {
      asking.abort();
      asking = new AbortController();
      // The preview may have stopped, or a newer request is under way: what is there stays.
      describe(asking.signal).catch(() => {});
    };
    ask();
    // A save before the connection was open is not missed.
    const ends = ["connected", "content:problems"].map((event) => live.on(event, ask));
    return () => {
      for (const end of ends) end();
      asking.abort();
    };
  }, [describe, live]);
  return page;
}
