import type { ReactNode } from "react";
import type { PlacedProblem } from "../../../base/problem";
import { List } from "../common/List";
import { Problem } from "../common/Problem";
import { ProblemActions } from "../common/ProblemActions";
import { useLoaded } from "../common/useLoaded";
import type { PanelProps } from "./usePanel";

const show = (problem: PlacedProblem) => (
  <>
    <Problem {...problem} />
    <ProblemActions {...problem} />
  </>
);

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
          <List of={needed} none="It has no errors. To publish it, untick Draft in the page settings.">
            {show}
          </List>
          <h2>Also</h2>
        </section>
      )}
      <List
        of={problems.filter((problem) => !isListed(problem))}
        none={`Nothing ${listed.length > 0 ? "else " : ""}is wrong with this page.`}
      >
        {show}
      </List>
      {elsewhere.count > 0 && (
        <details>
          <summary>In other files ({elsewhere.count})</summary>
          <List of={elsewhere.first} count={elsewhere.count} none="">
            {show}
          </List>
        </details>
      )}
    </>
  );
}

/** What keeps a draft from being public, as last known; undefined before the first answer. */
function useNeeded(wanted: boolean, route: string, hash: string): PlacedProblem[] | undefined {
  const name = `toBePublic?route=${encodeURIComponent(route)}`;
  const loaded = useLoaded<PlacedProblem[]>(wanted ? name : undefined, hash);
  return loaded?.name === name ? loaded.response : undefined;
}
