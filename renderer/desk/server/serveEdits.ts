import type { IncomingMessage, ServerResponse } from "node:http";
import { CouldNotRun } from "../../base/couldNotRun";
import type { Problem } from "../../base/problem";
import type { EditResult } from "../protocol/edits";
import { collectionAnswers } from "./collections/collectionAnswers";
import { decideProblem } from "./edit/decideProblem";
import type { PageEditor } from "./edit/pageEditor";
import { takeUpload } from "./edit/takeUpload";
import { pageAnswers } from "./pages/pageAnswers";
import { listPictures } from "./pictures/pictureUses";
import { priceAnswers } from "./prices/priceAnswers";
import { publishAnswers, type SiteToPublish } from "./publish/publishAnswers";
import {
  type Answer,
  BadRequest,
  readClock,
  readEdit,
  readGroup,
  readJson,
  readNames,
  readProblemDecision,
} from "./request/readRequest";
import { rowAnswers } from "./rows/rowAnswers";
import { searchAnswers } from "./search/searchAnswers";
import { type RenderWith, versionAnswers } from "./versions/versionAnswers";

const STATUS: Record<EditResult["result"], number> = { saved: 200, refused: 422, conflict: 409 };

/** What the requests need of the site as it is shown. */
export interface ShownSite extends SiteToPublish {
  /** Shows it as of a moment, or of now. */
  showAt: (at: string | null) => Promise<void>;
  /** The problems of the site as last known. */
  problems: () => readonly Problem[];
  renderWith: RenderWith;
}

/**
 * Responds to the requests of `protocol/edits.ts`, `protocol/pages.ts` and `protocol/prices.ts` that change something, and to those about collections and tables.
 * The guard has refused all that are not the desk's.
 */
export function serveEdits(editor: PageEditor, site: ShownSite) {
  const { showAt, content, problems } = site;
  const read = () => {
    const site = content();
    if (site) return site;
    throw new CouldNotRun("The pages cannot be read at this moment. Try again.");
  };
  const group = async (request: IncomingMessage) => readGroup(await readJson(request));
  const answers = new Map<string, Answer>([
    ["POST /_desk/edit", async (request) => editor.edit(readEdit(await readJson(request)))],
    ["POST /_desk/undo", (request) => group(request).then(() => editor.undo())],
    ["POST /_desk/redo", (request) => group(request).then(() => editor.redo())],
    ["GET /_desk/history", async () => editor.history],
    [
      "POST /_desk/problem",
      async (request) => decideProblem(readProblemDecision(await readJson(request)), editor, content(), problems()),
    ],
    ["POST /_desk/picture", (request) => takeUpload(request, editor, content())],
    ["POST /_desk/pictures/remove", async (request) => editor.removePictures(readNames(await readJson(request)))],
    ["GET /_desk/pictures", async () => listPictures(read())],
    [
      "POST /_desk/clock",
      async (request) => {
        await showAt(readClock(await readJson(request)));
        return { result: "shown" };
      },
    ],
    ...publishAnswers(editor, site),
    ...pageAnswers(editor, { content: read, problems }),
    ...priceAnswers(editor, read),
    ...collectionAnswers(editor, read),
    ...rowAnswers(editor, { content: read, problems }),
    ...searchAnswers(editor, read),
    ...versionAnswers(editor, read, site.renderWith),
  ]);
  return async ({ pathname }: URL, response: ServerResponse, request: IncomingMessage): Promise<boolean> => {
    const answer = answers.get(`${request.method === "POST" ? "POST" : "GET"} ${pathname}`);
    if (!answer) return false;
    const json = (status: number, result: unknown) =>
      respond(response, status, "application/json", JSON.stringify(result));
    try {
      const result = await answer(request);
      json(STATUS[(result as EditResult).result] ?? 200, result);
    } catch (error) {
      if (error instanceof CouldNotRun) json(422, { result: "refused", words: error.message, problems: [] });
      else if (!(error instanceof BadRequest)) throw error;
      // The rest of a body that is too large is not read.
      else respond(response, error.status, "text/plain", `${error.message}\n`, { connection: "close" });
    }
    return true;
  };
}

function respond(response: ServerResponse, status: number, type: string, body: string, more = {}): void {
  response.writeHead(status, { "content-type": type, "cache-control": "no-store", ...more }).end(body);
}
