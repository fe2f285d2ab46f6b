import { type ReactNode, useMemo, useReducer, useState } from "react";
import type { PublishPlan, SeenChanges, SiteChange } from "../../protocol/publish";
import { useObservable } from "../common/observable";
import { ask } from "../common/requests";
import { useLoaded } from "../common/useLoaded";
import { usePages } from "../common/useSite";
import { edits } from "../edits/edits";
import { Seen } from "../publish/Seen";
import { Send } from "../publish/Send";
import { Sent } from "../publish/Sent";
import { type Left, WhatGoes } from "../publish/WhatGoes";
import { Answer } from "../remarks/Answer";
import { Share } from "../share/Share";
import type { PanelProps } from "./usePanel";

/** What visitors will see of the changes since the last publication, the way to send them, and to take each back. */
export function PublishPlace(props: PanelProps): ReactNode {
  const { plan, isLooking, failed, load } = usePlan(props);
  const pages = usePages(plan);
  // It comes later: what each day shows of the change is looked at.
  const loaded = useLoaded<SeenChanges>(plan && "seen", plan);
  const seen = loaded?.version === plan ? loaded?.response : undefined;
  const [left, setLeft] = useState<Left>(new Set());
  const takeBack = (change: SiteChange) => {
    // The button disappears with its change.
    document.getElementById("tab-panel")?.focus();
    void edits.queue.takeBack(change);
  };
  const published = () => {
    setLeft(new Set());
    load();
    props.onPublished();
  };
  if (failed) return <p className="none">{failed}</p>;
  const { changes = [], sent, left: unused = [] } = plan ?? {};
  const some = changes.length > 0;
  if (!plan || (isLooking && !some)) return <p className="loading">Looking at what has changed …</p>;
  return (
    <>
      {sent && <Sent messages={sent.messages} plan={plan} />}
      {some ? (
        <Seen seen={seen} pages={pages} />
      ) : (
        <p className="none">
          {sent ? "Nothing has changed since then." : "Nothing has changed since the site was last published."}
        </p>
      )}
      {unused.length > 0 && (
        <p className="note">{`No page shows ${unused.join(", ")}, so ${unused.length > 1 ? "these pictures are" : "this picture is"} not published.`}</p>
      )}
      {some && <WhatGoes plan={plan} pages={pages} left={left} onLeft={setLeft} onTakeBack={takeBack} />}
      {(some || sent) && <Send plan={plan} left={left} onPublished={published} />}
      {(some || sent) && <Share />}
      <Answer />
    </>
  );
}

/** Loaded again after each change, and after each save that is shown. */
function usePlan({ page }: PanelProps) {
  const { done } = useObservable(edits.queue, () => edits.queue.state);
  const [times, load] = useReducer((before: number) => before + 1, 0);
  const version = useMemo(() => ({ page, done, times }), [page, done, times]);
  const loaded = useLoaded("publish", version, loadPlan);
  return { ...loaded?.response, isLooking: loaded?.version !== version, load };
}

const loadPlan = (name: string, signal: AbortSignal): Promise<{ plan?: PublishPlan; failed?: string }> =>
  ask<PublishPlan>(name, signal).then(
    (plan) => ({ plan }),
    ({ message }: Error) => ({ failed: message }),
  );
