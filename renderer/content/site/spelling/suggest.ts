/** What an edit costs: slips that many people make cost less. */
const EDIT = 100;
const SWAPPED = 75;
/** `apointment`, `coatt`: one letter for two, or two for one. */
const DOUBLED = 70;
/** `seperate`: one vowel for another. */
const VOWEL = 85;
/** Few people get the first letter wrong. */
const FIRST = 20;
/** A word written small is rarely a name. */
const NAME = 20;

/** Edits between a word and what was perhaps meant: at most one in three letters. */
const MOST_EDITS = 3;

const VOWELS = new Set(Array.from("aeiouy", (letter) => letter.charCodeAt(0)));

/** The words of one length: their characters one after the other, and of each word which letters it has. */
interface Words {
  length: number;
  characters: Uint16Array;
  letters: Int32Array;
}

/**
 * Finds what was perhaps meant by a misspelled word: the word of a dictionary with the cheapest edits, of equals the first
 * one. The result depends on the word only. It costs less than 1 ms: of some 200,000 words, those with other letters are
 * passed over by comparing two numbers, and the words are 5 MB.
 *
 * @param dictionary all right words
 */
export function suggester(dictionary: Iterable<string>): (word: string) => string | undefined {
  const lengths = byLength(dictionary);
  return (word) => {
    const wanted = codesOf(word.toLowerCase());
    const isSmall = word === word.toLowerCase();
    const most = Math.min(MOST_EDITS, Math.max(1, Math.floor(word.length / 3)));
    // Two edits cost more than the dearest single one, so whatever is found with fewer is nearer.
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
      // Each edit takes away one letter and adds one at most.
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

/** Rows of the table of edits; no word of a dictionary and no word that is looked up is as long. */
const ROWS = [new Int32Array(128), new Int32Array(128), new Int32Array(128)];
const TOO_MUCH = 1 << 20;

/**
 * The cheapest edits that make one word of another, where two letters that are swapped are one edit (optimal string
 * alignment); a number above `edits * EDIT` where there are more of them.
 */
function costOf(wanted: number[], characters: Uint16Array, start: number, length: number, edits: number): number {
  let [before, last, row] = ROWS as [Int32Array, Int32Array, Int32Array];
  for (let j = 0; j <= length; j++) last[j] = j * EDIT;
  for (let i = 1; i <= wanted.length; i++) {
    const letter = wanted[i - 1] as number;
    const letterBefore = wanted[i - 2];
    // Further from the diagonal there are more edits than are looked for.
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

/** How many bits are set: http://graphics.stanford.edu/~seander/bithacks.html#CountBitsSetParallel */
function bitsOf(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
