import type { ShownPicture } from "../../protocol/forms";

/**
 * Where the file names a picture of the page. For one that is shown several times: in its block, in document order.
 *
 * @returns the pointer of its name, such as `/blocks/0/image/src`; undefined for a picture of another file
 */
export function placeOfPicture(picture: HTMLImageElement, places: ShownPicture[]): string | undefined {
  const sources = (one: Element) => (one.closest("picture") ?? one).outerHTML;
  const same = places.filter(({ hash }) => sources(picture).includes(hash));
  const { hash, block } = same.find(({ block: id }) => picture.closest(`#${CSS.escape(id)}`)) ?? {};
  if (hash === undefined || block === undefined) return undefined;
  const holder = picture.closest(`#${CSS.escape(block)}`);
  const alike = [...(holder?.querySelectorAll("img") ?? [])].filter((one) => sources(one).includes(hash));
  const own = same.filter((place) => place.block === block);
  return own[alike.indexOf(picture) % own.length]?.pointer;
}
