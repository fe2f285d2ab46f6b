/** A stretch of a text and what stands there instead; everything around it stays byte for byte. */
export interface Splice {
  start: number;
  /** The offset after the last character that goes. */
  end: number;
  text: string;
}

/**
 * A text with all splices made, whatever their order.
 *
 * @throws Error where two of them overlap
 */
export function applySplices(text: string, splices: Splice[]): string {
  let result = "";
  let from = 0;
  for (const splice of [...splices].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (splice.start < from) throw new Error(`Two changes meet at offset ${splice.start}.`);
    result += text.slice(from, splice.start) + splice.text;
    from = splice.end;
  }
  return result + text.slice(from);
}
