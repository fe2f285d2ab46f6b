import { type ReactNode, useState } from "react";
import type { PlacedProblem } from "../../../base/problem";
import type { FigureDecision } from "../../protocol/edits";
import { WhyRefused } from "./Problem";
import { sendFigure } from "./requests";

type FigureProblem = Pick<PlacedProblem, "figure" | "suggestion" | "place">;

/** What a person may do about a figure that is no fact: use the fact that is meant, or say that it is right. */
export function FigureChoice({ figure, suggestion, place }: FigureProblem): ReactNode {
  const [refused, setRefused] = useState<string>();
  if (figure === undefined) return null;
  const { line, column } = place;
  const file = place.file.split("/").at(-1) ?? "";
  const decide = async (is: FigureDecision["is"]) => {
    const result = await sendFigure({ file, figure, line, column, is });
    setRefused(result.result === "refused" ? result.words : undefined);
  };
  return (
    <div className="row">
      {suggestion && (
        <button type="button" onClick={() => void decide("the suggested fact")}>
          Use the fact for {figure}
        </button>
      )}
      <button type="button" onClick={() => void decide("right")}>
        {figure} is right
      </button>
      <WhyRefused words={refused} />
    </div>
  );
}
