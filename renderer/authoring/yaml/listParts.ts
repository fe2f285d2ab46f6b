import type { Node, YAMLSeq } from "yaml";
import { CouldNotRun } from "../../base/couldNotRun";
import type { OpenYaml } from "./openYaml";

/** An item of a list with its comments, as one range that moves together. */
export interface ListPart {
  start: number;
  /** Before its last line break; in brackets, the end of the value. */
  end: number;
}

interface Line extends ListPart {
  /** Undefined for an empty line. */
  indent: number | undefined;
  isComment: boolean;
}

/**
 * The items of a list, in order. A comment belongs to the item below it, or to the item above it if it is indented
 * further than that item's dash. Empty lines between two items belong to neither.
 *
 * @throws CouldNotRun if an item starts in the same line as its parent
 */
export function partsOf({ text, file }: OpenYaml, list: YAMLSeq<Node>): ListPart[] {
  if (list.flow) return list.items.map(({ range }) => ({ start: range?.[0] ?? 0, end: range?.[1] ?? 0 }));
  const lines = indentedLines(text);
  const lineAt = (offset: number) => lines.findLastIndex(({ start }) => start <= offset);
  const dashes = dashesOf(list);
  let last = -1;
  return dashes.map((dash, index) => {
    const at = lineAt(dash);
    const column = dash - (lines[at]?.start ?? 0);
    if (lines[at]?.indent !== column) {
      throw new CouldNotRun(`${file} has this list in the same line as its parent. Change it there by hand.`);
    }
    let first = at;
    for (let above = at - 1; above > last; above--) {
      const { isComment, indent = 0 } = lines[above] as Line;
      if (isComment && indent <= column) first = above;
      else if (lines[above]?.indent !== undefined) break;
    }
    // The range of a | ends after its line break.
    last = lineAt(Math.max(dash, (list.items[index]?.range?.[1] ?? 0) - 1));
    const next = dashes[index + 1];
    const before = next === undefined ? lines.length : lineAt(next);
    for (let below = last + 1; below < before; below++) {
      const { isComment, indent = 0 } = lines[below] as Line;
      if (isComment && indent > column) last = below;
      else if (lines[below]?.indent !== undefined) break;
    }
    return { start: lines[first]?.start ?? 0, end: lines[last]?.end ?? text.length };
  });
}

function dashesOf({ srcToken }: YAMLSeq<Node>): number[] {
  if (srcToken?.type !== "block-seq") return [];
  return srcToken.items.flatMap(({ start }) => start.find(({ type }) => type === "seq-item-ind")?.offset ?? []);
}

function indentedLines(text: string): Line[] {
  let start = 0;
  return text.split("\n").map((row) => {
    const words = row.replace(/\r$/, "");
    const indent = words.search(/[^ \uFEFF]/);
    const line = {
      start,
      end: start + words.length,
      indent: words.trim() === "" ? undefined : indent,
      isComment: words[indent] === "#",
    };
    start += row.length + 1;
    return line;
  });
}
