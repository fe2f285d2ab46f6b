import { type ReactNode, useCallback, useEffect, useId, useState, useSyncExternalStore } from "react";
import type { Refused } from "../../protocol/edits";
import type { PublishPlan, PublishResult } from "../../server/publish/publish";
import type { SiteChange } from "../../server/publish/siteChanges";
import type { PanelProps } from "../panelProps";
import { ask, sendPublish } from "../typing/editClient";
import { nameOfText } from "../typing/nameOfText";
import { List } from "./List";
import { Seen } from "./Seen";

/** At most this many errors are listed when publishing is refused. */
const MOST_ERRORS = 10;

/** The changes since the last publication, with a button to take each back, and the way to publish them. */
export function Changes({ page, editing: { edits } }: PanelProps): ReactNode {
  const { done } = useSyncExternalStore(edits.subscribe, () => edits.state);
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

/** Why nothing was published, with the place of each error. */
function Refusal({ words, problems }: Refused) {
  return (
    <>
      <p>{words}</p>
      {problems.length > 0 && (
        <List of={problems.slice(0, MOST_ERRORS)} count={problems.length} none="">
          {({ file, line, message }) => `${file}, line ${line}: ${message}`}
        </List>
      )}
    </>
  );
}

/** One commit on a branch of its own, pushed; then the link to propose it. */
function Publish({ plan, onPublished }: { plan: PublishPlan; onPublished: () => void }) {
  const [typed, setTyped] = useState<string>();
  const [result, setResult] = useState<PublishResult>();
  const [sending, setSending] = useState(false);
  const id = useId();
  const message = typed ?? plan.message;
  // Never `disabled`, which would take the focus from whoever presses it.
  const waits = sending || !plan.remote || message.trim() === "";
  const send = async () => {
    setSending(true);
    setResult(undefined);
    const sent = await sendPublish(message);
    setResult(sent);
    setSending(false);
    if (sent.result !== "published") return;
    setTyped(undefined);
    onPublished();
  };
  return (
    <section className="publish" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Publish</h2>
      <p className="note">
        {plan.remote
          ? `Sends all of this to ${plan.remote}, for somebody to look at before it goes online.`
          : "This folder has no remote to publish to: ask whoever set it up."}
      </p>
      <label htmlFor={id}>What has changed, in a sentence</label>
      <textarea id={id} rows={2} value={message} onChange={({ target }) => setTyped(target.value)} />
      <button type="button" aria-disabled={waits} onClick={() => !waits && void send()}>
        {sending ? "Publishing …" : "Publish"}
      </button>
      <div role="alert" className="refused">
        {result?.result === "refused" && <Refusal {...result} />}
      </div>
      <p role="status">
        {result?.result === "published" && (
          <>
            {`Published on the branch ${result.branch}. `}
            {result.pullRequest && (
              <a href={result.pullRequest} target="_blank" rel="noreferrer">
                Propose it for the site
              </a>
            )}
          </>
        )}
      </p>
    </section>
  );
}
