import type { ReactNode } from "react";
import { PlaceLink } from "../PlaceLink";
import type { PanelProps } from "../panelProps";
import { List } from "./List";

/** The facts that the page uses, each with the line where it is written. */
export function Facts({ page: { facts } }: PanelProps): ReactNode {
  return (
    <List of={facts} none="This page uses no facts.">
      {({ name, value, lines, place }) => (
        <div className="row">
          <span>
            <code>{name}</code> {value}
            <span className="note"> line {lines.join(", ")}</span>
          </span>
          <PlaceLink {...place} />
        </div>
      )}
    </List>
  );
}
