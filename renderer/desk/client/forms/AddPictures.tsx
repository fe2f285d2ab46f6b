import { type ReactNode, useState } from "react";
import { isGroup, type PlainValue } from "../../../base/groups";
import type { Field } from "../../protocol/forms";
import { type OnProgress, sendPicture } from "../edits/sendPicture";
import { textOfValue, useForm, wordsKept } from "../inputs/formAccess";
import { ChooseFile } from "../pictures/ChooseFile";
import { ALT, type AskedText, NewPictures, type Words } from "../pictures/NewPictures";

interface AddPicturesProps {
  /** An entry of the list. */
  item: Field;
  /** The entries that are there. */
  items: unknown[];
  /** The pointer of the list. */
  pointer: string;
  /** Adds entries at the end, in one step. @returns why it was refused */
  add: (entries: PlainValue[]) => Promise<string | undefined>;
}

/** Adds several photos of this device to a list of pictures at once, each with its words. */
export function AddPictures({ item, items, pointer, add }: AddPicturesProps): ReactNode {
  const { route, kept } = useForm();
  const [photos, setPhotos] = useState<File[]>();
  const asked = askedOf(item, items.at(-1));
  if (!asked) return null;
  const use = async (words: Words[], onProgress: OnProgress) => {
    const entries: PlainValue[] = [];
    for (const [index, photo] of (photos ?? []).entries()) {
      const taken = await sendPicture(route, photo, (share) => onProgress((index + share) / words.length));
      if (taken.result === "refused") return taken.words;
      entries.push({ src: taken.picture, ...words[index] });
    }
    return add(entries);
  };
  return (
    <div className="row actions">
      <ChooseFile multiple onFiles={setPhotos}>
        Add several photos
      </ChooseFile>
      {photos && (
        <NewPictures
          pictures={photos}
          asked={asked}
          use={use}
          kept={wordsKept(kept, pointer)}
          onClose={() => setPhotos(undefined)}
        />
      )}
    </div>
  );
}

/**
 * The texts that each new entry needs beside its picture; the same as in the last entry, except for the alternative text.
 *
 * @returns undefined if the entries are no pictures, or need more than texts
 */
function askedOf({ kind, fields = [] }: Field, last: unknown): AskedText[] | undefined {
  const picture = fields.find(({ name }) => name === "src");
  if (kind !== "group" || picture?.kind !== "picture" || !picture.hasAlt) return undefined;
  const needed = fields.filter(({ name, required }) => required && name !== "src" && name !== "alt");
  if (needed.some((field) => field.kind !== "text")) return undefined;
  return [
    ALT,
    ...needed.map(({ name, label }) => ({ name, label, start: textOfValue(isGroup(last) ? last[name] : "") })),
  ];
}
