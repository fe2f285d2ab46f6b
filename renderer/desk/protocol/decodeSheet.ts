/** The beginnings of texts in UTF-16 (Unicode, 23.8), as *Unicode Text* of Excel. */
const MARKS: [first: number, second: number, encoding: string][] = [
  [0xff, 0xfe, "utf-16le"],
  [0xfe, 0xff, "utf-16be"],
];

/**
 * The text of a table as a spreadsheet program saves it: UTF-16 by its mark, otherwise UTF-8, or what older forms of Excel
 * write, Windows-1252.
 *
 * @returns undefined if it is no text, such as a workbook
 */
export function decodeSheet(bytes: Uint8Array): string | undefined {
  const encoding = MARKS.find(([first, second]) => bytes[0] === first && bytes[1] === second)?.[2];
  const text = encoding === undefined ? ofBytes(bytes) : new TextDecoder(encoding).decode(bytes);
  return text.includes("\0") ? undefined : text;
}

function ofBytes(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
