import { type ReactNode, useId, useState } from "react";
import type { Refused } from "../../protocol/edits";
import type { PublishPlan, PublishResult } from "../../protocol/publish";
import { Button } from "../common/Button";
import { List } from "../common/List";
import { plainWords } from "../common/plainWords";
import { sendPublish } from "../common/requests";
import { useRemembered } from "../common/useRemembered";
import { LinkToIt } from "./Sent";
import { type Left, whatIsSent } from "./WhatGoes";

/** At most this many errors are listed when publishing is refused. */
const MOST_ERRORS = 10;

type Published = Extract<PublishResult, { result: "published" }>;

interface SendProps {
  plan: PublishPlan;
  left: Left;
  onPublished: () => void;
}

/** Sends what is ticked, for somebody to put it online. */
export function Send({ plan, left, onPublished }: SendProps): ReactNode {
  const [typed, setTyped] = useRemembered<string | false>("message", false);
  const [result, setResult] = useState<PublishResult>();
  const [sending, setSending] = useState(false);
  const id = useId();
  const message = typed === false ? plan.message : typed;
  const part = whatIsSent(plan, left);
  const nothing = plan.pages.length > 0 && part.files?.length === 0;
  const waits = sending || !plan.remote || message.trim() === "" || nothing;
  const send = async () => {
    setSending(true);
    setResult(undefined);
    const sent = await sendPublish({ message, ...part });
    setResult(sent);
    setSending(false);
    if (sent.result !== "published") return;
    setTyped(false);
    onPublished();
  };
  const published = result?.result === "published" ? result : undefined;
  return (
    <section className="publish" aria-label="Send">
      <label htmlFor={id}>What changed</label>
      <textarea id={id} rows={2} value={message} onChange={({ target }) => setTyped(target.value)} />
      <Button className="primary" isOff={waits} onClick={() => void send()}>
        {sending ? "Sending …" : "Send"}
      </Button>
      <p className="note">
        {plan.remote
          ? `Somebody looks at it before it goes online.${nothing ? " Tick what to send." : ""}`
          : "Nothing is set up to publish to: ask the person who set up the site."}
      </p>
      <div role="alert" className="refused">
        {result?.result === "refused" && <Refusal {...result} />}
      </div>
      <p role="status">
        {published && (
          <>
            {"Sent. "}
            {published.pullRequest && <LinkToIt address={published.pullRequest} />}
          </>
        )}
      </p>
      <Details {...plan} published={published} />
    </section>
  );
}

/** Why nothing was published, with the page of each error. */
function Refusal({ words, problems }: Refused) {
  return (
    <>
      <p>{words}</p>
      {problems.length > 0 && (
        <List of={problems.slice(0, MOST_ERRORS)} count={problems.length} none="">
          {({ file, message }) => plainWords(`${file}: ${message}`)}
        </List>
      )}
    </>
  );
}

/** The words of git, for who needs them. */
function Details({
  remote,
  sent,
  published,
}: Pick<PublishPlan, "remote" | "sent"> & { published: Published | undefined }) {
  const branch = published?.branch ?? sent?.branch;
  return (
    <details>
      <summary>Details</summary>
      {remote && <p className="note">{`Remote: ${remote}`}</p>}
      {branch && <p className="note">{`Branch: ${branch}`}</p>}
      {published && <p className="note">{`Commit: ${published.commit}`}</p>}
    </details>
  );
}
