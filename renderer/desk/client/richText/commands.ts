/** What is done with the marks of a text, and with its words. */
import { toggleMark } from "prosemirror-commands";
import { closeHistory } from "prosemirror-history";
import type { Node } from "prosemirror-model";
import type { Command, EditorState } from "prosemirror-state";
import { isTarget } from "./schema";

/** Makes the selection bold or italic, or plain again. */
export const toggle =
  (name: "strong" | "emphasis"): Command =>
  (state, dispatch) => {
    const type = state.schema.marks[name];
    return type !== undefined && toggleMark(type)(state, dispatch);
  };

/** Whether the selection, or what will be typed at the cursor, is bold or italic. */
export function hasMark({ doc, schema, selection, storedMarks }: EditorState, name: "strong" | "emphasis"): boolean {
  const type = schema.marks[name];
  if (!type) return false;
  const { from, to, empty, $from } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

/** The whole link at the beginning of the selection, or right beside the cursor. */
export function linkAround({ schema, selection: { $from } }: EditorState) {
  const type = schema.marks.link;
  const { parent } = $from;
  let [from, to] = [$from.start(), $from.start()];
  let href: string | undefined;
  for (const child of type ? parent.children : []) {
    const own = type?.isInSet(child.marks)?.attrs.to as string | undefined;
    if (own !== href || own === undefined) {
      if (href !== undefined && from <= $from.pos && $from.pos <= to) return { from, to, href };
      [from, href] = [to, own];
    }
    to += child.nodeSize;
  }
  return href !== undefined && from <= $from.pos && $from.pos <= to ? { from, to, href } : undefined;
}

/**
 * Sets the link of the selection; inside a link, that of the whole link. An empty one removes it.
 *
 * @param name the words of a link where no words are selected
 */
export const linkTo =
  (address: string, name: string): Command =>
  (state, dispatch) => {
    const { tr, selection, schema } = state;
    const { link } = schema.marks;
    if (!link || (address && !isTarget(address))) return false;
    let { from, to } = selection;
    const around = linkAround(state);
    if (around && around.from <= from && to <= around.to) ({ from, to } = around);
    tr.removeMark(from, to, link);
    if (address && from === to) tr.insert(from, schema.text(name, [link.create({ to: address })]));
    else if (address) tr.addMark(from, to, link.create({ to: address }));
    // What is typed after it is a step of its own, and does not belong to the link.
    dispatch?.(closeHistory(tr.removeStoredMark(link)));
    return true;
  };

/** Puts a fact in the place of the first words that say its value. */
export const replaceWords =
  (words: string, fact: Node): Command =>
  ({ doc, tr }, dispatch) => {
    doc.descendants((node, at) => {
      const index = node.isText && !tr.docChanged ? indexOfWord(node.text ?? "", words) : -1;
      if (index >= 0) tr.replaceWith(at + index, at + index + words.length, fact.mark(node.marks));
    });
    dispatch?.(tr);
    return tr.docChanged;
  };

/** Where a text says some words that are no part of longer ones. */
export function indexOfWord(text: string, words: string): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [before = "", after = ""] = [text[at - 1], text.slice(at + words.length)];
    if (!/[\p{L}\p{N}$]/u.test(before) && !/^(?:[\p{L}\p{N}]|[.,]\d)/u.test(after)) return at;
  }
  return -1;
}
