import { useEffect, useEffectEvent, useState } from "react";
import type { Framed } from "../framedPage";
import type { Kept } from "../typing/unsaved";
import type { ShownPage } from "../useDeskPage";

/**
 * Leads to the form of a new entry that is not added yet, over a change of the page.
 *
 * @param open opens the form on the page that is shown
 */
export function useOpenEntry(
  framed: Framed,
  page: ShownPage | undefined,
  open: (kept: Kept) => void,
): (kept: Kept) => void {
  const [wanted, setWanted] = useState<Kept>();
  const openNow = useEffectEvent(open);
  useEffect(() => {
    if (!wanted || page?.route !== wanted.route) return;
    setWanted(undefined);
    openNow(wanted);
  }, [wanted, page]);
  return (kept) => {
    if (page?.route !== kept.route) framed.go(kept.route);
    setWanted(kept);
  };
}
