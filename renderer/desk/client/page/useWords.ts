import { useEffect, useLayoutEffect, useMemo } from "react";
import type { PageWords } from "../../protocol/words";
import { useLoaded } from "../common/useLoaded";
import { edits } from "../edits/edits";
import type { ShownText } from "../edits/queue";
import type { FramedPage } from "./framedPage";
import { PlacedWords } from "./placedWords";

/** The texts of a page as they were requested. */
export type ShownWords = PageWords & Pick<ShownText, "asked">;

/**
 * The texts of the page, loaded again after each save; undefined while its file has an error. They are known once they
 * are those of the page as it is shown: for a moment, they are those of the page or the save before.
 */
export function useWords(page: FramedPage): { words: ShownWords | undefined; isKnown: boolean } {
  const name = page.document && `words?route=${encodeURIComponent(page.route)}`;
  const loaded = useLoaded(name, page, edits.queue.load<PageWords>);
  const words = loaded?.response ?? undefined;
  // Finds what was typed on this page and is not saved yet. Before a click that waited for the texts opens one of them.
  useLayoutEffect(() => {
    for (const file of Object.keys(words?.files ?? {})) {
      const own = words?.words.filter((word) => word.file === file) ?? [];
      const texts = Object.fromEntries(own.map(({ pointer, written }) => [pointer, written]));
      edits.follow(file, words?.route ?? "", texts);
    }
  }, [words]);
  return { words, isKnown: loaded?.version === page };
}

/** Where the texts are on the page. */
export function usePlacedWords(page: Document | undefined, words: ShownWords | undefined): PlacedWords {
  const placed = useMemo(() => new PlacedWords(page, words?.words ?? []), [page, words]);
  useEffect(() => () => placed.end(), [placed]);
  return placed;
}

/** A file of the texts, as it was shown. */
export function fileOf(words: ShownWords | undefined, file: string): ShownText | undefined {
  const known = words?.files[file];
  return words && known && { file, hash: known.hash, asked: words.asked };
}

/** The same by the name that is printed for people, as a fact has it. */
export function printedFile(words: ShownWords | undefined, printed: string): ShownText | undefined {
  const [file] = Object.entries(words?.files ?? {}).find(([, known]) => known.printed === printed) ?? [];
  return file === undefined ? undefined : fileOf(words, file);
}
