import { type ReactNode, useState } from "react";
import type { DeskPage } from "../../protocol/page";
import { Button } from "../common/Button";
import { Problem, ProblemSentence } from "../common/Problem";

const WORDS = {
  this: "This page has an error and cannot be published.",
  earlier: "This page is shown as it was before an error.",
  none: "This page cannot be shown yet: it has an error.",
};

/** The errors of the open page, above it: the page stays visible and usable as it last was. */
export function ErrorNotice({ page: { errors, shows, unreadable } }: { page: DeskPage }): ReactNode {
  // Closed until there is another error.
  const now = JSON.stringify([errors, unreadable]);
  const [closed, setClosed] = useState<string>();
  if ((errors.length === 0 && unreadable === undefined) || closed === now) return null;
  return (
    <section className="notice" aria-label="Errors of this page">
      <div className="row">
        <strong role="alert">{unreadable === undefined ? WORDS[shows] : "The files cannot be read."}</strong>
        <Button
          onClick={() => {
            setClosed(now);
            // The button disappears; the errors are in the panel, too.
            document.querySelector<HTMLElement>("[aria-controls=panel]")?.focus();
          }}
        >
          Close
        </Button>
      </div>
      {unreadable !== undefined && <p>{unreadable}</p>}
      <ul className="list">
        {errors.map((error) => (
          <li key={`${error.place.file}:${error.place.line}:${error.place.column} ${error.rule}`}>
            <ProblemSentence {...error} />
            <details className="developers">
              <summary>For developers</summary>
              <Problem {...error} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
