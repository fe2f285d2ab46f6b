import { useEffect, useState } from "react";
import type { Choices } from "../../fields/choices";
import { type Framed, useFramedPage } from "../framedPage";
import { sendPictureTo } from "../typing/editClient";
import type { Editing } from "../typing/useEditing";
import type { Box } from "../typing/useTypingOnPage";
import type { ShownPage } from "../useDeskPage";
import { useChoices } from "./useForm";

const ELSEWHERE = "Drop the photo on a picture of this page: it takes the place of that picture.";

/**
 * A photo that is dropped on a picture of the page takes its place. Dropped elsewhere it does nothing, where a browser
 * would leave the page to show it.
 *
 * @returns the box of the picture below the photo
 */
export function useDropOnPage(framed: Framed, page: ShownPage | undefined, { edits, typing }: Editing, off: boolean) {
  const { document: shown, route } = useFramedPage(framed);
  const places = useChoices(route, page?.hash)?.shown;
  const [hint, setHint] = useState<Box>();
  useEffect(() => {
    if (!shown || !page || !places || off) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      const picture = pictureAt(event.target);
      const box = picture && placeOf(picture, places) !== undefined && picture.getBoundingClientRect();
      event.dataTransfer.dropEffect = "copy";
      setHint(box ? { top: box.top, left: box.left, width: box.width, height: box.height } : undefined);
    };
    const drop = async (event: DragEvent) => {
      const photo = event.dataTransfer?.files[0];
      if (!photo) return;
      event.preventDefault();
      setHint(undefined);
      const picture = pictureAt(event.target);
      const pointer = picture && placeOf(picture, places);
      if (pointer === undefined) return typing.refuse(ELSEWHERE);
      const { name: file, hash, asked } = page;
      const send = (base: string) => sendPictureTo({ file, base, pointer }, photo);
      const name = "another picture. Look whether the words that say what it shows still do";
      const refused = await edits.add({ file, hash, asked, name, steps: [], send });
      if (refused) typing.refuse(refused);
    };
    const leave = () => setHint(undefined);
    shown.addEventListener("dragover", over, { signal });
    shown.addEventListener("drop", (event) => void drop(event), { signal });
    shown.documentElement.addEventListener("dragleave", leave, { signal });
    // Beside a field for pictures the browser would leave the desk.
    for (const type of ["dragover", "drop"]) {
      document.addEventListener(type, (event) => event.preventDefault(), { signal });
    }
    return () => listeners.abort();
  }, [shown, page, places, edits, typing, off]);
  return hint;
}

/** The picture at a place of the page, also where something small lies over it. */
function pictureAt(target: EventTarget | null): HTMLImageElement | undefined {
  // The frame has classes of its own: `instanceof Element` is false for its elements.
  const element = (target as Node | null)?.nodeType === 1 ? (target as Element) : undefined;
  const holder = element?.closest("img, picture, figure, a, li");
  return (holder?.localName === "img" ? holder : holder?.querySelector("img")) as HTMLImageElement | undefined;
}

/** Where the file names a picture of the page: of one that is shown several times, that of its block, in their order. */
function placeOf(picture: HTMLImageElement, places: Choices["shown"]): string | undefined {
  const sources = (one: Element) => (one.closest("picture") ?? one).outerHTML;
  const same = places.filter(({ hash }) => sources(picture).includes(hash));
  const { hash, block } = same.find(({ block: id }) => picture.closest(`#${CSS.escape(id)}`)) ?? {};
  if (hash === undefined || block === undefined) return undefined;
  const holder = picture.closest(`#${CSS.escape(block)}`);
  const alike = [...(holder?.querySelectorAll("img") ?? [])].filter((one) => sources(one).includes(hash));
  const own = same.filter((place) => place.block === block);
  return own[alike.indexOf(picture) % own.length]?.pointer;
}
