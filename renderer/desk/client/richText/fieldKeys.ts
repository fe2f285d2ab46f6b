import { baseKeymap, chainCommands } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import type { Plugin } from "prosemirror-state";
import { SCHEMAS } from "./schema";

/** What keys do to the text of a field. */
interface KeyActions {
  kind: keyof typeof SCHEMAS;
  toggleStrong: () => void;
  toggleEmphasis: () => void;
  toggleList: () => void;
  choose: (what: "link" | "tool") => void;
}

/** The keys of a field, as in a word processor. Enter saves what has only one line. */
export function fieldKeys(editor: KeyActions, onSave: () => void, onCancel: () => void): Plugin[] {
  const { kind } = editor;
  const { li } = SCHEMAS[kind].nodes;
  const run = (action: () => void) => () => {
    action();
    return true;
  };
  const isLong = kind === "RichText" && li !== undefined;
  const paragraph = isLong && baseKeymap.Enter ? chainCommands(splitListItem(li), baseKeymap.Enter) : undefined;
  return [
    history(),
    keymap({
      Escape: run(onCancel),
      "Mod-Enter": run(onSave),
      Enter: paragraph ?? run(onSave),
      "Shift-Enter": paragraph ?? run(() => {}),
      "Mod-z": undo,
      "Mod-y": redo,
      "Shift-Mod-z": redo,
      "Mod-b": run(editor.toggleStrong),
      "Mod-i": run(editor.toggleEmphasis),
      "Alt-F10": run(() => editor.choose("tool")),
      "Mod-k": run(() => kind !== "plain" && editor.choose("link")),
      "Mod-Shift-8": run(editor.toggleList),
      ...(isLong && { "Mod-]": sinkListItem(li), "Mod-[": liftListItem(li) }),
    }),
    keymap(baseKeymap),
  ];
}
