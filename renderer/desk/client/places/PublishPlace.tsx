import { Fragment, type ReactNode, useCallback, useEffect, useId, useState } from "react";
import { groupBy } from "../../../base/groups";
import type { Refused } from "../../protocol/edits";
import { withFactNames } from "../../protocol/inWords";
import type { PageEntry } from "../../protocol/page";
import type { Proposal, PublishPlan, PublishResult, SiteChange, VisitorChange } from "../../protocol/publish";
import { useFollowed } from "../common/followed";

import { List } from "../common/List";
import { Icon } from "../common/marks";
import { plainWords } from "../common/plainWords";
import { ask, sendPublish } from "../common/requests";
import { useLoaded } from "../common/useLoaded";
import { usePages } from "../common/useSite";
import { nameOfText } from "../edits/typedText";
import type { Framed } from "../page/framedPage";
import { Share } from "../share/Share";
import { Developers } from "./Developers";
import type { PanelProps } from "./usePanel";

/** At most this many errors are listed when publishing is refused. */
const MOST_ERRORS = 10;
/** At most this many pages of a change are named. */
const MOST_PAGES = 4;

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
      {(some || sent) && <Send {...{ plan, pages }} onPublished={load} />}
      {(some || sent) && <Share />}
      {some && <TakeBack changes={changes} pages={pages} onTakeBack={takeBack} key={page.route} />}
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

interface SeenProps {
  pages: PageEntry[];
  framed: Framed;
}

function Seen({ changes, count, pages, framed }: PublishPlan["seen"] & SeenProps) {
  return (
    <section className="seen" aria-labelledby="seen-title">
      <h2 id="seen-title">Visitors will see</h2>
      <List of={changes} count={count} none="No text of a page is different.">
        {(change) => <SeenItem {...{ change, pages, framed }} />}
      </List>
    </section>
  );
}

function SeenItem({ change, pages, framed }: SeenProps & { change: VisitorChange }) {
  const { kind, what, before, after, pieces, routes, from } = change;
  const isPage = kind === "route-added" || kind === "route-removed";
  const sides = pieces ?? [
    ...(before === undefined ? [] : [{ in: "before" as const, text: before }]),
    ...(after === undefined ? [] : [{ in: "after" as const, text: after }]),
  ];
  const named = routes.slice(0, MOST_PAGES);
  const nameOf = (route: string) => pages.find((page) => page.route === route)?.name ?? route;
  return (
    <div className="change">
      <span className="note">
        {plainWords(from ? `From ${from}: ${what}` : what)}
        {routes.length === pages.length && pages.length > MOST_PAGES ? (
          ", on every page"
        ) : (
          <>
            {named.map((route) => (
              <Fragment key={route}>
                {", "}
                <button type="button" className="link" onClick={() => framed.go(route)}>
                  {nameOf(route)}
                </button>
              </Fragment>
            ))}
            {routes.length > named.length && ` and ${routes.length - named.length} more pages`}
          </>
        )}
      </span>
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

interface SendProps {
  plan: PublishPlan;
  pages: PageEntry[];
  onPublished: () => void;
}

/** Sends what is ticked, for somebody to put it online. */
function Send({ plan, pages, onPublished }: SendProps) {
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const files = plan.pages.map(({ file }) => file).filter((file) => !left.has(file));
  const [result, setResult] = useState<PublishResult>();
  const [sending, setSending] = useState(false);
  const id = useId();
  const message = typed ?? plan.message;
  // Never `disabled`, which would take the focus from the person who presses it.
  const nothing = plan.pages.length > 0 && files.length === 0;
  const waits = sending || !plan.remote || message.trim() === "" || nothing;
  const send = async () => {
    setSending(true);
    setResult(undefined);
    const sent = await sendPublish({ message, ...(left.size > 0 && { files }) });
    setResult(sent);
    setSending(false);
    if (sent.result !== "published") return;
    setTyped(undefined);
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
          ? "Somebody looks at it before it goes online."
          : "Nothing is set up to publish to: ask the person who set up the site."}
        {nothing && " Tick a page to send."}
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
      <Details plan={plan} published={published} />
    </section>
  );
}

interface DetailsProps {
  plan: PublishPlan;
  published: Extract<PublishResult, { result: "published" }> | undefined;
}

interface WhatGoesProps extends Pick<SendProps, "plan" | "pages"> {
  /** The files that stay behind. */
  left: ReadonlySet<string>;
  onChange: (left: ReadonlySet<string>) => void;
}

const KINDS_OF_PAGE = { added: "new", changed: "", removed: "deleted" };

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
      <legend>What goes online</legend>
      {plan.pages.map(({ file, kind }) => (
        <label key={file}>
          <input type="checkbox" checked={!left.has(file)} onChange={() => toggle(file)} />{" "}
          {[nameOfFile(file, pages), KINDS_OF_PAGE[kind]].filter(Boolean).join(", ")}
        </label>
      ))}
    </fieldset>
  );
}

/** The address at which a proposal is looked at, to open or to pass on. */
function LinkToIt({ address }: { address: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <>
      <a href={address} target="_blank" rel="noreferrer">
        Propose it for the site
      </a>{" "}
      <button
        type="button"
        className="link"
        onClick={() => navigator.clipboard.writeText(address).then(() => setCopied(true))}
      >
        {copied ? "Copied" : "Copy link"}
      </button>
    </>
  );
}

/** What was sent already, and what became of it. @param version what makes it ask again */
function Sent({ messages, version }: { messages: string[]; version: PublishPlan }) {
  const proposal = useLoaded<Proposal>("proposal", version)?.response;
  return (
    <div className="sent">
      <p>
        <Icon name={proposal?.state === "online" ? "circle-check" : "send"} />{" "}
        <strong>{proposal ? stateOf(proposal) : "Sent"}</strong>
        {`: ${messages.join("; ")}`}
      </p>
      {proposal?.state === "open" && proposal.address && <LinkToIt address={proposal.address} />}
    </div>
  );
}

function stateOf(proposal: Proposal): string {
  if (proposal.state === "online") {
    const since = new Date(proposal.since);
    const isToday = since.toDateString() === new Date().toDateString();
    const style = isToday ? { timeStyle: "short" as const } : { dateStyle: "medium" as const };
    return `Online since ${since.toLocaleString(undefined, style)}`;
  }
  if (proposal.state === "closed") return "Not online, and nobody looks at it any more";
  return proposal.state === "open" ? "Sent, and waits to be put online" : "Sent";
}

/** The words of git, for who needs them. */
function Details({ plan: { remote, sent }, published }: DetailsProps) {
  const branch = published?.branch ?? sent?.branch;
  const rows = [
    ["Remote", remote],
    ["Branch", branch],
    ["Commit", published?.commit],
  ].filter(([, value]) => value);
  if (rows.length === 0) return null;
  return (
    <details>
      <summary>Details</summary>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const nameOfFile = (file: string, pages: PageEntry[]): string =>
  file === "site.yaml" ? "The whole site" : (pages.find((page) => page.file === file)?.name ?? plainWords(file));

interface TakeBackProps {
  changes: SiteChange[];
  pages: PageEntry[];
  onTakeBack: (change: SiteChange) => void;
}

/** All changes by their page, each with a button to take it back. */
function TakeBack({ changes, pages, onTakeBack }: TakeBackProps) {
  const nameOf = (file: string) => nameOfFile(file, pages);
  return (
    <section className="take-back" aria-labelledby="take-back">
      <h2 id="take-back">{`What you changed (${changes.length})`}</h2>
      {[...groupBy(changes, ({ file }) => file)].map(([file, own]) => (
        <section key={file} aria-label={nameOf(file)}>
          <h3>{nameOf(file)}</h3>
          <List of={own} none="">
            {(change) => <ChangeItem change={change} page={nameOf(file)} onTakeBack={() => onTakeBack(change)} />}
          </List>
        </section>
      ))}
    </section>
  );
}

const KINDS: Record<SiteChange["kind"], string> = {
  changed: "",
  added: "Added: ",
  removed: "Removed: ",
  moved: "Moved: ",
};

interface ChangeItemProps {
  change: SiteChange;
  page: string;
  onTakeBack: () => void;
}

function ChangeItem({ change, page, onTakeBack }: ChangeItemProps) {
  const { before, after, pointer, kind, block } = change;
  if (pointer === "") {
    const words = before === undefined ? "New" : after === undefined ? "Removed" : "Changed in more than one place";
    return <div className="change">{words}</div>;
  }
  const name = nameOfText("", pointer, block ? [block] : []);
  return (
    <div className="change">
      <span className="note">{`${KINDS[kind]}${name}`}</span>
      {kind === "moved" && <span>{withFactNames(after ?? "")}</span>}
      {kind !== "moved" && before !== undefined && <del>{withFactNames(before)}</del>}
      {kind !== "moved" && after !== undefined && <ins>{withFactNames(after)}</ins>}
      <button type="button" aria-label={`Take back ${name}, ${page}`} onClick={onTakeBack}>
        Take back
      </button>
    </div>
  );
}
