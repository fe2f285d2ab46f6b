import type { IncomingMessage, ServerResponse } from "node:http";
import { CouldNotRun } from "../../base/couldNotRun";
import type { Problem } from "../../base/problem";
import type { SiteContent } from "../../content/model/siteContent";
import type { EditResult } from "../protocol/edits";
import { decideProblem } from "./edit/decideProblem";
import type { PageEditor } from "./edit/pageEditor";
import { takeUpload } from "./edit/takeUpload";
import { listPictures } from "./pictures/pictureUses";
import { type ErrorsNow, proposalNow, publish, publishedBase, publishPlan } from "./publish/publish";
import { committed } from "./publish/siteChanges";
import { takenBack } from "./publish/takenBack";
import {
  BadRequest,
  readClock,
  readEdit,
  readGroup,
  readJson,
  readNames,
  readProblemDecision,
  readPublication,
  readTakeBack,
} from "./readRequest";

type Answer = (request: IncomingMessage) => Promise<unknown>;

const STATUS: Record<EditResult["result"], number> = { saved: 200, refused: 422, conflict: 409 };

/** What the requests need of the site as it is shown. */
export interface ShownSite {
  /** Shows it as of a moment, or of now. */
  showAt: (at: string | null) => Promise<void>;
  /** The site as it is on disk. */
  content: () => SiteContent | undefined;
  /** The problems of the site as last known. */
  problems: () => readonly Problem[];
  /** Shows a file that was written without the editor. */
  shown: (name: string) => Promise<void>;
  /** The errors of the site on disk, as of now. */
  errorsNow: ErrorsNow;
  /** What visitors see of a change from other texts of some files. */
  seenOf: Parameters<typeof publishPlan>[1];
}

/**
 * Responds to the requests of `protocol/edits.ts` that change something. The guard has refused all that are not the
 * desk's.
 */
export function serveEdits(editor: PageEditor, { showAt, content, problems, shown, errorsNow, seenOf }: ShownSite) {
  const { folder } = editor.files;
  const group = async (request: IncomingMessage) => readGroup(await readJson(request));
  const posts = new Map<string, Answer>([
    ["/_desk/edit", async (request) => editor.edit(readEdit(await readJson(request)))],
    ["/_desk/undo", (request) => group(request).then(() => editor.undo())],
    ["/_desk/redo", (request) => group(request).then(() => editor.redo())],
    [
      "/_desk/problem",
      async (request) =>
        decideProblem(readProblemDecision(await readJson(request)), editor, content(), problems(), shown),
    ],
    ["/_desk/picture", (request) => takeUpload(request, editor, content())],
    ["/_desk/pictures/remove", async (request) => editor.removePictures(readNames(await readJson(request)))],
  ]);
  posts.set("/_desk/publish", async (request) => {
    return publish(folder, readPublication(await readJson(request)), errorsNow);
  });
  posts.set("/_desk/clock", async (request) => {
    await showAt(readClock(await readJson(request)));
    return { result: "shown" };
  });
  posts.set("/_desk/takeBack", async (request) => {
    const change = readTakeBack(await readJson(request));
    const { file, pointer } = change;
    const before = editor.files.has(file) ? await committed(folder, file, await publishedBase(folder)) : undefined;
    return editor.rewrite(file, `${file}: ${pointer} taken back`, (now) => takenBack(file, now, before, change));
  });
  const gets = new Map<string, Answer>([
    ["/_desk/history", async () => editor.history],
    [
      "/_desk/pictures",
      async () => {
        const site = content();
        return site ? listPictures(site) : null;
      },
    ],
    ["/_desk/publish", async () => publishPlan(folder, seenOf)],
    ["/_desk/proposal", async () => proposalNow(folder)],
  ]);
  return async ({ pathname }: URL, response: ServerResponse, request: IncomingMessage): Promise<boolean> => {
    const answer = (request.method === "POST" ? posts : gets).get(pathname);
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
