/** The requests of the desk to the preview: see `protocol/edits.ts`. */
import type { EditRequest, EditResult, History, ProblemDecision, Refused } from "../../protocol/edits";
import type { Publication, PublishResult, ShareState } from "../../protocol/publish";
import { plainWords } from "./plainWords";

/**
 * A token of this run of the preview: `desk` is sent with requests that only the desk may make, as the header
 * `x-desk`; `live` opens the live connection.
 */
export function tokenOf(name: "desk" | "live"): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}-token"]`)?.content ?? "";
}

/** What the desk says when the preview does not answer. */
export const NO_ANSWER = "The preview did not answer, so nothing was saved. Is it still running?";

export const sendEdit = (request: EditRequest) => post<EditResult>("edit", request);
export const sendProblem = (decision: ProblemDecision) => post<EditResult>("problem", decision);
export const sendDay = (at: string | null) => post<{ result: "shown" }>("clock", { at });
export const sendShare = () => post<ShareState>("share", {});
/** A request that changes files, by what comes after `/_desk/`. */
export const sendStep = <Result = EditResult>(name: string, body: object) => post<Result>(name, body);
export const sendPublish = (publication: Publication) => post<PublishResult>("publish", publication);

/** Why the preview does not respond to a request, in a sentence. */
export class RefusedRequest extends Error {}

/**
 * Requests something from the preview.
 *
 * @param name what comes after `/_desk/`, with its query
 * @throws RefusedRequest if the preview refuses it; another error if there is no preview
 */
export async function ask<Answer>(name: string, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(`/_desk/${name}`, { headers: { "x-desk": tokenOf("desk") }, signal: signal ?? null });
  if (response.ok) return (await response.json()) as Answer;
  const isJson = response.headers.get("content-type")?.includes("json");
  throw new RefusedRequest(plainWords(isJson ? ((await response.json()) as Refused).words : await response.text()));
}

/** What undo and redo would do. */
export const askHistory = async (): Promise<History> => plainHistory(await ask<History>("history"));

const plainHistory = ({ undo, redo }: History): History => ({
  ...(undo !== undefined && { undo: plainWords(undo) }),
  ...(redo !== undefined && { redo: plainWords(redo) }),
});

/** A result whose words are for people. */
function inPlainWords<Result>(result: Result): Result {
  // Such as the questions of a new page, which are in plain words already.
  if (Array.isArray(result)) return result;
  const { words, history } = result as { words?: string; history?: History };
  return {
    ...result,
    ...(words !== undefined && { words: plainWords(words) }),
    ...(history && { history: plainHistory(history) }),
  };
}

/** The limit of a request that the browser still sends while the desk is being closed, in bytes: fetch, 4.6. */
const KEPT_ALIVE = 60_000;

/** Sends a change. Never throws: a request that fails is a refusal in words. */
async function post<Result>(name: string, data: unknown): Promise<Result | Refused> {
  try {
    const headers = { "content-type": "application/json", "x-desk": tokenOf("desk") };
    const body = JSON.stringify(data);
    // At most three bytes for each UTF-16 unit.
    const keepalive = body.length * 3 < KEPT_ALIVE;
    const response = await fetch(`/_desk/${name}`, { method: "POST", headers, body, keepalive });
    if (response.headers.get("content-type")?.includes("json")) return inPlainWords((await response.json()) as Result);
    return { result: "refused", words: await response.text(), problems: [] };
  } catch {
    return { result: "refused", words: NO_ANSWER, problems: [] };
  }
}
