/** The requests of the desk that change files: see the protocol. */
import type { EditRequest, EditResult } from "../../edit/protocol";
import { tokenOf } from "../tokens";

/** What the desk says when the preview does not answer. */
const NO_ANSWER = "The preview did not answer, so nothing was saved. Is it still running?";

export const sendEdit = (request: EditRequest): Promise<EditResult> => post("edit", request);
export const sendUndo = (): Promise<EditResult> => post("undo", {});
export const sendRedo = (): Promise<EditResult> => post("redo", {});

/**
 * Asks the preview for what it knows.
 *
 * @param name what comes after `/_desk/`, with its query
 * @throws Error where the preview does not answer, or has no answer
 */
export async function ask<Answer>(name: string, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(`/_desk/${name}`, { headers: { "x-desk": tokenOf("desk") }, signal: signal ?? null });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Answer;
}

/** Sends a change. Never throws: a request that fails is a refusal in words. */
async function post(name: string, body: unknown): Promise<EditResult> {
  try {
    const headers = { "content-type": "application/json", "x-desk": tokenOf("desk") };
    const response = await fetch(`/_desk/${name}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (response.headers.get("content-type")?.includes("json")) return (await response.json()) as EditResult;
    return { result: "refused", words: await response.text(), problems: [] };
  } catch {
    return { result: "refused", words: NO_ANSWER, problems: [] };
  }
}
