/** A change of several files: what each of them becomes. @param nameOf a file's name in the folder, from its printed path */
import type { FileChange } from "../../../authoring/fileChange";
import type { FileTexts } from "./journal";
import { merge } from "./merge";

/** The texts of the files of a change, by their names: a file that is renamed is two. */
export function textsOf({ file, from, before, after }: FileChange, nameOf: (file: string) => string): FileTexts[] {
  const name = nameOf(file);
  if (from === undefined) return [texts(name, before, after)];
  return [texts(name, undefined, after), texts(nameOf(from), before, undefined)];
}

/** The change that takes a change back. */
export const reverseChange = ({ file, before, after }: FileTexts): FileTexts => texts(file, after, before);

/**
 * The same changes, made to the files as they are on disk: what was saved elsewhere in a file is kept. A file that is
 * created must not be there, and one that is removed must be as it was.
 *
 * @param textNow the text of a file on disk, with its byte order mark; undefined if there is none
 * @returns the name of a file that has changed in a way that the change would lose
 */
export function madeNow(
  files: FileTexts[],
  textNow: (file: string) => string | undefined,
): { files: FileTexts[]; merged: boolean } | string {
  const made: FileTexts[] = [];
  let merged = false;
  for (const { file, before, after } of files) {
    const now = textNow(file);
    if (isSame(now, before)) made.push(texts(file, now, after));
    else {
      if (now === undefined || before === undefined || after === undefined) return file;
      const { text } = merge(withoutMark(before), withoutMark(after), withoutMark(now));
      if (text === undefined) return file;
      merged = true;
      made.push(texts(file, now, text));
    }
  }
  return { files: made, merged };
}

/** Without a byte order mark. */
export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, "");

function texts(file: string, before: string | undefined, after: string | undefined): FileTexts {
  return { file, ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
}

/** Whether two texts of a file are the same, but for a byte order mark. */
export const isSame = (one: string | undefined, other: string | undefined) =>
  one === undefined || other === undefined ? one === other : withoutMark(one) === withoutMark(other);
