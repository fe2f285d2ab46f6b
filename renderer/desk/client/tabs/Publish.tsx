import { type ReactNode, useId, useState } from "react";
import type { Refused } from "../../protocol/edits";
import type { PublishPlan, PublishResult, VisitorChange } from "../../protocol/publish";
import { List } from "../common/List";
import { sendPublish } from "../common/requests";

/** At most this many errors are listed when publishing is refused. */
const MOST_ERRORS = 10;

/** What visitors will see of the changes, and on which pages. */
export function Seen({ changes, count }: PublishPlan["seen"]): ReactNode {
  return (
    <section className="seen" aria-labelledby="seen-title">
      <h2 id="seen-title">What visitors will see</h2>
      <List of={changes} count={count} none="No text of a page is different.">
        {(change) => <SeenItem {...change} />}
      </List>
    </section>
  );
}

function SeenItem({ kind, what, before, after, pieces, where, from }: VisitorChange) {
  const isPage = kind === "route-added" || kind === "route-removed";
  const sides = pieces ?? [
    ...(before === undefined ? [] : [{ in: "before" as const, text: before }]),
    ...(after === undefined ? [] : [{ in: "after" as const, text: after }]),
  ];
  return (
    <div className="change">
      <span className="note">{[from ? `From ${from}: ${what}` : what, where].filter(Boolean).join(", ")}</span>
      {!isPage && sides.length > 0 && (
        <span>
          {sides.map(({ in: side, text }, index) => {
            const Tag = side === "before" ? "del" : side === "after" ? "ins" : "span";
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no name, and are never reordered
            return <Tag key={index}>{text}</Tag>;
          })}
        </span>
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
export function Publish({ plan, onPublished }: { plan: PublishPlan; onPublished: () => void }): ReactNode {
  const [typed, setTyped] = useState<string>();
  const [result, setResult] = useState<PublishResult>();
  const [sending, setSending] = useState(false);
  const id = useId();
  const message = typed ?? plan.message;
  // Never `disabled`, which would take the focus from the person who presses it.
  const waits = sending || !plan.remote || message.trim() === "";
  const send = async () => {
    setSending(true);
    setResult(undefined);
    const sent = await sendPublish({ message });
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
          : "This folder has no git remote to publish to: ask the person who set it up."}
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
