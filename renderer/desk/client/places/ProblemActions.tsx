import { type ReactNode, useState } from "react";
import type { PlacedProblem } from "../../../base/problem";
import type { ProblemDecision } from "../../protocol/edits";
import { Button } from "../common/Button";
import { WhyRefused } from "../common/Problem";
import { RepairButtons } from "../edits/RefusalAnswers";

interface ProblemActionsProps extends Pick<PlacedProblem, "rule" | "repairs" | "figure" | "place"> {
  /** Carries out a decision, in words for people. @returns why it was refused */
  onDecide: (decision: ProblemDecision, words: string) => Promise<string | undefined>;
}

/** What a person may do about a problem in one press: write what it suggests, or say that a figure is right. */
export function ProblemActions({ rule, repairs = [], figure, place, onDecide }: ProblemActionsProps): ReactNode {
  const [refused, setRefused] = useState<string>();
  if (repairs.length === 0 && figure === undefined) return null;
  const { line, column } = place;
  const file = place.file.split("/").at(-1) ?? "";
  const decide = async (how: Pick<ProblemDecision, "is" | "write">, words: string) =>
    setRefused(await onDecide({ file, rule, line, column, ...how }, words));
  return (
    <div className="row">
      <RepairButtons repairs={repairs} onRepair={({ words, write }) => void decide({ is: "repaired", write }, words)} />
      {figure !== undefined && (
        <Button onClick={() => void decide({ is: "right" }, `${figure} is right`)}>{figure} is right</Button>
      )}
      <WhyRefused words={refused} />
    </div>
  );
}
