/** A string, or what may be shorter outside one: a space after a comma or after the name of a media feature, a last semicolon. */
const PART = /"[^"]*"|'[^']*'|, |;\}|(?<=\([\w-]+:) /g;

/** The same CSS without characters that Emotion writes and no browser needs (measured: 30 bytes of a page of 14 kB). */
export function compactCss(css: string): string {
  return css.replace(PART, (part) => (part === ", " ? "," : part === ";}" ? "}" : part === " " ? "" : part));
}
