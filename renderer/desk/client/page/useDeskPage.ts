import { useEffect, useState } from "react";
import type { DeskPage } from "../../protocol/page";
import type { LiveConnection } from "../common/liveConnection";
import { noteFolder } from "../common/plainWords";
import { useLoaded } from "../common/useLoaded";
import { edits } from "../edits/edits";
import type { ShownText } from "../edits/queue";

/** The description of a page as it was requested. */
export type ShownPage = DeskPage & ShownText;

/** What the server knows of a page, loaded again after each save and check; undefined before the first response. */
export function useDeskPage(route: string, live: LiveConnection): ShownPage | undefined {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const again = () => setVersion((now) => now + 1);
    // `connected`: do not miss a save before the connection was open.
    const ends = ["connected", "content:problems"].map((event) => live.on(event, again));
    return () => {
      for (const end of ends) end();
    };
  }, [live]);
  return useLoaded(`page?route=${encodeURIComponent(route)}`, version, loadPage)?.response;
}

async function loadPage(name: string, signal: AbortSignal): Promise<ShownPage> {
  const page = await edits.queue.load<DeskPage>(name, signal);
  // Keep what is shown.
  if (!page) throw new Error("There is no such page.");
  noteFolder(page.place.file, page.file);
  return page;
}
