import { useCallback, useEffect, useMemo, useState } from "react";
import type { History } from "../../edit/protocol";
import type { FactSource } from "../../words/factSources";
import type { PageWords, Word } from "../../words/pageWords";
import type { DeskPage } from "../describePage";
import { EditQueue } from "../forms/editQueue";
import { type Framed, useFramedPage } from "../framedPage";
import { useRemembered } from "../useRemembered";
import { ask } from "./editClient";
import { nameOfText } from "./nameOfText";
import { PlacedWords } from "./placedWords";
import type { TextAt } from "./textUnder";
import { type TypedText, Typing } from "./typing";
import { useOpenField } from "./useOpenField";

/** Everything of the desk that changes files. */
export interface Editing {
  typing: Typing;
  /** The changes that are not typed on the page: of blocks, and of forms. */
  edits: EditQueue;
  /** Whether a click on a text of the page opens it. */
  on: boolean;
  setOn: (on: boolean) => void;
  /** The texts of the page; undefined while they are loading, and while its file has an error. */
  words: PageWords | undefined;
  open: (word: Word) => void;
  /** Opens the text of a fact, where it is written. */
  openFact: (fact: FactSource) => void;
  /** The name of a text for people. */
  nameOf: (word: Word) => string;
  /** Whether a click on an element opens a text. */
  isText: (element: Element) => boolean;
  /** The element of the page that shows a text. */
  find: (text: Pick<Word, "file" | "pointer">) => HTMLElement | undefined;
  /** Whether the page shows a text at a place of its own. */
  isOnPage: (word: Word) => boolean;
  textAt: TextAt;
  /** The open text, if it has no place on the page. */
  inPanel: TypedText | undefined;
}

/** One for the desk, whatever page is open: undo works across pages. */
const typing = new Typing();
/** The pending changes: one queue for all pages. */
export const edits = new EditQueue(typing);

export function useEditing(framed: Framed, described: DeskPage | undefined): Editing {
  const page = useFramedPage(framed);
  const { document: shown } = page;
  const words = useWords(page);
  const [on, setOn] = useRemembered<boolean>("typing", false);

  useEffect(() => {
    ask<History>("history").then(
      (history) => typing.setHistory(history),
      () => {},
    );
  }, []);
  // Another page has other texts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the route is why it runs again
  useEffect(() => typing.cancel(), [page.route]);

  useEffect(() => {
    for (const [file, { hash }] of Object.entries(words?.files ?? {})) typing.shown(file, hash);
  }, [words]);

  const placed = useMemo(() => new PlacedWords(shown, words?.words ?? []), [shown, words]);
  useEffect(() => () => placed.end(), [placed]);
  const blocks = described?.blocks;
  const nameOf = useCallback(({ file, pointer }: Word) => nameOfText(file, pointer, blocks ?? []), [blocks]);
  const textOf = useCallback(
    (word: Word): TypedText => ({
      file: word.file,
      pointer: word.pointer,
      base: words?.files[word.file]?.hash ?? "",
      value: word.written,
      name: nameOf(word),
      multiline: word.multiline,
      ...(word.most !== undefined && { most: word.most }),
      facts: word.facts,
    }),
    [words, nameOf],
  );
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
  const isText = useCallback((element: Element) => textAt(element) !== undefined, [textAt]);
  const find = useCallback<Editing["find"]>((text) => placed.find(text), [placed]);
  const inPanel = useOpenField(typing, find);
  return {
    typing,
    edits,
    on,
    setOn,
    words,
    open: (word) => typing.start(textOf(word)),
    openFact({ file, pointer, name, value }) {
      const [own = "", known] = Object.entries(words?.files ?? {}).find(([, { printed }]) => printed === file) ?? [];
      if (known) typing.start({ file: own, pointer, base: known.hash, value, name, multiline: false, facts: [] });
    },
    nameOf,
    isText,
    find,
    isOnPage: (word) => placed.find(word) !== undefined,
    textAt,
    inPanel,
  };
}

/** The texts of the page as it is shown, loaded again after each save. */
function useWords(page: ReturnType<typeof useFramedPage>): PageWords | undefined {
  const [words, setWords] = useState<PageWords>();
  useEffect(() => {
    const asking = new AbortController();
    if (page.document) {
      ask<PageWords | null>(`words?route=${encodeURIComponent(page.route)}`, asking.signal).then(
        (found) => !asking.signal.aborted && setWords(found ?? undefined),
        // The preview has stopped, or the page is another one by now.
        () => {},
      );
    }
    return () => asking.abort();
  }, [page]);
  return words;
}
