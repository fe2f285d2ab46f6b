/** Which picture of the page a person means. */
import { elementOf } from "./useBoxOnPage";

/** The picture at a place of the page, even if something small is over it. */
export function pictureAround(target: EventTarget | null): HTMLImageElement | undefined {
  const holder = elementOf(target)?.closest("img, picture, figure, a, li");
  return (holder?.localName === "img" ? holder : holder?.querySelector("img")) as HTMLImageElement | undefined;
}

/** The picture exactly under a pointer; if a link was followed by a key, the picture in the link. */
export function pictureUnder({ target, clientX, clientY, detail }: MouseEvent): HTMLImageElement | undefined {
  const element = elementOf(target);
  if (!element) return undefined;
  const byKey = detail === 0 && clientX === 0 && clientY === 0;
  const found = byKey
    ? element.querySelector("img")
    : element.ownerDocument.elementsFromPoint(clientX, clientY).find(({ localName }) => localName === "img");
  return (found ?? undefined) as HTMLImageElement | undefined;
}
