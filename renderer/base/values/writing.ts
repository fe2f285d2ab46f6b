/** The script in which a language is written, such as `Cyrl`. @param tag a BCP 47 tag; Latin script for what is none */
export function scriptOf(tag: string): string {
  try {
    return new Intl.Locale(tag).maximize().script ?? "Latn";
  } catch {
    return "Latn";
  }
}

/** How many characters search engines show: Google cuts a title at about 600 pixels, and a description at about 920. */
const LENGTHS: Record<string, [least: number, most: number]> = { title: [30, 60], description: [70, 160] };

/** Between which lengths a search result shows a text of a page whole; undefined for what it does not show. */
export const searchLengths = (property: string): [least: number, most: number] | undefined => LENGTHS[property];

/** Characters as wide as two others: Chinese, Japanese and Korean ones, and full-width signs. */
const WIDE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303f\u30fb\u30fc\uff01-\uff60]/u;

/** How long a text is in a search result: a wide character counts as two. */
export function searchLength(text: string): number {
  const characters = [...text];
  return characters.length + characters.filter((character) => WIDE.test(character)).length;
}
