import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { pathOf } from "../../../preview/live/frame";
import type { Choices } from "../../protocol/forms";
import { placeOfPicture } from "../pictures/placeOfPicture";
import { focusAt } from "./focus";
import { useFramedPage } from "./framedPage";
import { pictureUnder } from "./shownPictures";
import { useBoxOnPage } from "./useBoxOnPage";

interface PicturesOnPageProps {
  /** Where the page's file names its pictures; undefined until that is known. */
  places: Choices["shown"] | undefined;
  /** Whether a click there opens a text. */
  isText: (element: Element) => boolean;
  /** Opens the form of a picture, by the pointer of its name. */
  open: (pointer: string, picture: Element) => void;
}

type Picture = Element | null | undefined;

/** While the page is being changed: a picture under the pointer is marked, and a click or Enter opens its form. */
export function PicturesOnPage({ places, isText, open }: PicturesOnPageProps): ReactNode {
  const { document: page } = useFramedPage();
  const [hint, setHint] = useBoxOnPage(page);
  const placeOf = useEffectEvent((picture: Picture) => placeIn(places, picture));
  const under = useEffectEvent((event: MouseEvent) => {
    const picture = pictureUnder(event);
    // A click on text over a picture is for the text, but a picture inside a link is not part of its text.
    return picture !== event.target && isText(event.target as Element) ? undefined : picture;
  });
  /** The picture on which Enter was pressed before its place was known. */
  const early = useRef<Picture>(undefined);
  const start = useEffectEvent((event: Event, picture: Picture) => {
    const pointer = placeOf(picture);
    early.current = pointer === undefined && event.type === "keydown" ? picture : undefined;
    if (pointer === undefined || !picture) return;
    event.preventDefault();
    event.stopPropagation();
    setHint(undefined);
    open(pointer, picture);
  });
  useEffect(() => {
    if (!page) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const click = (event: MouseEvent) => {
      if (!(event.altKey || event.ctrlKey || event.metaKey)) start(event, under(event));
    };
    const keydown = (event: KeyboardEvent) => {
      if (event.key === "Enter") start(event, page.activeElement);
    };
    const show = (picture: Picture) => setHint(picture && placeOf(picture) !== undefined ? picture : undefined);
    page.addEventListener("click", click, { capture: true, signal });
    page.addEventListener("keydown", keydown, { signal });
    page.addEventListener("pointermove", (event) => show(under(event)), { signal });
    page.addEventListener("focusin", () => show(page.activeElement), { signal });
    return () => {
      listeners.abort();
      setHint(undefined);
    };
  }, [page, setHint]);
  useTabStops(page, places);
  // A save is shown before the new `places` are loaded; on a slow machine, long before.
  const openEarly = useEffectEvent(() => {
    const picture = early.current;
    const pointer = placeOf(picture);
    if (!picture || pointer === undefined || picture !== page?.activeElement) return;
    early.current = undefined;
    open(pointer, picture);
  });
  useEffect(() => {
    if (page && places) openEarly();
  }, [page, places]);
  return (
    hint && (
      <div className="picture-hint" style={hint}>
        <span>Change this picture</span>
      </div>
    )
  );
}

const SAYS = "Enter changes this picture.";

/** Makes pictures tab stops, unless a link around them is one; and keeps the focus on one that a save replaces. */
function useTabStops(page: Document | undefined, places: Choices["shown"] | undefined): void {
  /** The picture that last had the focus, unless it went elsewhere on the page. */
  const last = useRef<{ picture: Element; path: number[] }>(undefined);
  // `places` is new after each save; the tab stops must stay, and with them the focus.
  const mark = useEffectEvent(() => {
    for (const picture of page?.querySelectorAll<HTMLImageElement>('img:not([tabindex="0"])') ?? []) {
      if (placeIn(places, picture) === undefined || picture.closest("a, button")) continue;
      picture.tabIndex = 0;
      picture.setAttribute("aria-description", SAYS);
    }
    if (!page || !last.current || last.current.picture.isConnected) return;
    // A save has replaced the picture, which could not take the focus before it was a tab stop again.
    if (page.hasFocus() && page.activeElement === page.body) focusAt(page, last.current.path);
  });
  useEffect(() => {
    if (!page) return;
    const listeners = new AbortController();
    const focusin = () => {
      const picture = page.activeElement;
      last.current = picture?.localName === "img" ? { picture, path: pathOf(picture) } : undefined;
    };
    page.addEventListener("focusin", focusin, { signal: listeners.signal });
    // A save replaces pictures, and so does a carousel that wakes.
    const changes = new MutationObserver(mark);
    changes.observe(page.body, { childList: true, subtree: true });
    return () => {
      listeners.abort();
      changes.disconnect();
      for (const picture of page.querySelectorAll(`img[aria-description="${SAYS}"]`)) {
        picture.removeAttribute("tabindex");
        picture.removeAttribute("aria-description");
      }
    };
  }, [page]);
  useEffect(() => {
    if (page && places) mark();
  }, [page, places]);
}

const placeIn = (places: Choices["shown"] = [], picture: Picture) =>
  picture?.localName === "img" ? placeOfPicture(picture as HTMLImageElement, places) : undefined;
