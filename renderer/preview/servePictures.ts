import path from "node:path";
import type { Connect } from "vite";
import { PICTURES } from "../contract/pictureFiles";
import { encode, encodedBefore, type Rendition, renditionsOf, renditionUrl } from "../pictures/encode";
import type { Originals } from "../pictures/originals";

const TYPES: Record<string, string> = { jpg: "image/jpeg" };

/**
 * Serves the files of pictures: each is encoded on the first request, and stored where the build finds it.
 *
 * @param originals of the content as it is now
 */
export function servePictures(originals: () => Originals): Connect.NextHandleFunction {
  const making = new Map<string, Promise<Buffer[]>>();
  return async (request, response, next) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (!pathname.startsWith(`/${PICTURES}/`)) return next();
    const found = find(pathname, originals());
    if (!found) return next();
    const { file, rendition } = found;
    try {
      let bytes = encodedBefore(rendition);
      if (!bytes) {
        const made = making.get(pathname) ?? encode(file, [rendition]);
        making.set(pathname, made);
        [bytes] = await made.finally(() => making.delete(pathname));
      }
      response.writeHead(200, { "content-type": TYPES[rendition.format] ?? `image/${rendition.format}` });
      response.end(bytes);
    } catch (error) {
      next(new Error(`${path.basename(file)} could not be made smaller: ${(error as Error).message}`));
    }
  };
}

function find(address: string, originals: Originals): { file: string; rendition: Rendition } | undefined {
  for (const original of Object.values(originals)) {
    if (!("picture" in original) || !address.includes(original.picture.hash)) continue;
    const rendition = renditionsOf(original.picture).find((one) => renditionUrl(one) === address);
    if (rendition) return { file: original.file, rendition };
  }
  return undefined;
}
