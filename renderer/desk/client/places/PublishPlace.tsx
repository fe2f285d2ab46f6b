import { Fragment, type ReactNode, useCallback, useEffect, useId, useState } from "react";
import { groupBy } from "../../../base/groups";
import { steps } from "../../../base/pointer";
import type { Refused } from "../../protocol/edits";
import { inWords, withFacts } from "../../protocol/inWords";
import type { PageEntry } from "../../protocol/page";
import type { PublishPlan, PublishResult, SiteChange, VisitorChange } from "../../protocol/publish";
import { useFollowed } from "../common/followed";
import { List } from "../common/List";
import { plainWords } from "../common/plainWords";
import { ask, sendPublish } from "../common/requests";
import { usePages } from "../common/useSite";
import { nameOfText } from "../edits/typedText";
import type { Framed } from "../page/framedPage";
import { Developers } from "./Developers";
import type { PanelProps } from "./usePanel";

type Published = Extract<PublishResult, { result: "published" }>;

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
      {sent && (
        <p className="note">{`Sent already: ${sent.messages.join("; ")}. It waits for somebody to put it online.`}</p>
      )}
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
      {(some || sent) && <Send plan={plan} onPublished={load} />}
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
        <span className="what">{plainWords(from ? `From ${from}: ${what}` : what)}</span>
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

/** One commit on a branch of its own, pushed; then the link to propose it. */
function Send({ plan, onPublished }: { plan: PublishPlan; onPublished: () => void }) {
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
    const sent = await sendPublish(message);
    setResult(sent);
    setSending(false);
    if (sent.result !== "published") return;
    setTyped(undefined);
    onPublished();
  };
  const published = result?.result === "published" ? result : undefined;
  return (
    <section className="publish" aria-label="Send">
      <label htmlFor={id}>What changed</label>
      <textarea id={id} rows={2} value={message} onChange={({ target }) => setTyped(target.value)} />
      <button type="button" className="primary" aria-disabled={waits} onClick={() => !waits && void send()}>
        {sending ? "Sending …" : "Send"}
      </button>
      <p className="note">
        {plan.remote
          ? "Somebody looks at it before it goes online."
          : "Nothing is set up to publish to: ask the person who set up the site."}
      </p>
      <div role="alert" className="refused">
        {result?.result === "refused" && <Refusal {...result} />}
      </div>
      <p role="status">
        {published && (
          <>
            {"Sent. "}
            {published.pullRequest && (
              <a href={published.pullRequest} target="_blank" rel="noreferrer">
                Propose it for the site
              </a>
            )}
          </>
        )}
      </p>
      <Details {...plan} published={published} />
    </section>
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

interface TakeBackProps extends Pick<PublishPlan, "changes" | "facts"> {
  pages: PageEntry[];
  onTakeBack: (change: SiteChange) => void;
}

/** All changes by their page, each with a button to take it back. */
function TakeBack({ changes, facts, pages, onTakeBack }: TakeBackProps) {
  const nameOf = (file: string) =>
    file === "site.yaml" ? "The whole site" : (pages.find((page) => page.file === file)?.name ?? plainWords(file));
  return (
    <section className="take-back" aria-labelledby="take-back">
      <h2 id="take-back">{`What you changed (${changes.length})`}</h2>
      {[...groupBy(changes, ({ file }) => file)].map(([file, own]) => (
        <section key={file} aria-label={nameOf(file)}>
          <h3>{nameOf(file)}</h3>
          <List of={own} none="">
            {(change) => (
              <ChangeItem {...{ change, facts }} page={nameOf(file)} onTakeBack={() => onTakeBack(change)} />
            )}
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

interface ChangeItemProps extends Pick<PublishPlan, "facts"> {
  change: SiteChange;
  page: string;
  onTakeBack: () => void;
}

function ChangeItem({ change, facts, page, onTakeBack }: ChangeItemProps) {
  const { file, before, after, pointer, kind, block } = change;
  if (pointer === "") {
    const words = before === undefined ? "New" : after === undefined ? "Removed" : "Changed in more than one place";
    return <div className="change">{words}</div>;
  }
  // What is written for all pages is found by its way: Prices, box braids, medium, price.
  const way = steps(pointer).filter((step) => step !== "options");
  const name = file === "site.yaml" ? way.map(inWords).join(", ") : nameOfText("", pointer, block ? [block] : []);
  return (
    <div className="change">
      <span className="note">{`${KINDS[kind]}${name}`}</span>
      {kind === "moved" && <span>{withFacts(after ?? "", facts)}</span>}
      {kind !== "moved" && before !== undefined && <del>{withFacts(before, facts)}</del>}
      {kind !== "moved" && after !== undefined && <ins>{withFacts(after, facts)}</ins>}
      <button type="button" aria-label={`Take back ${name}, ${page}`} onClick={onTakeBack}>
        Take back
      </button>
    </div>
  );
}
