import type { ReactNode } from "react";
import type { PublishPlan } from "../../server/publish/publish";
import type { VisitorChange } from "../../server/publish/visitorChanges";
import { List } from "./List";

/** What visitors will see of the changes, and on which pages. */
export function Seen({ changes, count }: PublishPlan["seen"]): ReactNode {
  return (
    <section className="seen" aria-labelledby="seen-title">
      <h2 id="seen-title">What visitors will see</h2>
      <List of={changes} count={count} none="Nothing that a page says is different.">
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
