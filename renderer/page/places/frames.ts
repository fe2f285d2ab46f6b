import { setAt, valueAt } from "../../base/pointer";
import { withoutHoles } from "../../clock/resolveTimes";
import type { ContentFile } from "../../content/model/siteContent";
import { walkWords } from "../../content/pages/walkTyped";
import type { RichNode } from "../../contract/richText";

/*
 * Every text of a page is framed with characters that no text contains, and the page is rendered again: the frames in
 * the HTML show where the texts are. Served pages are never framed. The characters are in Unicode's private use area.
 */
const [OPEN, OPENED, CLOSE, END] = ["\uE000", "\uE001", "\uE002", "\uE003"];
const DIGIT_0 = 0xe010;

/**
 * How a text is framed. A block may look at the start of a text, such as for a number: then it is marked only at its
 * end. If a block compares it with others, such as for filters, it is not marked at all.
 */
export type FrameForm = "whole" | "end" | "none";

/** A frame that was found: the index of its text, and its range in the surrounding text without frames. */
export interface Frame {
  index: number;
  start: number;
  end: number;
}

/**
 * A copy of a model with each of its texts framed.
 *
 * @param file whose data the model was built from
 * @param first the index of the first text
 * @param form how a text is framed; whole by default
 * @returns the copy, and the pointers of all texts into their file by their index less `first`
 */
export function frameTexts<Model>(
  definition: "Page" | "Site",
  { data, timed }: Pick<ContentFile, "data" | "timed">,
  model: Model,
  first = 0,
  form: (index: number) => FrameForm = () => "whole",
): { model: Model; pointers: string[] } {
  const copy = structuredClone(model);
  const pointers = walkWords(definition, data).map(({ pointer }) => pointer);
  // The model has no holes, so the places of its texts are others, in the same order. A copy of the data is slow to walk.
  const places = timed ? walkWords(definition, withoutHoles(data)).map(({ pointer }) => pointer) : pointers;
  for (const [at, pointer] of places.entries()) {
    const value = valueAt(copy, pointer);
    const index = first + at;
    const around = form(index);
    if (around === "none") continue;
    if (typeof value === "string") setAt(copy, pointer, frame(value, index, around));
    else if (Array.isArray(value)) setAt(copy, pointer, frameNodes(value as RichNode[], index, around));
  }
  return { model: copy, pointers };
}

function frame(words: string, index: number, form: FrameForm): string {
  const number = String(index).replace(/\d/g, (digit) => String.fromCharCode(DIGIT_0 + Number(digit)));
  return form === "end" ? `${words}${END}${number}${CLOSE}` : `${OPEN}${number}${OPENED}${words}${CLOSE}`;
}

function frameNodes(nodes: RichNode[], index: number, form: FrameForm): RichNode[] {
  return nodes.map((node) =>
    typeof node === "string" ? frame(node, index, form) : { ...node, children: frameNodes(node.children, index, form) },
  );
}

const ANY = /[\uE000-\uE003\uE010-\uE019]/;
const MARK = /\uE000([\uE010-\uE019]+)\uE001|\uE003([\uE010-\uE019]+)\uE002|[\uE000-\uE003\uE010-\uE019]/g;

/** The frames in a text. A block may have cut one off: then it ends where the text ends. */
export function framesIn(words: string): Frame[] {
  if (!ANY.test(words)) return [];
  const found: Frame[] = [];
  const open: Frame[] = [];
  let removed = 0;
  for (const { 0: mark, 1: opened, 2: ended, index } of words.matchAll(MARK)) {
    const at = index - removed;
    removed += mark.length;
    if (opened !== undefined) open.push({ index: numberOf(opened), start: at, end: words.length });
    else if (ended !== undefined) found.push({ index: numberOf(ended), start: found.at(-1)?.end ?? 0, end: at });
    else if (mark === CLOSE) {
      const last = open.pop();
      if (last) found.push({ ...last, end: at });
    }
  }
  const { length } = withoutFrames(words);
  return [...found, ...open.map((one) => ({ ...one, end: length }))];
}

const numberOf = (digits: string) => Number(digits.replace(/./g, (digit) => String(digit.charCodeAt(0) - DIGIT_0)));

/** A text without its frames. */
export const withoutFrames = (words: string): string => words.replace(MARK, "");
