import { oncePerKey } from "../../../base/once";

/**
 * A function that finds the words of a text in lower case, each as a number of 32 bits by FNV-1a, without a string for each.
 *
 * @param part matches a character that is part of a word
 */
export function wordHashes(part: RegExp): (text: string) => number[] {
  const isPart = oncePerKey((code: number) => part.test(String.fromCodePoint(code)));
  const ascii = Array.from({ length: 128 }, (_, code) => isPart(code));
  return (written) => {
    const text = written.toLowerCase();
    const hashes: number[] = [];
    let hash = 0;
    for (let at = 0; at < text.length; at++) {
      const code = text.codePointAt(at) ?? 0;
      if (code > 0xffff) at++;
      if (ascii[code] ?? isPart(code)) hash = Math.imul((hash || 0x811c9dc5) ^ code, 0x01000193);
      else if (hash !== 0) {
        hashes.push(hash);
        hash = 0;
      }
    }
    if (hash !== 0) hashes.push(hash);
    return hashes;
  };
}
