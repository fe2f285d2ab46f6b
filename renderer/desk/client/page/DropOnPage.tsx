import { type ReactNode, useEffect, useState } from "react";
import type { Choices } from "../../protocol/forms";
import type { Edits } from "../edits/edits";
import { type Framed, useFramedPage } from "./framedPage";
import { pictureAround, placeOfPicture } from "./shownPictures";
import { type Box, boxOf } from "./useBoxOnPage";
import type { ShownPage } from "./useDeskPage";

interface DropOnPageProps {
  framed: Framed;
  page: ShownPage | undefined;
  /** Where the page's file names its pictures; undefined until that is known. */
  places: Choices["shown"] | undefined;
  edits: Edits;
}

const ELSEWHERE = "Drop the photo on a picture of this page: it replaces that picture.";
const NAME = "another picture. Look whether the words that say what it shows still do";

/**
 * A photo that is dropped on a picture of the page replaces it. Dropped elsewhere it does nothing; by default the
 * browser would leave the page to show it.
 */
export function DropOnPage({ framed, page, places, edits }: DropOnPageProps): ReactNode {
  const { document: shown } = useFramedPage(framed);
  // The box of the picture below the photo.
  const [hint, setHint] = useState<Box>();
  useEffect(() => {
    if (!shown || !page || !places) return;
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
      const refused = await edits.setPicture(page, pointer, photo, NAME);
      if (refused) edits.refuse(refused);
    };
    shown.addEventListener("dragover", over, { signal });
    shown.addEventListener("drop", (event) => void drop(event), { signal });
    shown.documentElement.addEventListener("dragleave", () => setHint(undefined), { signal });
    // Outside of a picture field, the browser would leave the desk to show the photo.
    for (const type of ["dragover", "drop"]) {
      document.addEventListener(type, (event) => event.preventDefault(), { signal });
    }
    return () => listeners.abort();
  }, [shown, page, places, edits]);
  return hint && <div className="drop-hint" style={hint} />;
}
