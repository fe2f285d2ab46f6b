/** A remark of an answer to the file for *Share*. */
export interface Remark {
  /** The page that it is about; undefined for one about all of it. */
  route: string | undefined;
  /** The change that it is about, such as `Price: $65 becomes $75`. */
  line: string;
  /** What is on the page by that change; empty where nothing is quoted. */
  says: string;
  words: string;
}

/** A change with its page, as the file writes it above each remark: `Price: $65 becomes $75 (/services)`. */
const AT = /^(.+) \((\/\S*)\)\n→ /gm;
/** What was answered as a whole. */
const VERDICT = /^(Good\.|Please change\.)$/m;

/**
 * The remarks of an answer, as `renderer/diff/people/inBrowser.ts` writes it.
 *
 * @param text also with what a mail program puts around it
 */
export function readAnswer(text: string): Remark[] {
  const lines = text.replace(/\r\n?/g, "\n").replace(/^(?:> ?)+/gm, "");
  const found = [...lines.matchAll(AT)];
  const verdict = VERDICT.exec(lines);
  const start = (verdict?.index ?? 0) + (verdict?.[0].length ?? 0);
  const whole = verdict ? lines.slice(start, found[0]?.index).trim() : "";
  const general = { route: undefined, line: verdict?.[0] ?? "", says: "", words: whole };
  const placed = found.map(({ 0: head, 1: line = "", 2: route, index }, at): Remark => {
    const words = lines.slice(index + head.length, found[at + 1]?.index).trim();
    return { route, line, says: / becomes (.+)$/.exec(line)?.[1] ?? /: (.+)$/.exec(line)?.[1] ?? "", words };
  });
  return whole ? [general, ...placed] : placed;
}
