import { useEffect, useState } from "react";
import type { Choices } from "../../server/fields/choices";
import { type Framed, useFramedPage } from "../framedPage";
import { type Box, boxOf } from "../onPage";
import { sendPictureTo } from "../typing/editClient";
import type { Editing } from "../typing/useEditing";
import type { ShownPage } from "../useDeskPage";
import { pictureAround, placeOfPicture } from "./shownPictures";

interface DropOnPage {
  page: ShownPage | undefined;
  /** Where the page's file names its pictures; undefined until that is known. */
  places: Choices["shown"] | undefined;
  editing: Editing;
  off: boolean;
}

const ELSEWHERE = "Drop the photo on a picture of this page: it takes the place of that picture.";

/**
 * A photo that is dropped on a picture of the page replaces it. Dropped elsewhere it does nothing; by default the
 * browser would leave the page to show it.
 *
 * @returns the box of the picture below the photo
 */
export function useDropOnPage(framed: Framed, { page, places, editing, off }: DropOnPage): Box | undefined {
  const { edits } = editing;
  const { document: shown } = useFramedPage(framed);
  const [hint, setHint] = useState<Box>();
  useEffect(() => {
    if (!shown || !page || !places || off) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      const picture = pictureAround(event.target);
      event.dataTransfer.dropEffect = "copy";
      setHint(picture && placeOfPicture(picture, places) !== undefined ? boxOf(picture) : undefined);
    };
    const drop = async (event: DragEvent) => {
      const photo = event.dataTransfer?.files[0];
      if (!photo) return;
      event.preventDefault();
      setHint(undefined);
      const picture = pictureAround(event.target);
      const pointer = picture && placeOfPicture(picture, places);
      if (pointer === undefined) return edits.refuse(ELSEWHERE);
      const { name: file, hash, asked } = page;
      const send = (base: string) => sendPictureTo({ file, base, pointer }, photo);
      const name = "another picture. Look whether the words that say what it shows still do";
      const refused = await edits.add({ file, hash, asked, name, steps: [], send });
      if (refused) edits.refuse(refused);
    };
    const leave = () => setHint(undefined);
    shown.addEventListener("dragover", over, { signal });
    shown.addEventListener("drop", (event) => void drop(event), { signal });
    shown.documentElement.addEventListener("dragleave", leave, { signal });
    // Outside of a picture field, the browser would leave the desk to show the photo.
    for (const type of ["dragover", "drop"]) {
      document.addEventListener(type, (event) => event.preventDefault(), { signal });
    }
    return () => listeners.abort();
  }, [shown, page, places, edits, off]);
  return hint;
}
