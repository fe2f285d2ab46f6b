import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { Choices, ShownPicture } from "../../protocol/forms";
import { ask } from "../common/requests";
import { edits } from "../edits/edits";
import { droppedPhoto } from "../pictures/droppedPhoto";
import { placeOfPicture } from "../pictures/placeOfPicture";
import { useFramedPage } from "./framedPage";
import { pictureAround } from "./shownPictures";
import { type Box, boxOf } from "./useBoxOnPage";
import type { ShownPage } from "./useDeskPage";

interface DropOnPageProps {
  page: ShownPage | undefined;
  /** Where the page's file names its pictures; undefined until that is known. */
  places: Choices["shown"] | undefined;
  /** Opens the form of a picture. */
  openAround: (pointer: string, picture: Element | undefined) => void;
}

const ELSEWHERE = "Drop the photo on a picture of this page: it replaces that picture.";
const NONE: ShownPicture[] = [];

/** Where the page's file names its pictures by now. */
const loadPlaces = (route: string): Promise<ShownPicture[]> =>
  ask<Choices | null>(`choices?route=${encodeURIComponent(route)}`).then(
    (choices) => choices?.shown ?? NONE,
    () => NONE,
  );

/**
 * A photo that is dropped on a picture of the page opens the form of that picture, which asks what it shows. Dropped
 * elsewhere it does nothing; by default the browser would leave the page to show it.
 */
export function DropOnPage({ page, places = NONE, openAround }: DropOnPageProps): ReactNode {
  const { document: shown } = useFramedPage();
  // The box of the picture below the photo.
  const [hint, setHint] = useState<Box>();
  const open = useEffectEvent(openAround);
  useEffect(() => {
    if (!shown || !page) return;
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
      const placeIn = (all: ShownPicture[]) =>
        picture && all.find(({ pointer }) => pointer === placeOfPicture(picture, all));
      // Right after a save, the places are those before it.
      const place = placeIn(places) ?? placeIn(await loadPlaces(page.route));
      if (!place) return edits.queue.refuse(ELSEWHERE);
      droppedPhoto.put(page.route, place.pointer, photo);
      open(place.pointer, picture);
    };
    shown.addEventListener("dragover", over, { signal });
    shown.addEventListener("drop", drop, { signal });
    shown.documentElement.addEventListener("dragleave", () => setHint(undefined), { signal });
    // Outside of a picture field, the browser would leave the desk to show the photo.
    for (const type of ["dragover", "drop"]) {
      document.addEventListener(type, (event) => event.preventDefault(), { signal });
    }
    return () => listeners.abort();
  }, [shown, page, places]);
  return hint && <div className="drop-hint" style={hint} />;
}
