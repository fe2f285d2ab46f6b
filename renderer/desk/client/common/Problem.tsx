import type { ReactNode } from "react";
import type { PlacedProblem } from "../../../base/problem";
import { Icon } from "./marks";
import { Code, PlaceLink } from "./PlaceLink";
import { plainWords } from "./plainWords";

/** A problem in a sentence, for those who do not read the file. */
export function ProblemSentence({ severity, message }: Pick<PlacedProblem, "severity" | "message">): ReactNode {
  return (
    <p className={`problem ${severity}`}>
      <Icon name="circle-exclamation-point" />
      <span>
        <strong>{severity === "error" ? "To fix: " : "To look at: "}</strong>
        {plainWords(message)}
      </span>
    </p>
  );
}

/** The same in the words of the command line, with its lines of the file. */
export function Problem({ severity, rule, message, place, frame }: PlacedProblem): ReactNode {
  return (
    <div className={`as-written ${severity}`}>
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
