import { type ReactNode, useEffect, useId, useState } from "react";
import type { PlainValue } from "../../../base/groups";
import { fileNameOf, thumbnailOf } from "../../protocol/pictures";
import { Button } from "../common/Button";
import { Dialog, Submit } from "../common/Dialog";
import { WhyRefused } from "../common/Problem";
import { RefusalAnswers } from "../edits/RefusalAnswers";
import type { OnProgress } from "../edits/sendPicture";

/** A picture of this device, or the name of one beside the pages. */
export type NewPicture = File | string;

/** A text that is asked for with a picture. */
export interface AskedText {
  name: string;
  label: string;
  /** What is in the field at first. */
  start: string;
}

/** The words of a new picture by the names of the texts. */
export type Words = Record<string, string>;

/** Keeps the words of new pictures, which no reload brings back, until they are used or cancelled. */
export interface WordsKept {
  now: () => PlainValue | undefined;
  keep: (words: Words[]) => void;
  drop: () => void;
}

interface NewPicturesProps {
  pictures: NewPicture[];
  kept: WordsKept | undefined;
  asked: AskedText[];
  /** The alternative text of the picture before: whether it is still true is asked. */
  was?: string | undefined;
  /** Makes the change with the words of each picture. @returns why it was refused */
  use: (words: Words[], onProgress: OnProgress) => Promise<string | undefined>;
  onClose: () => void;
}

/** The alternative text, which is asked for with each picture that has one. */
export const ALT: AskedText = { name: "alt", label: "What the picture shows", start: "" };

/** The words of each picture, with those that were typed before a reload. */
function useWords(pictures: NewPicture[], asked: AskedText[], kept: WordsKept | undefined) {
  const [words, setWords] = useState(() => {
    const typed = (kept?.now() ?? []) as Words[];
    const start = Object.fromEntries(asked.map(({ name, start }) => [name, start]));
    return pictures.map((_, index): Words => ({ ...start, ...typed[index] }));
  });
  const type = (next: Words[]) => {
    setWords(next);
    kept?.keep(next);
  };
  return [words, type] as const;
}

/** A dialog that shows new pictures and asks for their words; only then they are in the page, in one step. */
export function NewPictures({ pictures, kept, asked, was, use, onClose }: NewPicturesProps): ReactNode {
  const [words, type] = useWords(pictures, asked, kept);
  const close = () => {
    kept?.drop();
    onClose();
  };
  const [sent, setSent] = useState<number>();
  const [refused, setRefused] = useState<string>();
  const sending = sent !== undefined;
  const submit = async () => {
    if (sending) return;
    setSent(0);
    setRefused(undefined);
    const why = await use(words, setSent);
    setSent(undefined);
    setRefused(why);
    if (why === undefined) close();
  };
  const isKept = was !== undefined && words[0]?.alt === was;
  const one = pictures.length === 1;
  return (
    <Dialog
      title={one ? "New picture" : `${pictures.length} new pictures`}
      className="sheet new-pictures"
      busy={sending}
      onClose={close}
      onSubmit={submit}
    >
      <div className="stack cards">
        {pictures.map((picture, index) => (
          <Card
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and none of them moves
            key={index}
            picture={picture}
            asked={asked}
            was={was}
            number={one ? undefined : index + 1}
            words={words[index] ?? {}}
            onWords={(next) => type(words.map((other, at) => (at === index ? next : other)))}
          />
        ))}
      </div>
      {sending && <Sending share={sent} />}
      <WhyRefused words={refused} />
      <RefusalAnswers words={refused} again={() => void submit()} />
      <Submit words={isKept ? "Keep it" : one ? "Use this picture" : `Add ${pictures.length} pictures`} isOff={sending}>
        <Button isOff={sending} onClick={close}>
          Cancel
        </Button>
      </Submit>
    </Dialog>
  );
}

interface CardProps extends Pick<NewPicturesProps, "asked" | "was"> {
  picture: NewPicture;
  /** Undefined for the only one. */
  number: number | undefined;
  words: Words;
  onWords: (words: Words) => void;
}

function Card({ picture, asked, was, number, words, onWords }: CardProps) {
  const id = useId();
  return (
    <div className="stack card-of-new">
      <Shown picture={picture} />
      <div className="stack">
        {asked.map(({ name, label }) => (
          <div key={name} className="field">
            <label htmlFor={`${id}-${name}`}>{number === undefined ? label : `${label}, picture ${number}`}</label>
            {name === "alt" && (
              <p id={`${id}-about`} className="note">
                {was === undefined
                  ? "One sentence, for people who cannot see it and for search engines."
                  : "Still true? These words described the picture before."}
              </p>
            )}
            <textarea
              id={`${id}-${name}`}
              required
              rows={1}
              aria-describedby={name === "alt" ? `${id}-about` : undefined}
              value={words[name]}
              onChange={({ target }) => onWords({ ...words, [name]: target.value })}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

function Shown({ picture }: { picture: NewPicture }) {
  const [address, setAddress] = useState<string>();
  const [unknown, setUnknown] = useState(false);
  useEffect(() => {
    if (typeof picture === "string") return setAddress(thumbnailOf(picture, "large"));
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  const name = typeof picture === "string" ? fileNameOf(picture) : picture.name;
  return (
    <figure>
      {/* Some formats that the build reads are not shown by browsers. */}
      {address && !unknown && <img src={address} alt="" onError={() => setUnknown(true)} />}
      <figcaption className="note">{name}</figcaption>
    </figure>
  );
}

/** How much is sent; after that nobody knows how long it takes. */
function Sending({ share }: { share: number }) {
  const id = useId();
  const words = share < 1 ? "Sending …" : "Making it ready …";
  return (
    <div className="stack">
      <p id={id} role="status">
        {words}
      </p>
      {share < 1 ? <progress aria-labelledby={id} value={share} /> : <progress aria-labelledby={id} />}
    </div>
  );
}
