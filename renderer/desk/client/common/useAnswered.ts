import { useEffect, useRef, useState } from "react";
import type { Refused } from "../../protocol/edits";
import { sendStep } from "./requests";

/** After the last key: each answer is checked on the whole site. */
const WAIT_MS = 150;

/**
 * The response to a request of `protocol/pages.ts` or `protocol/prices.ts`, asked again when its body changes. Until then the last one stays.
 *
 * @returns undefined before the first response, and if it is refused
 */
export function useAnswered<Answered extends object>(name: string, body: object): Answered | undefined {
  const [answered, setAnswered] = useState<Answered>();
  const isFirst = useRef(true);
  const sent = JSON.stringify(body);
  useEffect(() => {
    let isLatest = true;
    const ask = async () => {
      isFirst.current = false;
      const answer = await sendStep<Answered>(name, JSON.parse(sent));
      if (isLatest) setAnswered(isRefused(answer) ? undefined : answer);
    };
    const timer = setTimeout(() => void ask(), isFirst.current ? 0 : WAIT_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [name, sent]);
  return answered;
}

const isRefused = (answer: object | Refused): answer is Refused => "result" in answer && answer.result === "refused";
