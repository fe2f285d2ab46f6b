/** A word of a text, and where it starts there. */
export interface TextWord {
  word: string;
  index: number;
}

/** What is no word of a sentence: a `${…}`, a link's address, a web or e-mail address, a name with digits or underscores. */
const NO_WORDS = /\$\{[^}]*\}|\]\([^)]*\)|\bhttps?:\S+|\S*@\S+|\b[\w-]+(?:\.[\w-]+)+\b|\w*[\d_]\w*/g;

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu;

/**
 * The words of a text that somebody could misspell, as they are written. Single letters and words in
 * capitals alone, such as OR, are names of their own.
 *
 * @param text as it is written in the YAML file, every `${…}` still in it
 */
export function wordsIn(text: string): TextWord[] {
  // What is blanked out keeps its length, so that every word keeps its place.
  const prose = text.replace(NO_WORDS, (piece) => " ".repeat(piece.length));
  return [...prose.matchAll(WORD)]
    .filter(([word]) => word.length > 1 && word !== word.toUpperCase())
    .map(({ 0: word, index }) => ({ word, index }));
}
