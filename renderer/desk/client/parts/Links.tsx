import type { ReactNode } from "react";
import { PlaceLink } from "../PlaceLink";
import type { PanelProps } from "../panelProps";
import { List } from "./List";

/** The links of the page, and those of other pages that lead to it. */
export function Links({ page: { linksIn, linksOut }, framed }: PanelProps): ReactNode {
  return (
    <>
      <section aria-labelledby="links-out">
        <h2 id="links-out">On this page ({linksOut.length})</h2>
        <List of={linksOut} none="This page links to nothing.">
          {({ to, place }) => (
            <div className="row">
              <span className="address">{to}</span>
              <PlaceLink {...place} />
            </div>
          )}
        </List>
      </section>
      <section aria-labelledby="links-in">
        <h2 id="links-in">To this page ({linksIn.count})</h2>
        <List of={linksIn.first} count={linksIn.count} none="Nothing links to this page.">
          {({ route, place }) => (
            <div className="row">
              {route.startsWith("/") ? (
                <button type="button" className="link" onClick={() => framed.go(route)}>
                  {route}
                </button>
              ) : (
                <span>{route}</span>
              )}
              <PlaceLink {...place} />
            </div>
          )}
        </List>
      </section>
    </>
  );
}
