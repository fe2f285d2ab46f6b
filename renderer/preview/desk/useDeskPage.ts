import { useCallback, useEffect, useState } from "react";
import type { DeskPage } from "./describePage";
import type { LiveConnection } from "./liveConnection";
import { ask } from "./typing/editClient";
import { edits } from "./typing/useEditing";

/** A page as it is described, and when that was asked for. */
export type ShownPage = DeskPage & { asked: number };

/** What the server knows of a page, again after each save and each check; undefined before the first response. */
export function useDeskPage(route: string, live: LiveConnection): ShownPage | undefined {
  const [page, setPage] = useState<ShownPage>();
  const describe = useCallback(
    async (signal: AbortSignal) => {
      const { now: asked } = edits;
      const described = await ask<DeskPage | null>(`page?route=${encodeURIComponent(route)}`, signal);
      await edits.idle();
      if (described && !signal.aborted) setPage({ ...described, asked });
    },
    [route],
  );
  useEffect(() => {
    let asking = new AbortController();
    const describeAgain = () => {
      asking.abort();
      asking = new AbortController();
      // The preview may have stopped, or a newer request is under way: what is there stays.
      describe(asking.signal).catch(() => {});
    };
    describeAgain();
    // A save before the connection was open is not missed.
    const ends = ["connected", "content:problems"].map((event) => live.on(event, describeAgain));
    return () => {
      for (const end of ends) end();
      asking.abort();
    };
  }, [describe, live]);
  return page;
}
