/** The requests that send a picture: see `protocol/edits.ts`. */
import type { EditResult, PictureTaken, Refused } from "../../protocol/edits";
import { NO_ANSWER, tokenOf } from "../common/requests";

/** Called with the share that is sent, from 0 to 1; with 1 the preview has all of it, and is reading it. */
export type OnProgress = (share: number) => void;

/** Copies a picture to the others, under a name derived from the page. */
export const sendPicture = (route: string, picture: File, onProgress?: OnProgress) =>
  post<PictureTaken>({ route, name: picture.name }, picture, onProgress);

/** The same, and sets it at a place of the page's file. @param alt its new alternative text, if it gets one */
export const sendPictureTo = (
  place: { file: string; base: string; pointer: string },
  picture: File,
  alt?: string,
  onProgress?: OnProgress,
) => post<EditResult>({ ...place, name: picture.name, ...(alt !== undefined && { alt }) }, picture, onProgress);

/** By XMLHttpRequest: `fetch` does not report what is sent so far. Never rejects. */
function post<Result>(
  query: Record<string, string>,
  picture: File,
  onProgress: OnProgress = () => {},
): Promise<Result | Refused> {
  return new Promise((resolve) => {
    const refuse = (words: string) => resolve({ result: "refused", words, problems: [] });
    const request = new XMLHttpRequest();
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.upload.addEventListener("load", () => onProgress(1));
    request.addEventListener("load", () => {
      if (request.getResponseHeader("content-type")?.includes("json")) resolve(JSON.parse(request.responseText));
      else refuse(request.responseText);
    });
    request.addEventListener("error", () => refuse(NO_ANSWER));
    request.open("POST", `/_desk/picture?${new URLSearchParams(query)}`);
    request.setRequestHeader("content-type", "application/octet-stream");
    request.setRequestHeader("x-desk", tokenOf("desk"));
    request.send(picture);
  });
}
