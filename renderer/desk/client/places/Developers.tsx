import type { ReactNode } from "react";
import { Fold } from "../common/Fold";
import { Icon } from "../common/marks";
import { PlaceLink } from "../common/PlaceLink";
import type { PanelProps } from "./usePanel";

const TITLE = (
  <>
    <Icon name="code" /> For developers
  </>
);

/** The file of the page: the only part of the desk that names it. It is at the end of each place. */
export function Developers({ page: { place } }: Pick<PanelProps, "page">): ReactNode {
  return (
    <Fold name="developers" title={TITLE} className="developers">
      {() => (
        <section aria-label="File">
          <PlaceLink {...place} />
          <a href="/_blocks">The catalogue of blocks</a>
        </section>
      )}
    </Fold>
  );
}
