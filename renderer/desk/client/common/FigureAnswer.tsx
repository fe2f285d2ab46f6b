import type { ReactNode } from "react";
import { onlyPlaceholder } from "../../../base/placeholders";

/** Figures that nobody knows: their author says that they are right, or means a fact. */
export interface FigureQuestion {
  /** Which change has them. */
  change: string;
  figures: string[];
  /** The fact that is meant in place of the only one. */
  instead?: { written: string; fact: string };
}

/** Knows what refused changes ask about their figures. */
export interface FigureAsker {
  /** What is asked about a change that was refused with these words. */
  questionOf: (words: string | undefined) => FigureQuestion | undefined;
  /** Notes that the figures are right: the same change is saved when it is made again. */
  sayRight: (question: FigureQuestion) => void;
}

export interface FigureAnswerProps {
  edits: FigureAsker;
  /** Why a change was refused. */
  words: string | undefined;
  /** What was typed; absent if it is more than a text. */
  value?: string;
  /** Makes the change again, with another text if there is one. */
  again: (value?: string) => void;
}

/** What an author answers about figures that nobody knows: that they are right, or that the fact is meant. */
export function FigureAnswer({ edits, words, value, again }: FigureAnswerProps): ReactNode {
  const question = edits.questionOf(words);
  if (!question) return null;
  const { figures, instead } = question;
  const meant = instead && value?.includes(instead.written) ? value.replace(instead.written, () => instead.fact) : "";
  const ofPrices = /^price/.test(onlyPlaceholder(instead?.fact ?? "")?.name ?? "");
  return (
    <div className="row actions">
      {meant && (
        <button type="button" onClick={() => again(meant)}>
          {ofPrices ? "Use the price book" : "Use the fact"}
        </button>
      )}
      <button
        type="button"
        onClick={() => {
          edits.sayRight(question);
          again();
        }}
      >
        {`${figures.join(", ")} ${figures.length > 1 ? "are" : "is"} right`}
      </button>
    </div>
  );
}
