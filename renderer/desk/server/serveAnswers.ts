import type { IncomingMessage, ServerResponse } from "node:http";
import { CouldNotRun } from "../../base/couldNotRun";
import type { Problem } from "../../base/problem";
import { isMoment, notADate } from "../../clock/clock";
import type { EditRequest, EditResult, ProblemDecision } from "../protocol/edits";
import { collectionAnswers } from "./collections/collectionAnswers";
import { decideProblem } from "./edit/decideProblem";
import type { PageEditor } from "./edit/pageEditor";
import { takeUpload } from "./edit/takeUpload";
import { pageAnswers } from "./pages/pageAnswers";
import { listPictures } from "./pictures/pictureUses";
import { priceAnswers } from "./prices/priceAnswers";
import { publishAnswers, type SiteToPublish } from "./publish/publishAnswers";
import { type Answer, BadRequest, onGet, onPost } from "./request/readRequest";
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
 * Responds to all requests of the desk for data, and to change it. The guard has refused all that are not the desk's.
 *
 * @param shown the responses about what is shown, which need no editor
 */
export function serveAnswers(editor: PageEditor, site: ShownSite, shown: [string, Answer][] = []) {
  const { showAt, content, problems } = site;
  const read = () => {
    const site = content();
    if (site) return site;
    throw new CouldNotRun("The pages cannot be read at this moment. Try again.");
  };
  const answers = new Map<string, Answer>([
    ...shown,
    onPost("edit", (asked: EditRequest) => editor.edit(asked)),
    onPost("undo", () => editor.undo()),
    onPost("redo", () => editor.redo()),
    onGet("history", () => editor.history),
    onPost("problem", (asked: ProblemDecision) => decideProblem(asked, editor, content(), problems())),
    ["POST /_desk/picture", (request) => takeUpload(request, editor, content())],
    onPost("pictures/remove", ({ names }: { names: string[] }) => editor.removePictures([...new Set(names)])),
    onGet("pictures", () => listPictures(read())),
    onPost("clock", async ({ at }: { at: string | null }) => {
      if (at !== null && !isMoment(at)) throw new CouldNotRun(notADate(at));
      await showAt(at);
      return { result: "shown" };
    }),
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
      const result = (await answer(request)) ?? null;
      const outcome = (result as EditResult | null)?.result;
      json((outcome && STATUS[outcome]) ?? 200, result);
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
