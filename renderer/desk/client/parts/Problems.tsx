import { type ReactNode, useEffect, useState } from "react";
import type { PlacedProblem } from "../../../preview/placedProblem";
import type { PanelProps } from "../panelProps";
import { ask } from "../typing/editClient";
import { List } from "./List";
import { Problem } from "./Problem";

/** All problems that the check found on this page, and those of other files. */
export function Problems({ page: { problems, elsewhere, settled, draft, route, hash } }: PanelProps): ReactNode {
  const needed = useNeeded(draft && settled, route, hash);
  const listed = draft && needed ? needed : [];
  const isListed = ({ rule, message }: PlacedProblem) =>
    listed.some((one) => one.rule === rule && one.message === message);
  return (
    <>
      <p className="note" data-settled={settled} role="status">
        {settled ? "The whole site is checked." : "Checking the whole site …"}
      </p>
      {draft && needed && (
        <section className="to-be-public" aria-labelledby="to-be-public">
          <h2 id="to-be-public">Before this draft can be public</h2>
          <List of={needed} none="Nothing has to change. To publish it, untick Draft in the page settings.">
            {(problem) => <Problem {...problem} />}
          </List>
          <h2>Also</h2>
        </section>
      )}
      <List
        of={problems.filter((problem) => !isListed(problem))}
        none={`Nothing ${listed.length > 0 ? "else " : ""}is wrong with this page.`}
      >
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

/** What keeps a draft from being public, as last known; undefined before the first answer. */
function useNeeded(wanted: boolean, route: string, hash: string): PlacedProblem[] | undefined {
  const [known, setKnown] = useState<{ route: string; problems: PlacedProblem[] }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text of the file has other problems
  useEffect(() => {
    if (!wanted) return;
    const stop = new AbortController();
    const found = ask<PlacedProblem[]>(`toBePublic?route=${encodeURIComponent(route)}`, stop.signal);
    found.then((problems) => setKnown({ route, problems })).catch(() => {});
    return () => stop.abort();
  }, [wanted, route, hash]);
  return known?.route === route ? known.problems : undefined;
}
