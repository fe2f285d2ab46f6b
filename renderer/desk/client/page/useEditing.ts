import { useCallback, useEffect } from "react";
import type { FactSource } from "../../protocol/forms";
import { factInWords } from "../../protocol/inWords";
import type { DeskPage } from "../../protocol/page";
import type { Word } from "../../protocol/words";
import { useOnceReady } from "../common/useOnceReady";
import { useRemembered } from "../common/useRemembered";
import { edits } from "../edits/edits";
import { nameOfText, type TypedText } from "../edits/typedText";
import type { UnsavedPlace, UnsavedText } from "../edits/unsaved";
import { frame, useFramedPage } from "./framedPage";
import type { TextAt } from "./TypingOnPage";
import { type FindParts, type OpenField, useLeaving, useOpenField } from "./useOpenField";
import { fileOf, printedFile, type ShownWords, usePlacedWords, useWords } from "./useWords";

/** Typing on the page, and all that is known of its texts. */
export interface Editing extends OpenField {
  /** Whether a click on a text of the page opens it. */
  on: boolean;
  setOn: (on: boolean) => void;
  /** The texts of the page; undefined while they are loading, and while its file has an error. */
  words: ShownWords | undefined;
  /** Whether they are those of the page as it is shown. */
  isKnown: boolean;
  open: (word: Word) => void;
  /** Opens words that are not saved yet, on the page where they were typed. */
  reopen: (kept: UnsavedText) => void;
  /** Opens the text of a fact, where it is written. */
  openFact: (fact: FactSource) => void;
  /** The name of a text for people. */
  nameOf: (word: Word) => string;
  /** The element of the page that shows a text; undefined if the page shows it at no place of its own. */
  find: (text: UnsavedPlace) => HTMLElement | undefined;
  textAt: TextAt;
}

export function useEditing(described: DeskPage | undefined): Editing {
  const page = useFramedPage();
  const { words, isKnown } = useWords(page);
  const [on, setOn] = useRemembered<boolean>("typing", false);
  useEffect(() => void edits.queue.loadHistory().catch(() => {}), []);
  // Another page has other texts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the route is why it runs again
  useEffect(() => edits.leave(), [page.route]);
  useLeaving(page.document);
  const blocks = described?.blocks;
  const nameOf = useCallback(({ file, pointer }: Word) => nameOfText(file, pointer, blocks ?? []), [blocks]);
  const textOf = useCallback((word: Word) => typedText(word, nameOf(word), words), [words, nameOf]);
  const placed = usePlacedWords(page.document, words?.route === page.route ? words : undefined);
  const textAt = useCallback<TextAt>(
    (element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const word = placed.at(at);
        if (word) return { text: textOf(word), element: at as HTMLElement };
      }
      return undefined;
    },
    [placed, textOf],
  );
  const find = useCallback<Editing["find"]>((text) => placed.find(text), [placed]);
  const parts = useCallback<FindParts>((text) => placed.parts(text), [placed]);
  const reopen = useOnceReady<UnsavedText>(
    ({ route }) => words?.route === route,
    ({ id }) => {
      const kept = edits.text(id);
      const shown = kept && fileOf(words, kept.file);
      if (!shown) return;
      const { file, pointer, text, was, theirs = was } = kept;
      const word = words?.words.find((one) => one.file === file && one.pointer === pointer);
      edits.start(word ? textOf(word) : { ...text, ...shown, pointer, value: theirs });
    },
  );
  return {
    on,
    setOn,
    words,
    isKnown,
    nameOf,
    find,
    textAt,
    open: (word) => edits.start(textOf(word)),
    reopen(kept) {
      if (words?.route !== kept.route) frame.go(kept.route);
      reopen(kept);
    },
    openFact({ file, pointer, name, value, pages: { length } }) {
      const shown = printedFile(words, file);
      if (!shown) return edits.queue.refuse("The page is still being shown. Try again.");
      const called = length > 1 ? `${factInWords(name)}, on all ${length} pages` : factInWords(name);
      edits.start({ ...shown, pointer, value, name: called, kind: "plain", facts: [] });
    },
    ...useOpenField(parts),
  };
}

function typedText(word: Word, name: string, words: ShownWords | undefined): TypedText {
  const { file, pointer, written: value, kind, most, facts } = word;
  const shown = fileOf(words, file) ?? { file, hash: "", asked: 0 };
  return { ...shown, pointer, value, name, kind, ...(most !== undefined && { most }), facts };
}
