import { Fragment, type ReactNode } from "react";
import type { PageEntry } from "../../protocol/page";
import type { PublishPlan, VisitorChange } from "../../protocol/publish";
import { List } from "../common/List";
import { plainWords } from "../common/plainWords";
import type { Framed } from "../page/framedPage";

/** At most this many pages of a change are named. */
const MOST_PAGES = 4;

interface SeenProps {
  pages: PageEntry[];
  framed: Framed;
}

export function Seen({ changes, count, pages, framed }: PublishPlan["seen"] & SeenProps): ReactNode {
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
