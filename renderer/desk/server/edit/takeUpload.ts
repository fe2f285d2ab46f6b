import type { IncomingMessage } from "node:http";
import { addressError } from "../../../authoring/addresses";
import { pictureError, takeBytes } from "../../../authoring/takePicture";
import { CouldNotRun } from "../../../base/couldNotRun";
import { oneAtATime } from "../../../base/once";
import { parentPointer } from "../../../base/pointer";
import type { SiteContent } from "../../../content/model/siteContent";
import { pagesIn } from "../../../content/pages/writtenPage";
import { LARGEST } from "../../../pictures/originals";
import type { EditResult, EditStep, PictureTaken } from "../../protocol/edits";
import { BadRequest, badRequest, readBytes, readPointer } from "../request/readRequest";
import type { PageEditor } from "./pageEditor";

const MEGABYTES = LARGEST.bytes / 1_000_000;
const TOO_LARGE = `A picture may have at most ${MEGABYTES} megabytes, more than a camera's pictures have. Make it smaller.`;

/** One upload at a time: each is decoded, and two with the same name would choose the same free name. */
const inTurn = oneAtATime();

/**
 * Copies the picture of a request to the others, under a name derived from its page, and sets it where the request
 * says, with its alternative text if there is a new one. If that is refused, the copy is removed. The guard has refused all requests but the desk's.
 *
 * @throws CouldNotRun if it is not a picture; BadRequest for what the desk never sends
 */
export async function takeUpload(
  request: IncomingMessage,
  editor: PageEditor,
  content: SiteContent | undefined,
): Promise<EditResult | PictureTaken> {
  if (!/^application\/octet-stream$/i.test(request.headers["content-type"] ?? "")) {
    throw new BadRequest(415, "A picture is sent as it is.");
  }
  const asked = new URL(request.url ?? "", "http://localhost").searchParams;
  const place = asked.has("pointer") ? readPlace(asked) : undefined;
  const page = place
    ? content && pagesIn(editor.files.printed(place.file), content)[0]
    : content?.pages.find(({ route }) => route === asked.get("route"));
  // The picture of a page that is about to be made is named after it, too.
  const route = page?.route ?? asked.get("route") ?? "";
  if (!content || (!page && (place || addressError(route, content) !== undefined))) return badRequest();
  const bytes = await readBytes(request, LARGEST.bytes, TOO_LARGE);
  const name = printableName(asked.get("name") ?? "");
  return inTurn(async () => {
    const error = bytes.length === 0 ? `${name} is empty.` : await pictureError(name, bytes);
    if (error) throw new CouldNotRun(error);
    const { name: picture, takeBack } = await takeBytes(content, bytes, name, route);
    if (!place) return { result: "taken", picture } as const;
    const { file, base, pointer, alt } = place;
    const steps: EditStep[] = [{ do: "set", pointer, value: picture }];
    if (alt !== null) steps.push({ do: "set", pointer: `${parentPointer(pointer)}/alt`, value: alt });
    try {
      const result = await editor.edit({ file, base, steps }, false);
      if (result.result !== "saved") takeBack();
      return result;
    } catch (failed) {
      takeBack();
      throw failed;
    }
  });
}

function readPlace(asked: URLSearchParams) {
  const [file, base] = [asked.get("file"), asked.get("base")];
  if (file === null || base === null) return badRequest();
  return { file, base, pointer: readPointer(asked.get("pointer")), alt: asked.get("alt") };
}

/** The name of the file in messages: without a path and control characters. */
function printableName(name: string): string {
  const plain = (name.split(/[\\/]/).at(-1) ?? "").replace(/\p{Cc}/gu, "").slice(0, 80);
  return plain || "This file";
}
