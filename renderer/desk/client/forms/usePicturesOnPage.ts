import { useEffect, useEffectEvent, useRef } from "react";
import { pathOf } from "../../../preview/live/nodePath";
import type { Choices } from "../../server/fields/choices";
import { type Framed, useFramedPage } from "../framedPage";
import type { Box } from "../onPage";
import { useBoxOnPage } from "../useBoxOnPage";
import { focusAt } from "./formPlace";
import { pictureUnder, placeOfPicture } from "./shownPictures";

interface PicturesOnPage {
  /** Where the page's file names its pictures; undefined until that is known. */
  places: Choices["shown"] | undefined;
  /** Whether the page is being changed: otherwise a click does what it does for a visitor. */
  on: boolean;
  /** Whether a click there opens a text. */
  isText: (element: Element) => boolean;
  /** Opens the form of a picture, by the pointer of its name. */
  open: (pointer: string, picture: Element) => void;
}

const SAYS = "Enter changes this picture.";

/**
 * While the page is being changed: a picture under the pointer is marked, a click opens its form, and so does Enter on
 * a focused one. Pictures are tab stops then, unless a link around them is one.
 *
 * @returns the box of the picture under the pointer, or with the focus
 */
export function usePicturesOnPage(framed: Framed, { places, on, isText, open }: PicturesOnPage): Box | undefined {
  const { document: page } = useFramedPage(framed);
  const [hint, setHint] = useBoxOnPage(page);
  // `places` is new after each save; the tab stops must stay, and with them the focus.
  const placeOf = useEffectEvent((picture: Element | null | undefined) =>
    picture?.localName === "img" ? placeOfPicture(picture as HTMLImageElement, places ?? []) : undefined,
  );
  const under = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    const picture = pictureUnder(event);
    // A click on text over a picture is for the text, but a picture inside a link is not part of its text.
    return picture !== target && isText(target as Element) ? undefined : picture;
  });
  /** The picture on which Enter was pressed before its place was known. */
  const early = useRef<Element | null | undefined>(undefined);
  const start = useEffectEvent((event: Event, picture: Element | null | undefined) => {
    const pointer = placeOf(picture);
    early.current = pointer === undefined && event.type === "keydown" ? picture : undefined;
    if (pointer === undefined || !picture) return;
    event.preventDefault();
    event.stopPropagation();
    setHint(undefined);
    open(pointer, picture);
  });
  /** The picture that last had the focus, unless it went elsewhere on the page. */
  const last = useRef<{ picture: Element; path: number[] }>(undefined);
  const mark = useEffectEvent(() => {
    for (const picture of page?.querySelectorAll<HTMLImageElement>('img:not([tabindex="0"])') ?? []) {
      if (placeOf(picture) === undefined || picture.closest("a, button")) continue;
      picture.tabIndex = 0;
      picture.setAttribute("aria-description", SAYS);
    }
    if (!page || !last.current || last.current.picture.isConnected) return;
    // A save has replaced the picture, which could not take the focus before it was a tab stop again.
    if (page.hasFocus() && page.activeElement === page.body) focusAt(page, last.current.path);
  });
  useEffect(() => {
    if (!page || !on) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const click = (event: MouseEvent) => {
      if (!(event.altKey || event.ctrlKey || event.metaKey)) start(event, under(event));
    };
    const keydown = (event: KeyboardEvent) => {
      if (event.key === "Enter") start(event, page.activeElement);
    };
    const show = (picture: Element | null | undefined) =>
      setHint(picture && placeOf(picture) !== undefined ? picture : undefined);
    page.addEventListener("click", click, { capture: true, signal });
    page.addEventListener("keydown", keydown, { signal });
    page.addEventListener("pointermove", (event) => show(under(event)), { signal });
    const focusin = () => {
      const picture = page.activeElement;
      last.current = picture?.localName === "img" ? { picture, path: pathOf(picture) } : undefined;
      show(picture);
    };
    page.addEventListener("focusin", focusin, { signal });
    // A save replaces pictures, and so does a carousel that wakes.
    const changes = new MutationObserver(mark);
    changes.observe(page.body, { childList: true, subtree: true });
    return () => {
      listeners.abort();
      changes.disconnect();
      setHint(undefined);
      for (const picture of page.querySelectorAll(`img[aria-description="${SAYS}"]`)) {
        picture.removeAttribute("tabindex");
        picture.removeAttribute("aria-description");
      }
    };
  }, [page, on, setHint]);
  // A save is shown before the new `places` are loaded, on a slow machine long before.
  const openEarly = useEffectEvent(() => {
    const picture = early.current;
    const pointer = placeOf(picture);
    if (!picture || pointer === undefined || picture !== page?.activeElement) return;
    early.current = undefined;
    open(pointer, picture);
  });
  useEffect(() => {
    if (!page || !places || !on) return;
    mark();
    openEarly();
  }, [page, places, on]);
  return on ? hint : undefined;
}
