import type { ReactNode } from "react";
import type { LinkHere } from "../../protocol/pages";

/** At most this many links are listed. */
const MOST = 12;

/** The links to a page, and what will become of them. */
export function LinksHere({ links, words }: { links: LinkHere[]; words: string }): ReactNode {
  if (links.length === 0) return <p>No other page links here.</p>;
  return (
    <section>
      <p>{`${links.length} ${links.length === 1 ? "link" : "links"} ${words}:`}</p>
      <ul className="marked">
        {links.slice(0, MOST).map(({ on, words: label }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may link twice, and the list is never reordered
          <li key={index}>
            {label} <span className="note">{on === "every page" ? "in the menus, on every page" : `on ${on}`}</span>
          </li>
        ))}
        {links.length > MOST && <li className="note">{`and ${links.length - MOST} more`}</li>}
      </ul>
    </section>
  );
}
