import { type ReactNode, useState } from "react";
import type { Proposal, PublishPlan } from "../../protocol/publish";
import { Icon } from "../common/marks";
import { useLoaded } from "../common/useLoaded";

/** What was sent already, and what became of it. @param version what makes it ask again */
export function Sent({ messages, version }: { messages: string[]; version: PublishPlan }): ReactNode {
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
    return `Online since ${since.toLocaleString(undefined, isToday ? { timeStyle: "short" } : { dateStyle: "medium" })}`;
  }
  if (proposal.state === "closed") return "Not online, and nobody looks at it any more";
  return proposal.state === "open" ? "Sent, and waits to be put online" : "Sent";
}

/** The address at which a proposal is looked at, to open or to pass on. */
export function LinkToIt({ address }: { address: string }): ReactNode {
  const [copied, setCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(address).then(() => setCopied(true));
  return (
    <>
      <a href={address} target="_blank" rel="noreferrer">
        Propose it for the site
      </a>{" "}
      <button type="button" className="link" onClick={() => void copy()}>
        {copied ? "Copied" : "Copy link"}
      </button>
    </>
  );
}
