import { type ReactNode, useEffect, useState } from "react";
import type { Choices, ShownPicture } from "../../protocol/forms";
import { ask } from "../common/requests";
import type { Edits } from "../edits/edits";
import { ALT, NewPictures, type WordsKept } from "../pictures/NewPictures";
import { placeOfPicture } from "../pictures/placeOfPicture";
import { type Framed, useFramedPage } from "./framedPage";
import { pictureAround } from "./shownPictures";
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
const NAME = "another picture";
const NONE: ShownPicture[] = [];

/** Where the page's file names its pictures by now. */
const loadPlaces = (route: string): Promise<ShownPicture[]> =>
  ask<Choices | null>(`choices?route=${encodeURIComponent(route)}`).then(
    (choices) => choices?.shown ?? NONE,
    () => NONE,
  );

/** Where the words of a dropped photo are kept. */
function wordsKeptAt(edits: Edits, { page: { file, route }, place: { pointer } }: Dropped): WordsKept {
  const kept = () => edits.valueAt("pictures", { file, pointer });
  return {
    now: () => kept()?.value,
    keep: (value) => void edits.keepValue("pictures", { file, pointer }, route, { value, name: NAME, typing: true }),
    drop: () => edits.drop(kept()?.id),
  };
}

/** A photo that was dropped on a picture. */
interface Dropped {
  photo: File;
  /** The page as it was then: its pictures may have other places by the time that the photo has its words. */
  page: ShownPage;
  place: ShownPicture;
}

/**
 * A photo that is dropped on a picture of the page replaces it, once it is known what it shows. Dropped elsewhere it does nothing; by default the
 * browser would leave the page to show it.
 */
export function DropOnPage({ framed, page, places = NONE, edits }: DropOnPageProps): ReactNode {
  const { document: shown } = useFramedPage(framed);
  // The box of the picture below the photo.
  const [hint, setHint] = useState<Box>();
  const [dropped, setDropped] = useState<Dropped>();
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
      if (!place) return edits.refuse(ELSEWHERE);
      setDropped({ photo, page, place });
    };
    shown.addEventListener("dragover", over, { signal });
    shown.addEventListener("drop", drop, { signal });
    shown.documentElement.addEventListener("dragleave", () => setHint(undefined), { signal });
    // Outside of a picture field, the browser would leave the desk to show the photo.
    for (const type of ["dragover", "drop"]) {
      document.addEventListener(type, (event) => event.preventDefault(), { signal });
    }
    return () => listeners.abort();
  }, [shown, page, places, edits]);
  const was = dropped?.place.alt;
  return (
    <>
      {hint && <div className="drop-hint" style={hint} />}
      {dropped && (
        <NewPictures
          edits={edits}
          pictures={[dropped.photo]}
          kept={wordsKeptAt(edits, dropped)}
          asked={was === undefined ? [] : [{ ...ALT, start: was }]}
          was={was}
          use={([words], onProgress) => {
            const { photo, page: then, place } = dropped;
            const alt = words?.alt === was ? undefined : words?.alt;
            return edits.setPicture(then, place.pointer, photo, NAME, alt, onProgress);
          }}
          onClose={() => setDropped(undefined)}
        />
      )}
    </>
  );
}
