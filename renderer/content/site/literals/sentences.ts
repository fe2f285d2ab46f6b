/** The sentences of a text; a full stop inside a number or an abbreviation of one letter ends none. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[^\s.]{2}[.!?])\s+|\n+/);
}
