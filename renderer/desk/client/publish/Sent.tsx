import { type ReactNode, useEffect, useMemo, useReducer } from "react";
import type { Proposal, PublishPlan } from "../../protocol/publish";
import { Icon } from "../common/marks";
import { CopyButton } from "../common/PlaceLink";
import { useLoaded } from "../common/useLoaded";

/** How often the remote is asked whether what was sent is online, while it is not. */
const ASK_AGAIN_MS = 15_000;

/** What was sent already, and what became of it. @param plan what makes it ask again */
export function Sent({ messages, plan }: { messages: string[]; plan: PublishPlan }): ReactNode {
  const [times, askAgain] = useReducer((before: number) => before + 1, 0);
  const version = useMemo(() => ({ plan, times }), [plan, times]);
  const proposal = useLoaded<Proposal>("proposal", version)?.response;
  const isOver = proposal?.state === "online" || proposal?.state === "closed";
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => document.hidden || askAgain(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOver]);
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
    return `Online since ${since.toLocaleString(undefined, isToday ? { timeStyle: "short" } : { dateStyle: "medium" })}`;
  }
  if (proposal.state === "closed") return "Not online, and nobody looks at it any more";
  return proposal.state === "open" ? "Sent, and waits to be put online" : "Sent";
}

/** The address at which a proposal is looked at, to open or to pass on. */
export function LinkToIt({ address }: { address: string }): ReactNode {
  return (
    <>
      <a href={address} target="_blank" rel="noreferrer">
        Propose it for the site
      </a>{" "}
      <CopyButton text={address} label="Copy link" />
    </>
  );
}
