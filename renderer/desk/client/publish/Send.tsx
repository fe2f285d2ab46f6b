import { type ReactNode, useId, useState } from "react";
import type { Refused } from "../../protocol/edits";
import type { PageEntry } from "../../protocol/page";
import type { PublishPlan, PublishResult } from "../../protocol/publish";
import { List } from "../common/List";
import { plainWords } from "../common/plainWords";
import { sendPublish } from "../common/requests";
import { LinkToIt } from "./Sent";

/** At most this many errors are listed when publishing is refused. */
const MOST_ERRORS = 10;

type Published = Extract<PublishResult, { result: "published" }>;

interface SendProps {
  plan: PublishPlan;
  pages: PageEntry[];
  onPublished: () => void;
}

/** Sends what is ticked, for somebody to put it online. */
export function Send({ plan, pages, onPublished }: SendProps): ReactNode {
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [result, setResult] = useState<PublishResult>();
  const [sending, setSending] = useState(false);
  const id = useId();
  const message = typed ?? plan.message;
  const files = plan.pages.map(({ file }) => file).filter((file) => !left.has(file));
  const nothing = plan.pages.length > 0 && files.length === 0;
  // Never `disabled`, which would take the focus from the person who presses it.
  const waits = sending || !plan.remote || message.trim() === "" || nothing;
  const send = async () => {
    setSending(true);
    setResult(undefined);
    const sent = await sendPublish({ message, ...(files.length < plan.pages.length && { files }) });
    setResult(sent);
    setSending(false);
    if (sent.result !== "published") return;
    setTyped(undefined);
    setLeft(new Set());
    onPublished();
  };
  const published = result?.result === "published" ? result : undefined;
  return (
    <section className="publish" aria-label="Send">
      <WhatGoes {...{ plan, pages, left }} onChange={setLeft} />
      <label htmlFor={id}>What changed</label>
      <textarea id={id} rows={2} value={message} onChange={({ target }) => setTyped(target.value)} />
      <button type="button" className="primary" aria-disabled={waits} onClick={() => !waits && void send()}>
        {sending ? "Sending …" : "Send"}
      </button>
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

interface WhatGoesProps extends Pick<SendProps, "plan" | "pages"> {
  /** The files that stay behind. */
  left: ReadonlySet<string>;
  onChange: (left: ReadonlySet<string>) => void;
}

const KINDS = { added: "new", changed: "", removed: "deleted" };

/** A box for each page that can be sent by itself. */
function WhatGoes({ plan, pages, left, onChange }: WhatGoesProps) {
  if (plan.pages.length < 2) return null;
  const toggle = (file: string) => {
    const next = new Set(left);
    if (!next.delete(file)) next.add(file);
    onChange(next);
  };
  return (
    <fieldset className="what-goes">
      <legend>What goes</legend>
      {plan.pages.map(({ file, kind }) => (
        <label key={file}>
          <input type="checkbox" checked={!left.has(file)} onChange={() => toggle(file)} />{" "}
          {[nameOfFile(file, pages), KINDS[kind]].filter(Boolean).join(", ")}
        </label>
      ))}
    </fieldset>
  );
}

/** The name of the page in a file. */
export const nameOfFile = (file: string, pages: PageEntry[]): string =>
  file === "site.yaml" ? "The whole site" : (pages.find((page) => page.file === file)?.name ?? plainWords(file));

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
