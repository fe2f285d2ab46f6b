import { type FormEvent, type ReactNode, useRef, useState } from "react";
import type { Answers, AskedQuestion } from "../../protocol/pages";
import { thumbnailOf } from "../../protocol/pictures";
import { Dialog, DialogField, PageOptions } from "../common/Dialog";
import { sendStep } from "../common/requests";
import { useAnswered } from "../common/useAnswered";
import { useRemembered } from "../common/useRemembered";
import { usePages } from "../common/useSite";
import type { Edits } from "../edits/edits";
import { useChoices } from "../forms/loadedForm";
import { Gallery } from "../inputs/PictureInput";
import { ChooseFile } from "../pictures/ChooseFile";
import { sendPicture } from "../pictures/sendPicture";

interface NewPageProps {
  edits: Edits;
  /** The page that is shown: the new one is made from it, unless another is chosen. */
  route: string;
  onClose: () => void;
}

interface Typed {
  from: string;
  answers: Answers;
}

/** The form of a new page: the questions of `npm run new`, with the same checks. What is typed stays until it is made. */
export function NewPage({ edits, route, onClose }: NewPageProps): ReactNode {
  const [typed, setTyped] = useTyped(route);
  const [isPressed, setPressed] = useState(false);
  const [refused, setRefused] = useState<string>();
  const dialog = useRef<HTMLDialogElement>(null);
  const pages = usePages(null).filter((page) => page.route !== "/404");
  const questions = useAnswered<AskedQuestion[]>("pages/questions", typed) ?? [];
  const { from, answers } = typed;
  const answer = (name: string, value: string) => setTyped({ from, answers: { ...answers, [name]: value } });
  const create = async (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    // Not what is shown, which follows the last key a moment later.
    const asked = await sendStep<AskedQuestion[]>("pages/questions", typed);
    const first = Array.isArray(asked) ? asked.findIndex(({ error }) => error) : -1;
    if (first >= 0) {
      dialog.current
        ?.querySelectorAll<HTMLElement>("[data-question]")
        [first]?.querySelector<HTMLElement>("input, textarea, button")
        ?.focus();
      return;
    }
    const why = await edits.step(() => sendStep("pages/create", typed), "The new page is made");
    setRefused(why);
    if (why) return;
    setTyped(undefined);
    dialog.current?.close();
  };
  return (
    <Dialog title="New page" onClose={onClose} ref={dialog}>
      <form className="form" onSubmit={create}>
        <DialogField label="Made from" note="The new page starts as a draft with its blocks, texts and pictures.">
          {(control) => (
            <select {...control} value={from} onChange={({ target }) => setTyped({ from: target.value, answers })}>
              <PageOptions pages={pages} />
            </select>
          )}
        </DialogField>
        <Questions {...{ questions, answers, route, isPressed }} onAnswer={answer} />
        <p role="alert" className="refused">
          {refused}
        </p>
        <div className="row actions">
          <button type="submit" className="primary">
            Create the page
          </button>
          {Object.keys(answers).length > 0 && (
            <button type="button" onClick={() => setTyped(undefined)}>
              Start over
            </button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** What was typed, remembered until the page is made: Escape and a reload lose nothing. */
function useTyped(route: string): [Typed, (typed: Typed | undefined) => void] {
  const [kept, setKept] = useRemembered<string>("newPage", "");
  const typed = kept ? (JSON.parse(kept) as Typed) : { from: route === "/404" ? "/" : route, answers: {} };
  return [typed, (now) => setKept(now ? JSON.stringify(now) : "")];
}

interface QuestionsProps {
  questions: AskedQuestion[];
  answers: Answers;
  route: string;
  isPressed: boolean;
  onAnswer: (name: string, value: string) => void;
}

/** What is wrong is said once it was typed, or once the page was to be created. */
function Questions({ questions, answers, route, isPressed, onAnswer }: QuestionsProps) {
  const answerTo = ({ name, suggestion }: AskedQuestion) => answers[name] ?? suggestion;
  const address = questions.filter(({ name }) => name === "route").map(answerTo)[0] ?? "";
  return questions.map((question) => (
    <div key={question.name} data-question={question.name}>
      <Question
        {...{ question, route, address }}
        value={answerTo(question)}
        error={isPressed || question.name in answers ? question.error : undefined}
        onAnswer={(value) => onAnswer(question.name, value)}
      />
    </div>
  ));
}

interface QuestionProps {
  question: AskedQuestion;
  route: string;
  value: string;
  error: string | undefined;
  /** The address of the new page, after which a picture is named. */
  address: string;
  onAnswer: (value: string) => void;
}

function Question({ question: { label, kind }, value, error, onAnswer, ...others }: QuestionProps) {
  if (kind === "picture") return <PictureQuestion {...{ label, value, error, onAnswer, ...others }} />;
  return (
    <DialogField label={label} error={error} note={kind === "lines" ? `${value.length} characters` : undefined}>
      {(control) =>
        kind === "lines" ? (
          <textarea {...control} rows={3} value={value} onChange={({ target }) => onAnswer(target.value)} />
        ) : (
          <input {...control} value={value} onChange={({ target }) => onAnswer(target.value)} />
        )
      }
    </DialogField>
  );
}

function PictureQuestion({
  label,
  value,
  error,
  route,
  address,
  onAnswer,
}: Omit<QuestionProps, "question"> & { label: string }) {
  const [isOpen, setOpen] = useState(false);
  const [refused, setRefused] = useState<string>();
  const names = useChoices(route, value)?.pictures ?? [];
  const upload = async (file: File | undefined) => {
    if (!file) return;
    const taken = await sendPicture(address, file);
    setRefused(taken.result === "taken" ? undefined : taken.words);
    if (taken.result === "taken") onAnswer(taken.picture);
  };
  return (
    <DialogField label={label} error={refused ?? error}>
      {(control) => (
        <>
          <div className="row actions">
            <img className="thumbnail" src={thumbnailOf(value)} alt="" />
            <button type="button" {...control} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              Choose a picture
            </button>
            <ChooseFile onFiles={([file]) => void upload(file)}>From this device</ChooseFile>
          </div>
          {isOpen && (
            <Gallery
              names={names}
              now={value}
              save={async (picture) => {
                onAnswer(String(picture));
                return true;
              }}
            />
          )}
        </>
      )}
    </DialogField>
  );
}
