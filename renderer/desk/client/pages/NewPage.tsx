import { type ReactNode, useEffect, useRef, useState } from "react";
import type { CollectionEntry, EntryForm } from "../../protocol/collections";
import type { PageEntry } from "../../protocol/page";
import type { Answers, AskedQuestion } from "../../protocol/pages";
import { thumbnailOf } from "../../protocol/pictures";
import { Button } from "../common/Button";
import { Dialog, DialogField, PageOptions, Submit } from "../common/Dialog";
import { WhyRefused } from "../common/Problem";
import { sendStep } from "../common/requests";
import { useAnswered } from "../common/useAnswered";
import { useLoaded } from "../common/useLoaded";
import { useRemembered } from "../common/useRemembered";
import { usePages } from "../common/useSite";
import { edits } from "../edits/edits";
import { sendPicture } from "../edits/sendPicture";
import { useChoices } from "../forms/loadedForm";
import { PickPicture } from "../inputs/PictureInput";
import type { NewPicture } from "../pictures/NewPictures";
import { EntryFields, missingIn } from "./EntryFields";

interface NewPageProps {
  /** The page that is shown: the new one is made from it, unless another is chosen. */
  route: string;
  /** The collection to which it is added; undefined for any page. */
  collection: CollectionEntry | undefined;
  onClose: () => void;
}

interface Typed {
  from: string;
  answers: Answers;
  /** The collection, and what lists show of its new page. */
  folder?: string;
  entry?: Record<string, unknown>;
}

/** The form of a new page: the questions of `npm run new`, with the same checks. What is typed stays until it is made. */
export function NewPage({ route, collection, onClose }: NewPageProps): ReactNode {
  const [typed, setTyped] = useTyped(route, collection);
  const [isPressed, setPressed] = useState(false);
  const [refused, setRefused] = useState<string>();
  const pages = usePages(null).filter((page) => page.route !== "/404" && !page.row);
  const { from, answers, folder } = typed;
  const asking = { from, answers, ...(folder !== undefined && { folder }) };
  const questions = useAnswered<AskedQuestion[]>("pages/questions", asking) ?? [];
  const { form, entry, changeEntry } = useEntry(typed, setTyped);
  const answer = (name: string, value: string) => setTyped({ ...typed, answers: { ...answers, [name]: value } });
  const create = async (currentTarget: HTMLFormElement) => {
    setPressed(true);
    // Not what is shown, which follows the last key a moment later.
    const asked = await sendStep<AskedQuestion[]>("pages/questions", asking);
    const first = Array.isArray(asked) ? asked.findIndex(({ error }) => error) : -1;
    if (first >= 0) return focusIn(currentTarget.querySelectorAll<HTMLElement>("[data-question]")[first]);
    const [missing] = form ? missingIn(form, entry ?? {}) : [];
    if (missing !== undefined) return focusIn(currentTarget, `[data-field="/${missing}"]`);
    const why = await edits.queue.step(
      () => sendStep("pages/create", { ...asking, ...(entry && { entry }) }),
      "The new page is made",
    );
    setRefused(why);
    if (why) return;
    setTyped(undefined);
    onClose();
  };
  return (
    <Dialog title={collection ? `New entry in ${collection.name}` : "New page"} onClose={onClose} onSubmit={create}>
      <MadeFrom from={from} pages={pages} onFrom={(now) => setTyped({ ...typed, from: now })} />
      <Questions questions={questions} answers={answers} route={route} isPressed={isPressed} onAnswer={answer} />
      {form && entry && (
        <EntryFields
          form={form}
          route={route}
          isPressed={isPressed}
          data={entry}
          address={addressIn(questions, answers)}
          onChange={changeEntry}
        />
      )}
      <WhyRefused words={refused} />
      <Submit words="Create the page">
        {(Object.keys(answers).length > 0 || typed.entry !== undefined) && (
          <Button onClick={() => setTyped(undefined)}>Start over</Button>
        )}
      </Submit>
    </Dialog>
  );
}

interface MadeFromProps {
  from: string;
  pages: PageEntry[];
  onFrom: (from: string) => void;
}

function MadeFrom({ from, pages, onFrom }: MadeFromProps) {
  const note = "The new page starts as a draft with its blocks, texts and pictures.";
  return (
    <DialogField label="Made from" note={from && note}>
      {(control) => (
        <select {...control} value={from} onChange={({ target }) => onFrom(target.value)}>
          <option value="">An empty page</option>
          <PageOptions pages={pages} />
        </select>
      )}
    </DialogField>
  );
}

/** What was typed, remembered until the page is made: Escape and a reload lose nothing. */
function useTyped(route: string, collection: CollectionEntry | undefined): [Typed, (typed: Typed | undefined) => void] {
  const folder = collection?.folder;
  const [kept, setKept] = useRemembered<Typed | null>(`begun page ${folder ?? ""}`, null);
  const pages = usePages(null);
  const isOwn = route !== "/404" && !pages.find((page) => page.route === route)?.row;
  // Another page says nothing that belongs into the first entry of a collection.
  const from = collection ? (collection.latest ?? "") : isOwn ? route : "/";
  return [kept ?? { from, answers: {}, ...(folder !== undefined && { folder }) }, (now) => setKept(now ?? null)];
}

/** What a collection asks of its new page, and what was typed of it; without a form for any other page. */
function useEntry(typed: Typed, setTyped: (typed: Typed) => void) {
  const { folder, from } = typed;
  const query = folder === undefined ? undefined : new URLSearchParams({ folder, from });
  const form = useLoaded<EntryForm>(query && `collections/entry?${query}`, null)?.response;
  // A picture may arrive after other fields were typed.
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  });
  const changeEntry = (change: (now: Record<string, unknown>) => Record<string, unknown>) =>
    setTyped({ ...latest.current, entry: change(latest.current.entry ?? form?.data ?? {}) });
  return { form, entry: typed.entry ?? form?.data, changeEntry };
}

/** Moves the focus to the control of a field. */
function focusIn(place: Element | null | undefined, field = ""): void {
  const holder = field ? place?.querySelector(field) : place;
  holder?.querySelector<HTMLElement>("input, textarea, select, .rich-field, button")?.focus();
}

const answerOf = ({ name, suggestion }: AskedQuestion, answers: Answers): string => answers[name] ?? suggestion;

/** The address of the new page. */
const addressIn = (questions: AskedQuestion[], answers: Answers): string =>
  questions.filter(({ name }) => name === "route").map((question) => answerOf(question, answers))[0] ?? "";

interface QuestionsProps {
  questions: AskedQuestion[];
  answers: Answers;
  route: string;
  isPressed: boolean;
  onAnswer: (name: string, value: string) => void;
}

/** What is wrong is said once it was typed, or once the page was to be created. */
function Questions({ questions, answers, route, isPressed, onAnswer }: QuestionsProps) {
  const address = addressIn(questions, answers);
  return questions.map((question) => (
    <div key={question.name} data-question={question.name}>
      <Question
        question={question}
        route={route}
        address={address}
        value={answerOf(question, answers)}
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
  if (kind === "picture")
    return <PictureQuestion label={label} value={value} error={error} onAnswer={onAnswer} {...others} />;
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
  const [refused, setRefused] = useState<string>();
  const names = useChoices(route, value)?.pictures ?? [];
  const pick = async (picture: NewPicture) => {
    if (typeof picture === "string") return onAnswer(picture);
    const taken = await sendPicture(address, picture);
    setRefused(taken.result === "taken" ? undefined : taken.words);
    if (taken.result === "taken") onAnswer(taken.picture);
  };
  return (
    <DialogField label={label} error={refused ?? error}>
      {(control) => (
        <>
          <img className="thumbnail" src={thumbnailOf(value)} alt="" />
          <PickPicture names={names} now={value} control={control} onPick={(picture) => void pick(picture)} />
        </>
      )}
    </DialogField>
  );
}
