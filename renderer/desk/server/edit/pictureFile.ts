import { lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { attempt } from "../../../base/attempt.mjs";
import { CouldNotRun } from "../../../base/couldNotRun";
import { nameOnDisk } from "../../../base/files/files.mjs";
import { IMAGES } from "../../../pictures/originals";
import type { FileTexts } from "./journal";

/** Whether a change of the history is that of a picture, such as `images/trim.jpg`: its texts are bytes in base64. */
export const isPictureFile = ({ file }: Pick<FileTexts, "file">): boolean => file.startsWith(`${IMAGES}/`);

/** The bytes of a picture in base64; undefined if there is no such file. A link could lead out of the folder. */
export function pictureNow(folder: string, file: string): string | undefined {
  const at = path.join(folder, nameOnDisk(folder, file));
  return attempt(() => (lstatSync(at).isFile() ? readFileSync(at).toString("base64") : undefined));
}

/** Why a change of a picture cannot be made: another picture that has its name meanwhile stays. */
export function whyNotWritten(folder: string, { file, before, after }: FileTexts): string | undefined {
  const now = pictureNow(folder, file);
  return now === after || now === before ? undefined : `${file} is another picture by now, which stays.`;
}

/** Writes a picture, or removes one. @throws CouldNotRun if the disk refuses it */
export function writePicture(folder: string, { file, after }: FileTexts): void {
  const at = path.join(folder, nameOnDisk(folder, file));
  if (pictureNow(folder, file) === after) return;
  try {
    if (after === undefined) rmSync(at);
    else {
      mkdirSync(path.dirname(at), { recursive: true });
      writeFileSync(at, Buffer.from(after, "base64"), { flag: "wx" });
    }
  } catch (error) {
    throw new CouldNotRun(`Nothing was changed: ${(error as Error).message}.`);
  }
}
