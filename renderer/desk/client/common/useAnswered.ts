import type { Refused } from "../../protocol/edits";
import { useFailure } from "./failures";
import { sendStep } from "./requests";
import { useLoaded } from "./useLoaded";

/** After the last key: each answer is checked on the whole site. */
const WAIT_MS = 150;

async function sendLater(request: string, signal: AbortSignal): Promise<object> {
  await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  signal.throwIfAborted();
  const [name, body] = JSON.parse(request) as [string, object];
  return sendStep<object>(name, body);
}

/**
 * The response to a request with a body, asked again when its body changes. Until then the last one stays.
 *
 * @param body undefined to request nothing
 * @returns undefined before the first response, and if it is refused
 */
export function useAnswered<Answered extends object>(name: string, body: object | undefined): Answered | undefined {
  const { answer, refused } = useAsked<Answered>(name, body);
  useFailure(name, refused?.words);
  return answer;
}

/** The same, with why it was refused, and whether the response is to the body as it is now. */
export function useAsked<Answered extends object>(name: string, body: object | undefined) {
  const request = body && JSON.stringify([name, body]);
  const loaded = useLoaded<object>(request, null, sendLater);
  const isLatest = request !== undefined && loaded?.name === request;
  const { response } = loaded ?? {};
  return isRefused(response) ? { isLatest, refused: response } : { isLatest, answer: response as Answered | undefined };
}

const isRefused = (answer: object | undefined): answer is Refused =>
  answer !== undefined && "result" in answer && answer.result === "refused";
