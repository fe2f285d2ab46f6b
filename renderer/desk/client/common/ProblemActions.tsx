import { type ReactNode, useState } from "react";
import type { PlacedProblem } from "../../../base/problem";
import type { ProblemDecision } from "../../protocol/edits";
import { WhyRefused } from "./Problem";
import { sendProblem } from "./requests";

type Decidable = Pick<PlacedProblem, "rule" | "repair" | "figure" | "place">;

/** What a person may do about a problem in one press: write what it suggests, or say that a figure is right. */
export function ProblemActions({ rule, repair, figure, place }: Decidable): ReactNode {
  const [refused, setRefused] = useState<string>();
  if (repair === undefined && figure === undefined) return null;
  const { line, column } = place;
  const file = place.file.split("/").at(-1) ?? "";
  const decide = async (is: ProblemDecision["is"]) => {
    const result = await sendProblem({ file, rule, line, column, is });
    setRefused(result.result === "refused" ? result.words : undefined);
  };
  return (
    <div className="row">
      {repair !== undefined && (
        <button type="button" onClick={() => void decide("repaired")}>
          {repair}
        </button>
      )}
      {figure !== undefined && (
        <button type="button" onClick={() => void decide("right")}>
          {figure} is right
        </button>
      )}
      <WhyRefused words={refused} />
    </div>
  );
}
