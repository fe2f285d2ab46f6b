import type { ReactNode } from "react";
import type { PanelProps } from "../panelProps";
import { List } from "./List";
import { Problem } from "./Problem";

/** All problems that the check found on this page, and those of other files. */
export function Problems({ page: { problems, elsewhere, settled } }: PanelProps): ReactNode {
  return (
    <>
      <p className="note" data-settled={settled} role="status">
        {settled ? "The whole site is checked." : "Checking the whole site …"}
      </p>
      <List of={problems} none="Nothing is wrong with this page.">
        {(problem) => <Problem {...problem} />}
      </List>
      {elsewhere.count > 0 && (
        <details>
          <summary>In other files ({elsewhere.count})</summary>
          <List of={elsewhere.first} count={elsewhere.count} none="">
            {(problem) => <Problem {...problem} />}
          </List>
        </details>
      )}
    </>
  );
}
