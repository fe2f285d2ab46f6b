import type { ReactNode } from "react";
import { Button } from "../common/Button";
import { edits } from "./edits";
import type { PlacedRepair } from "./queue";

interface RefusalAnswersProps {
  /** Why a change was refused. */
  words: string | undefined;
  /** The pointer of the text that was typed, or of what contains it; absent where it cannot be replaced. */
  at?: string | undefined;
  /** Makes the change again, with another text if there is one. */
  again: (repair?: PlacedRepair) => void;
}

/** What an author answers to a refusal: what is meant, or that figures that nobody knows are right. */
export function RefusalAnswers({ words, at, again }: RefusalAnswersProps): ReactNode {
  const question = edits.queue.questionOf(words);
  if (!question) return null;
  const { figures } = question;
  const repairs = question.repairs.filter(({ pointer }) => at !== undefined && `${pointer}/`.startsWith(`${at}/`));
  if (figures.length + repairs.length === 0) return null;
  return (
    <div className="row actions">
      <RepairButtons repairs={repairs} onRepair={again} />
      {figures.length > 0 && (
        <Button
          onClick={() => {
            edits.queue.sayRight(question);
            again();
          }}
        >
          {`${figures.join(", ")} ${figures.length > 1 ? "are" : "is"} right`}
        </Button>
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
    <Button key={repair.words} onClick={() => onRepair(repair)}>
      {repair.words}
    </Button>
  ));
}
