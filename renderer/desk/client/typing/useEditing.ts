import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { History } from "../../protocol/edits";
import type { DeskPage } from "../../server/describePage";
import type { FactSource } from "../../server/fields/factSources";
import type { PageWords, Word } from "../../server/words/pageWords";
import { EditQueue } from "../forms/editQueue";
import { type Framed, useFramedPage } from "../framedPage";
import { useRemembered } from "../useRemembered";
import { ask } from "./editClient";
import { nameOfText } from "./nameOfText";
import { PlacedWords } from "./placedWords";
import type { TextAt } from "./textUnder";
import type { TypedText } from "./typedText";
import { Typing } from "./typing";
import { type KeptText, Unsaved } from "./unsaved";
import { useLeaving } from "./useLeaving";
import { useOpenField } from "./useOpenField";

/** Everything of the desk that changes files. */
export interface Editing {
  typing: Typing;
  /** All changes: what is typed on the page, and those of blocks and of forms. */
  edits: EditQueue;
  /** What was typed and is not in a file yet. */
  unsaved: Unsaved;
  /** Whether a click on a text of the page opens it. */
  on: boolean;
  setOn: (on: boolean) => void;
  /** The texts of the page; undefined while they are loading, and while its file has an error. */
  words: ShownWords | undefined;
  open: (word: Word) => void;
  /** Opens words that are not saved yet, on the page where they were typed. */
  reopen: (kept: KeptText) => void;
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
  /** The open text, if it has no place on the page: its field is in the strip below. */
  withoutPlace: TypedText | undefined;
}

/** The texts of a page as they were shown. */
interface ShownWords extends PageWords {
  /** The value of `EditQueue.now` when they were requested. */
  asked: number;
}

/** One of each for the desk, whatever page is open: undo works across pages, and words wait for their page. */
export const edits = new EditQueue();
const unsaved = new Unsaved();
const typing = new Typing(edits, unsaved);

export function useEditing(framed: Framed, described: DeskPage | undefined): Editing {
  const page = useFramedPage(framed);
  const { document: shown } = page;
  const words = useWords(page);
  const [on, setOn] = useRemembered<boolean>("typing", false);

  useEffect(() => {
    ask<History>("history").then(
      (history) => edits.setHistory(history),
      () => {},
    );
  }, []);
  // Another page has other texts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the route is why it runs again
  useEffect(() => typing.leave(), [page.route]);

  useLeaving(typing, shown);
  useEffect(() => {
    for (const file of Object.keys(words?.files ?? {})) {
      const own = words?.words.filter((word) => word.file === file) ?? [];
      const texts = Object.fromEntries(own.map(({ pointer, written }) => [pointer, written]));
      unsaved.follow(file, words?.route ?? "", texts, typing.state.open?.id);
    }
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
      asked: words?.asked ?? 0,
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
  const withoutPlace = useOpenField(typing, find);
  const toReopen = useRef<KeptText>(undefined);
  const reopen = useCallback(
    (kept: KeptText) => {
      const { file, pointer, route, text, was, theirs = was } = kept;
      toReopen.current = words?.route === route ? undefined : kept;
      const known = words?.files[file];
      if (toReopen.current || !words || !known) return framed.go(route);
      const word = words.words.find((one) => one.file === file && one.pointer === pointer);
      typing.start(word ? textOf(word) : { ...text, pointer, base: known.hash, asked: words.asked, value: theirs });
    },
    [words, textOf, framed],
  );
  useEffect(() => {
    const kept = toReopen.current && unsaved.text(toReopen.current.id);
    if (kept && words?.route === kept.route) reopen(kept);
  }, [words, reopen]);
  return {
    typing,
    edits,
    unsaved,
    on,
    setOn,
    words,
    open: (word) => typing.start(textOf(word)),
    reopen,
    openFact({ file, pointer, name, value }) {
      const [own = "", known] = Object.entries(words?.files ?? {}).find(([, { printed }]) => printed === file) ?? [];
      const { asked = 0 } = words ?? {};
      if (known)
        typing.start({ file: own, pointer, base: known.hash, asked, value, name, multiline: false, facts: [] });
    },
    nameOf,
    isText,
    find,
    isOnPage: (word) => placed.find(word) !== undefined,
    textAt,
    withoutPlace,
  };
}

/** The texts of the page as it is shown, loaded again after each save. */
function useWords(page: ReturnType<typeof useFramedPage>): ShownWords | undefined {
  const [words, setWords] = useState<ShownWords>();
  useEffect(() => {
    const asking = new AbortController();
    const load = async () => {
      const asked = edits.now;
      const found = await ask<PageWords | null>(`words?route=${encodeURIComponent(page.route)}`, asking.signal);
      await edits.idle();
      if (!asking.signal.aborted) setWords(found ? { ...found, asked } : undefined);
    };
    // The preview has stopped, or the page is another one by now.
    if (page.document) load().catch(() => {});
    return () => asking.abort();
  }, [page]);
  return words;
}
