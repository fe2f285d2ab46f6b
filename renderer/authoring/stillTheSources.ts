import { steps, valueAt } from "../content/pointer";
import { locate } from "../content/report/locate";
import { blocksOf } from "../content/site/anchors";
import type { PageContent } from "../content/siteContent";

/** Something in a clone that is still the source's, by its line in the new file. */
export interface Leftover {
  line: number;
  /** What it is, such as `hero: badge, lead` or `Fredericksburg, word for word`. */
  what: string;
}

/**
 * What a new page still shares with the page that it was made from, for whoever goes on writing it:
 * first the texts of each block, then places where an old name such as the town stands word for word.
 *
 * @param clone the new page, read as a page
 */
export function stillTheSources(clone: PageContent, source: PageContent): { blocks: Leftover[]; words: Leftover[] } {
  const line = (pointer: string) => locate(clone.text, pointer, "key").line;
  const blocks = blocksOf(clone).flatMap((block, index): Leftover[] => {
    const pointer = `/blocks/${index}`;
    const type = String((block as { type?: unknown } | null)?.type ?? "block");
    const same = new Set(
      clone.values
        .filter((value) => value.pointer.startsWith(`${pointer}/`) && sayable(value.kind))
        .filter((value) => valueAt(source.data, value.pointer) === value.value)
        .map((value) => steps(value.pointer)[2] ?? ""),
    );
    return same.size > 0 ? [{ line: line(pointer), what: `${type}: ${[...same].join(", ")}` }] : [];
  });
  return { blocks, words: oldWords(clone, source) };
}

function sayable(kind: string): boolean {
  return kind === "Text" || kind === "RichText" || kind === "ImageSource";
}

/** Places where a name that changed, such as the town, stands in the words instead of `${town}`. */
function oldWords(clone: PageContent, source: PageContent): Leftover[] {
  const before = varsOf(source);
  const after = varsOf(clone);
  const changed = Object.entries(before).filter(([name, value]) => after[name] !== value && value.length > 2);
  return clone.text.split("\n").flatMap((text, index): Leftover[] => {
    const said = text.replace(/(^|\s)#.*$/, "");
    const found = changed.filter(([, value]) => said.toLowerCase().includes(value.toLowerCase()));
    return found.length > 0
      ? [{ line: index + 1, what: found.map(([name, value]) => `${value} (\${${name}})`).join(", ") }]
      : [];
  });
}

function varsOf({ data }: PageContent): Record<string, string> {
  const vars = (data as { vars?: Record<string, unknown> } | undefined)?.vars ?? {};
  return Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, String(value)]));
}
