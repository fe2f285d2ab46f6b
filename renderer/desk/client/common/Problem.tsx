import type { ReactNode } from "react";
import type { PlacedProblem } from "../../../base/problem";
import { Code, PlaceLink } from "./PlaceLink";

/** A problem in the words of the command line, with its lines of the file. */
export function Problem({ severity, rule, message, place, frame }: PlacedProblem): ReactNode {
  return (
    <div className={`problem ${severity}`}>
      <div className="row">
        <strong>{severity}</strong>
        <PlaceLink {...place} />
      </div>
      <p>
        {message} <code>{rule}</code>
      </p>
      {frame && <Code>{frame}</Code>}
    </div>
  );
}

/** Why a change was refused; a screen reader says it as it appears. */
export function WhyRefused({ words }: { words: string | undefined }): ReactNode {
  return (
    <p role="alert" className="refused">
      {words}
    </p>
  );
}
