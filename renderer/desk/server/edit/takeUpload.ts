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
import { BadRequest, badRequest, expectForm, readBytes } from "../request/readRequest";
import type { PageEditor } from "./pageEditor";

const MEGABYTES = LARGEST.bytes / 1_000_000;
const TOO_LARGE = `A picture may have at most ${MEGABYTES} megabytes, more than a camera's pictures have. Make it smaller.`;

/** The parameters of the address: without a `pointer`, the picture is only copied. */
type Asked = Record<"route" | "name" | "file" | "base" | "pointer" | "alt", string>;

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
  const { searchParams } = new URL(request.url ?? "", "http://localhost");
  const asked = await expectForm<Partial<Asked>>("picture", Object.fromEntries(searchParams));
  const { pointer, file = "", base = "", alt } = asked;
  const page =
    pointer === undefined
      ? content?.pages.find(({ route }) => route === asked.route)
      : content && pagesIn(editor.files.printed(file), content)[0];
  // The picture of a page that is about to be made is named after it, too.
  const route = page?.route ?? asked.route ?? "";
  if (!content || (!page && (pointer !== undefined || addressError(route, content) !== undefined))) return badRequest();
  const bytes = await readBytes(request, LARGEST.bytes, TOO_LARGE);
  const name = printableName(asked.name ?? "");
  return inTurn(async () => {
    const error = bytes.length === 0 ? `${name} is empty.` : await pictureError(name, bytes);
    if (error) throw new CouldNotRun(error);
    const { name: picture, takeBack } = await takeBytes(content, bytes, name, route);
    if (pointer === undefined) return { result: "taken", picture } as const;
    const steps: EditStep[] = [{ do: "set", pointer, value: picture }];
    if (alt !== undefined) steps.push({ do: "set", pointer: `${parentPointer(pointer)}/alt`, value: alt });
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

/** The name of the file in messages: without a path and control characters. */
function printableName(name: string): string {
  const plain = (name.split(/[\\/]/).at(-1) ?? "").replace(/\p{Cc}/gu, "").slice(0, 80);
  return plain || "This file";
}
