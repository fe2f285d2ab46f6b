/** The cost of an edit; common mistakes cost less. */
const EDIT = 100;
const SWAPPED = 75;
/** `apointment`, `coatt`: a missing or superfluous double letter. */
const DOUBLED = 70;
/** `seperate`: another vowel. */
const VOWEL = 85;
/** Added for a wrong first letter, which is rare. */
const FIRST = 20;
/** Added for a name if the word is in lower case. */
const NAME = 20;

/** The most edits to a suggestion, and at most one per three letters. */
const MOST_EDITS = 3;

const VOWELS = new Set(Array.from("aeiouy", (letter) => letter.charCodeAt(0)));

/** The words of one length: their characters in sequence, and for each word a mask of its letters. */
interface Words {
  length: number;
  characters: Uint16Array;
  letters: Int32Array;
}

/**
 * Finds the word that was probably meant by a misspelled one: the word of the dictionary with the cheapest edits, and
 * of equals the first. The result depends only on the word. It takes less than 1 ms: most of some 200,000 words are
 * excluded by comparing two bit masks; the words take 5 MB.
 *
 * @param dictionary all correct words
 */
export function suggester(dictionary: Iterable<string>): (word: string) => string | undefined {
  const lengths = byLength(dictionary);
  return (word) => {
    const wanted = codesOf(word.toLowerCase());
    const isSmall = word === word.toLowerCase();
    const most = Math.min(MOST_EDITS, Math.max(1, Math.floor(word.length / 3)));
    // Two edits cost more than the most expensive single one, so a result with fewer edits is nearer.
    for (let edits = 1; edits <= most; edits++) {
      const found = nearestIn(lengths, wanted, edits, isSmall);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

function byLength(dictionary: Iterable<string>): Words[] {
  const grouped: string[][] = [];
  for (const word of dictionary) {
    grouped[word.length] ??= [];
    grouped[word.length]?.push(word);
  }
  return Array.from(grouped, (words = [], length) => {
    const characters = new Uint16Array(words.length * length);
    const letters = new Int32Array(words.length);
    for (const [index, word] of words.entries()) {
      for (let at = 0; at < length; at++) {
        const code = word.charCodeAt(at);
        characters[index * length + at] = code;
        letters[index] = (letters[index] as number) | bitOf(small(code));
      }
    }
    return { length, characters, letters };
  });
}

function nearestIn(lengths: Words[], wanted: number[], edits: number, isSmall: boolean): string | undefined {
  const mask = lettersOf(wanted);
  let best: string | undefined;
  let bestCost = edits * EDIT + FIRST + NAME + 1;
  for (let length = Math.max(1, wanted.length - edits); length <= wanted.length + edits; length++) {
    const { characters, letters } = lengths[length] ?? { characters: new Uint16Array(), letters: new Int32Array() };
    for (let index = 0; index < letters.length; index++) {
      // Each edit removes at most one letter and adds at most one.
      const has = letters[index] as number;
      if (bitsOf(has & ~mask) > edits || bitsOf(mask & ~has) > edits) continue;
      const start = index * length;
      const plain = costOf(wanted, characters, start, length, edits);
      if (plain > edits * EDIT) continue;
      const first = characters[start] as number;
      const cost = plain + (small(first) === wanted[0] ? 0 : FIRST) + (isSmall && small(first) !== first ? NAME : 0);
      if (cost >= bestCost) continue;
      bestCost = cost;
      best = String.fromCharCode(...characters.subarray(start, start + length));
    }
  }
  return best;
}

/** Rows of the table of edits, longer than any word. */
const ROWS = [new Int32Array(128), new Int32Array(128), new Int32Array(128)];
const TOO_MUCH = 1 << 20;

/**
 * The cost of the cheapest edits from one word to another, where swapping two letters is one edit (optimal string
 * alignment). If there are more edits than `edits`, some number above `edits * EDIT`.
 */
function costOf(wanted: number[], characters: Uint16Array, start: number, length: number, edits: number): number {
  let [before, last, row] = ROWS as [Int32Array, Int32Array, Int32Array];
  for (let j = 0; j <= length; j++) last[j] = j * EDIT;
  for (let i = 1; i <= wanted.length; i++) {
    const letter = wanted[i - 1] as number;
    const letterBefore = wanted[i - 2];
    // Cells further from the diagonal have too many edits.
    const from = Math.max(1, i - edits);
    const to = Math.min(length, i + edits);
    row[from - 1] = from === 1 ? i * EDIT : TOO_MUCH;
    let cheapest = row[from - 1] as number;
    let otherBefore = from > 1 ? small(characters[start + from - 2] as number) : 0;
    for (let j = from; j <= to; j++) {
      const other = small(characters[start + j - 1] as number);
      const change = letter === other ? 0 : VOWELS.has(letter) && VOWELS.has(other) ? VOWEL : EDIT;
      let cost = (last[j - 1] as number) + change;
      const removed = j === i + edits ? TOO_MUCH : (last[j] as number) + (letter === letterBefore ? DOUBLED : EDIT);
      if (removed < cost) cost = removed;
      const added = (row[j - 1] as number) + (other === otherBefore ? DOUBLED : EDIT);
      if (added < cost) cost = added;
      if (letter === otherBefore && other === letterBefore && letter !== other)
        cost = Math.min(cost, (before[j - 2] as number) + SWAPPED);
      row[j] = cost;
      if (cost < cheapest) cheapest = cost;
      otherBefore = other;
    }
    if (cheapest > edits * EDIT) return cheapest;
    [before, last, row] = [last, row, before];
  }
  return last[length] as number;
}

const codesOf = (word: string): number[] => Array.from({ length: word.length }, (_, at) => word.charCodeAt(at));

const small = (code: number): number => (code >= 65 && code <= 90 ? code + 32 : code);

/** A bit for each letter; other characters share one. */
const bitOf = (code: number): number => 1 << (code >= 97 && code <= 122 ? code - 97 : 26);

const lettersOf = (codes: number[]): number => codes.reduce((mask, code) => mask | bitOf(code), 0);

/** The number of set bits: http://graphics.stanford.edu/~seander/bithacks.html#CountBitsSetParallel */
function bitsOf(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
