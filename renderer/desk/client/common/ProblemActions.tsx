import { type ReactNode, useState } from "react";
import type { PlacedProblem } from "../../../base/problem";
import type { ProblemDecision } from "../../protocol/edits";
import { WhyRefused } from "./Problem";

interface ProblemActionsProps extends Pick<PlacedProblem, "rule" | "repair" | "figure" | "place"> {
  /** Carries out a decision, in words for people. @returns why it was refused */
  onDecide: (decision: ProblemDecision, words: string) => Promise<string | undefined>;
}

/** What a person may do about a problem in one press: write what it suggests, or say that a figure is right. */
export function ProblemActions({ rule, repair, figure, place, onDecide }: ProblemActionsProps): ReactNode {
  const [refused, setRefused] = useState<string>();
  if (repair === undefined && figure === undefined) return null;
  const { line, column } = place;
  const file = place.file.split("/").at(-1) ?? "";
  const decide = async (is: ProblemDecision["is"], words: string) =>
    setRefused(await onDecide({ file, rule, line, column, is }, words));
  return (
    <div className="row">
      {repair !== undefined && (
        <button type="button" onClick={() => void decide("repaired", repair)}>
          {repair}
        </button>
      )}
      {figure !== undefined && (
        <button type="button" onClick={() => void decide("right", `${figure} is right`)}>
          {figure} is right
        </button>
      )}
      <WhyRefused words={refused} />
    </div>
  );
}
