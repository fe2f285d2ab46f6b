import { Fragment, type ReactNode } from "react";
import { withoutMarks } from "../../protocol/inWords";
import type { PageEntry } from "../../protocol/page";
import type { SeenChange, SeenChanges } from "../../protocol/publish";
import { Button } from "../common/Button";
import { List } from "../common/List";
import { frame } from "../page/framedPage";

/** At most this many pages of a change are named. */
const MOST_PAGES = 4;

interface SeenProps {
  pages: PageEntry[];
}

/** @property seen undefined while it is looked at */
export function Seen({ seen, pages }: SeenProps & { seen: SeenChanges | undefined }): ReactNode {
  return (
    <section className="seen" aria-labelledby="seen-title">
      <h2 id="seen-title">Visitors will see</h2>
      {seen ? (
        <List of={seen.changes} count={seen.count} none="No text of a page is different.">
          {(change) => <SeenItem change={change} pages={pages} />}
        </List>
      ) : (
        <p className="none">Looking at the pages …</p>
      )}
    </section>
  );
}

function SeenItem({ change, pages }: SeenProps & { change: SeenChange }) {
  const { what, pieces, routes, from } = change;
  // A setting of the whole site is of no page of its own.
  const isOnAll = routes.length === 0 || (routes.length === pages.length && pages.length > MOST_PAGES);
  const named = routes.slice(0, MOST_PAGES);
  const nameOf = (route: string) => pages.find((page) => page.route === route)?.name ?? route;
  return (
    <div className="change">
      <span className="note">
        <span className="what">{from ? `From ${from}: ${what}` : what}</span>
        {isOnAll ? (
          ", on every page"
        ) : (
          <>
            {named.map((route) => (
              <Fragment key={route}>
                {", "}
                <Button className="link" onClick={() => frame.go(route)}>
                  {nameOf(route)}
                </Button>
              </Fragment>
            ))}
            {routes.length > named.length && ` and ${routes.length - named.length} more pages`}
          </>
        )}
      </span>
      {pieces.length > 0 && (
        <span>
          {pieces.map(({ in: side, text }, index) => {
            const Tag = side === "before" ? "del" : side === "after" ? "ins" : "span";
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no name, and are never reordered
            return <Tag key={index}>{withoutMarks(text)}</Tag>;
          })}
        </span>
      )}
    </div>
  );
}
