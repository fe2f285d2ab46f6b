/** Which picture of the page's file an element of the page shows. */
import type { Choices } from "../../protocol/forms";
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

/**
 * Where the file names a picture of the page. For one that is shown several times: in its block, in document order.
 *
 * @returns the pointer of its name, such as `/blocks/0/image/src`; undefined for a picture of another file
 */
export function placeOfPicture(picture: HTMLImageElement, places: Choices["shown"]): string | undefined {
  const sources = (one: Element) => (one.closest("picture") ?? one).outerHTML;
  const same = places.filter(({ hash }) => sources(picture).includes(hash));
  const { hash, block } = same.find(({ block: id }) => picture.closest(`#${CSS.escape(id)}`)) ?? {};
  if (hash === undefined || block === undefined) return undefined;
  const holder = picture.closest(`#${CSS.escape(block)}`);
  const alike = [...(holder?.querySelectorAll("img") ?? [])].filter((one) => sources(one).includes(hash));
  const own = same.filter((place) => place.block === block);
  return own[alike.indexOf(picture) % own.length]?.pointer;
}
