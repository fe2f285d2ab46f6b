import { type ReactNode, useCallback, useEffect, useState } from "react";
import type { PublishPlan, SiteChange } from "../../protocol/publish";
import { useFollowed } from "../common/followed";
import { ask } from "../common/requests";
import { usePages } from "../common/useSite";
import { Seen } from "../publish/Seen";
import { Send } from "../publish/Send";
import { Sent } from "../publish/Sent";
import { TakeBack } from "../publish/TakeBack";
import { Share } from "../share/Share";
import { Developers } from "./Developers";
import type { PanelProps } from "./usePanel";

/** What visitors will see of the changes since the last publication, the way to send them, and to take each back. */
export function PublishPlace(props: PanelProps): ReactNode {
  const { page, framed, editing } = props;
  const { plan, failed, load } = usePlan(props);
  const pages = usePages(plan);
  const takeBack = (change: SiteChange) => {
    // The button disappears with its change.
    document.getElementById("tab-panel")?.focus();
    void editing.edits.takeBack(change);
  };
  const published = () => {
    load();
    props.onPublished();
  };
  if (failed) return <p className="none">{failed}</p>;
  if (!plan) return <p className="none">Looking at what has changed …</p>;
  const { changes, sent, left } = plan;
  const some = changes.length > 0;
  return (
    <>
      {sent && <Sent messages={sent.messages} version={plan} />}
      {some ? (
        <Seen {...plan.seen} {...{ pages, framed }} />
      ) : (
        <p className="none">
          {sent ? "Nothing has changed since then." : "Nothing has changed since the site was last published."}
        </p>
      )}
      {left.length > 0 && (
        <p className="note">{`No page shows ${left.join(", ")}, so ${left.length > 1 ? "these pictures are" : "this picture is"} not published.`}</p>
      )}
      {(some || sent) && <Send {...{ plan, pages }} onPublished={published} />}
      {(some || sent) && <Share />}
      {some && <TakeBack {...plan} pages={pages} onTakeBack={takeBack} key={page.route} />}
      <Developers {...props} />
    </>
  );
}

/** Loaded again after each change, and after each save that is shown. */
function usePlan({ page, editing: { edits } }: PanelProps) {
  const { done } = useFollowed(edits, () => edits.state);
  const [plan, setPlan] = useState<PublishPlan>();
  const [failed, setFailed] = useState<string>();
  const load = useCallback(() => {
    setFailed(undefined);
    ask<PublishPlan>("publish").then(setPlan, ({ message }: Error) => setFailed(message));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are why it runs again
  useEffect(load, [load, done, page]);
  return { plan, failed, load };
}
