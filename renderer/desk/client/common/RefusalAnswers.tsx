import type { ReactNode } from "react";
import type { TextRepair } from "../../protocol/edits";

/** A repair, and the pointer of the text that it repairs. */
interface PlacedRepair extends TextRepair {
  pointer: string;
}

/** What a person may answer to a refusal: that its figures are right, or what is meant. */
export interface RefusalQuestion {
  /** Which change was refused. */
  change: string;
  /** Figures that nobody knows; none if anything else refuses the change. */
  figures: string[];
  repairs: PlacedRepair[];
}

/** Knows what refused changes ask. */
export interface RefusalAsker {
  /** What is asked about a change that was refused with these words. */
  questionOf: (words: string | undefined) => RefusalQuestion | undefined;
  /** Notes that the figures are right: the same change is saved when it is made again. */
  sayRight: (question: RefusalQuestion) => void;
}

export interface RefusalAnswersProps {
  edits: RefusalAsker;
  /** Why a change was refused. */
  words: string | undefined;
  /** The pointer of the text that was typed, or of what contains it; absent where it cannot be replaced. */
  at?: string | undefined;
  /** Makes the change again, with another text if there is one. */
  again: (repair?: PlacedRepair) => void;
}

/** What an author answers to a refusal: what is meant, or that figures that nobody knows are right. */
export function RefusalAnswers({ edits, words, at, again }: RefusalAnswersProps): ReactNode {
  const question = edits.questionOf(words);
  if (!question) return null;
  const { figures } = question;
  const repairs = question.repairs.filter(({ pointer }) => at !== undefined && `${pointer}/`.startsWith(`${at}/`));
  if (figures.length + repairs.length === 0) return null;
  return (
    <div className="row actions">
      <RepairButtons repairs={repairs} onRepair={again} />
      {figures.length > 0 && (
        <button
          type="button"
          onClick={() => {
            edits.sayRight(question);
            again();
          }}
        >
          {`${figures.join(", ")} ${figures.length > 1 ? "are" : "is"} right`}
        </button>
      )}
    </div>
  );
}

interface RepairButtonsProps<Repair> {
  repairs: Repair[];
  onRepair: (repair: Repair) => void;
}

/** A button for each thing that may be meant. */
export function RepairButtons<Repair extends { words: string }>({ repairs, onRepair }: RepairButtonsProps<Repair>) {
  return repairs.map((repair) => (
    <button key={repair.words} type="button" onClick={() => onRepair(repair)}>
      {repair.words}
    </button>
  ));
}
