import { type ReactNode, useCallback, useEffect, useState } from "react";
import type { PublishPlan, SiteChange } from "../../protocol/publish";
import { useFollowed } from "../common/followed";
import { List } from "../common/List";
import { ask } from "../common/requests";
import { nameOfText } from "../edits/typedText";
import { Share } from "../share/Share";
import { Publish, Seen } from "./Publish";
import type { PanelProps } from "./usePanel";

/** The changes since the last publication, with a button to take each back, and the way to publish them. */
export function Changes({ page, editing: { edits } }: PanelProps): ReactNode {
  const { done } = useFollowed(edits, () => edits.state);
  const [plan, setPlan] = useState<PublishPlan>();
  const [failed, setFailed] = useState<string>();
  const load = useCallback(() => {
    setFailed(undefined);
    ask<PublishPlan>("publish").then(setPlan, ({ message }: Error) => setFailed(message));
  }, []);
  // After each change, and after each save that is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are why it runs again
  useEffect(load, [load, done, page]);
  const takeBack = (change: SiteChange) => {
    // The button disappears with its change.
    document.getElementById("tab-panel")?.focus();
    void edits.takeBack(change);
  };
  if (failed) return <p className="none">{failed}</p>;
  if (!plan) return <p className="none">Looking at what has changed …</p>;
  return (
    <>
      <Sent {...plan} />
      <List
        of={plan.changes}
        none={plan.sent ? "Nothing has changed since then." : "Nothing has changed since the last commit."}
      >
        {(change) => <ChangeItem change={change} name={changeName(change)} onTakeBack={() => takeBack(change)} />}
      </List>
      {plan.changes.length > 0 && <Seen {...plan.seen} />}
      {(plan.changes.length > 0 || plan.sent) && <Share />}
      {(plan.changes.length > 0 || plan.sent) && <Publish plan={plan} onPublished={load} />}
    </>
  );
}

/** What waits to be put online, and the pictures that stay behind. */
function Sent({ sent, left }: PublishPlan) {
  return (
    <>
      {sent && (
        <p className="note">{`Sent already: ${sent.messages.join("; ")}. It waits on the branch ${sent.branch}.`}</p>
      )}
      {left.length > 0 && (
        <p className="note">{`No page shows ${left.join(", ")}, so ${left.length > 1 ? "these pictures are" : "this picture is"} not published.`}</p>
      )}
    </>
  );
}

function changeName({ file, pointer, block }: SiteChange): string {
  return pointer ? `${nameOfText("", pointer, block ? [block] : [])}, ${file}` : file;
}

const KINDS: Record<SiteChange["kind"], string> = {
  changed: "",
  added: "Added: ",
  removed: "Removed: ",
  moved: "Moved: ",
};

interface ChangeItemProps {
  change: SiteChange;
  name: string;
  onTakeBack: () => void;
}

function ChangeItem({ change: { before, after, pointer, kind }, name, onTakeBack }: ChangeItemProps) {
  return (
    <div className="change">
      <span className="note">
        {pointer && KINDS[kind]}
        {name}
      </span>
      {pointer === "" ? (
        <span>
          {before === undefined ? "A new file" : after === undefined ? "The file is gone" : "More than one place"}
        </span>
      ) : (
        <>
          {kind === "moved" && <span>{after}</span>}
          {kind !== "moved" && before !== undefined && <del>{before}</del>}
          {kind !== "moved" && after !== undefined && <ins>{after}</ins>}
          <button type="button" aria-label={`Take back ${name}`} onClick={onTakeBack}>
            Take back
          </button>
        </>
      )}
    </div>
  );
}
