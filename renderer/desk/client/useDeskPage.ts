import { useCallback, useEffect, useState } from "react";
import type { DeskPage } from "../server/describePage";
import type { LiveConnection } from "./liveConnection";
import { ask } from "./typing/editClient";
import { edits } from "./typing/useEditing";

/** The description of a page, and when it was requested. */
export type ShownPage = DeskPage & { asked: number };

/** What the server knows of a page, loaded again after each save and check; undefined before the first response. */
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
      // The preview may have stopped, or a newer request is running: keep what is shown.
      describe(asking.signal).catch(() => {});
    };
    describeAgain();
    // `connected`: do not miss a save before the connection was open.
    const ends = ["connected", "content:problems"].map((event) => live.on(event, describeAgain));
    return () => {
      for (const end of ends) end();
      asking.abort();
    };
  }, [describe, live]);
  return page;
}
