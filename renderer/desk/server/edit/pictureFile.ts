import { lstatSync, readFileSync } from "node:fs";
import path from "node:path";
import { attempt } from "../../../base/attempt.mjs";
import { IMAGES } from "../../../pictures/originals";
import type { FileTexts } from "./journal";

/** Whether a change of the history is that of a picture, such as `images/trim.jpg`: its texts are bytes in base64. */
export const isPictureFile = ({ file }: Pick<FileTexts, "file">): boolean => file.startsWith(`${IMAGES}/`);

/** The bytes of a picture in base64; undefined if there is no such file. A link could lead out of the folder. */
export function pictureNow(folder: string, file: string): string | undefined {
  const at = path.join(folder, file);
  return attempt(() => (lstatSync(at).isFile() ? readFileSync(at).toString("base64") : undefined));
}
