import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import type { DeskPage } from "./describePage";
import { nameOf, PlaceLink } from "./PlaceLink";
import { Sections } from "./Sections";
import { useRemembered } from "./useRemembered";

/** In a narrower window the desk leaves the page no room: it starts folded and covers the page. */
const WIDE = matchMedia("(min-width: 64rem)");

/** The panel beside the page, in the shadow root of `host`. `page` is undefined before the first response. */
export function Desk({ page, host }: { page: DeskPage | undefined; host: Element }): ReactNode {
  const [folded, setFolded] = useRemembered("folded", !WIDE.matches);
  const [picked, setPicked] = useState<{ id: string }>();
  const { picking, setPicking, outline } = useBlockPicker(host, page, (id) => {
    setFolded(false);
    setPicked({ id });
  });
  useLayoutEffect(() => {
    document.documentElement.style.marginInlineEnd = folded || !WIDE.matches ? "" : "26rem";
  }, [folded]);
  const count = page?.problems.length ?? 0;
  return (
    <>
      <button
        type="button"
        className="tab"
        aria-controls="desk"
        aria-expanded={!folded}
        title={folded ? "Unfold the desk" : "Fold the desk away"}
        onClick={() => setFolded(!folded)}
      >
        {count > 0 ? `Desk (${count})` : "Desk"}
      </button>
      <aside id="desk" aria-label="Desk" hidden={folded}>
        {page && (
          <>
            <div className="head">
              <h2>
                <PlaceLink {...page.place} label={nameOf(page.place.file)} />
              </h2>
              {page.draft && <strong className="draft">Draft: not in the built site</strong>}
              <div className="row">
                <button type="button" aria-pressed={picking} onClick={() => setPicking(!picking)}>
                  Pick a block
                </button>
                <a href="/_blocks">All blocks</a>
              </div>
              <p className="note">Or press Alt and click on a block of the page.</p>
            </div>
            <div className="body">
              <Sections page={page} picked={picked} />
            </div>
          </>
        )}
      </aside>
      {outline && <div className="outline" style={boxOf(outline)} />}
    </>
  );
}

/** Finds the block that a person clicks on: while picking, or with the Alt key held. Other clicks do what they did. */
function useBlockPicker(host: Element, page: DeskPage | undefined, onPick: (id: string) => void) {
  const [picking, setPicking] = useState(false);
  const [outline, setOutline] = useState<Element>();
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const ids = new Set(page?.blocks.map(({ id }) => id));
    const blockAt = (target: EventTarget | null) => {
      let at = target instanceof Element ? target : null;
      while (at && !ids.has(at.id)) at = at.parentElement;
      return at ?? undefined;
    };
    const pick = (event: MouseEvent) => {
      if (!(picking || event.altKey) || event.target === host) return;
      const block = blockAt(event.target);
      if (!block) return;
      event.preventDefault();
      event.stopPropagation();
      setPicking(false);
      onPick(block.id);
    };
    document.addEventListener("click", pick, { capture: true, signal });
    if (picking) {
      document.addEventListener("pointermove", ({ target }) => setOutline(blockAt(target)), { signal });
      document.addEventListener("keydown", ({ key }) => key === "Escape" && setPicking(false), { signal });
    }
    return () => listeners.abort();
  });
  return { picking, setPicking, outline: picking ? outline : undefined };
}

function boxOf(element: Element) {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top: top + scrollY, left: left + scrollX, width, height };
}
