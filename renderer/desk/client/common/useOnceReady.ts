import { useEffect, useEffectEvent, useState } from "react";

/**
 * Does what is asked for once it can be done: at once, or when what it needs has loaded.
 *
 * @param isReady whether it can be done now
 * @param act does it, with what is rendered by then
 * @returns a function that asks for it, in place of what was asked before
 */
export function useOnceReady<Asked>(isReady: (asked: Asked) => boolean, act: (asked: Asked) => void) {
  const [waiting, setWaiting] = useState<{ asked: Asked }>();
  const actNow = useEffectEvent(act);
  const canAct = waiting !== undefined && isReady(waiting.asked);
  useEffect(() => {
    if (!canAct) return;
    setWaiting(undefined);
    actNow(waiting.asked);
  }, [canAct, waiting]);
  return (asked: Asked): void => setWaiting({ asked });
}
