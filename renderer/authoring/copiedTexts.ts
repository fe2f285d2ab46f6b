import { steps, valueAt } from "../base/pointer";
import type { PageContent } from "../content/model/siteContent";
import { blocksOf } from "../content/pages/pageBlocks";
import { locate } from "../content/places/locate";

const SHOWN = new Set(["Text", "RichText", "ImageSource"]);

/**
 * The texts that a new page still shares with its original, by line of the new file: its title and description, the
 * properties of each block, such as `hero: badge, lead`, and old values of `vars` that are typed out, such as `Harborview (${town})`.
 */
export function copiedTexts(clone: PageContent, source: PageContent) {
  const line = (pointer: string) => locate(clone.text, pointer, "key").line;
  const blocks = blocksOf(clone).flatMap((block, index) => {
    const pointer = `/blocks/${index}`;
    const type = String((block as { type?: unknown } | null)?.type ?? "block");
    const same = new Set(
      clone.values
        .filter((value) => value.pointer.startsWith(`${pointer}/`) && SHOWN.has(value.kind))
        .filter((value) => valueAt(source.data, value.pointer) === value.value)
        .map((value) => steps(value.pointer)[2] ?? ""),
    );
    return same.size > 0 ? [{ line: line(pointer), what: `${type}: ${[...same].join(", ")}` }] : [];
  });
  const ofPage = ["title", "description"].filter(
    (name) => valueAt(source.data, `/${name}`) === valueAt(clone.data, `/${name}`),
  );
  return {
    blocks: [...ofPage.map((name) => ({ line: line(`/${name}`), what: name })), ...blocks],
    words: linesWithOldVars(clone, source),
  };
}

/** Lines with an old value of `vars`, such as a town, typed out instead of `${town}`. */
function linesWithOldVars(clone: PageContent, source: PageContent) {
  const before = varsOf(source);
  const after = varsOf(clone);
  const changed = Object.entries(before).filter(([name, value]) => after[name] !== value && value.length > 2);
  return clone.text.split("\n").flatMap((text, index) => {
    const content = text.replace(/(^|\s)#.*$/, "");
    const found = changed.filter(([, value]) => content.toLowerCase().includes(value.toLowerCase()));
    return found.length > 0
      ? [{ line: index + 1, what: found.map(([name, value]) => `${value} (\${${name}})`).join(", ") }]
      : [];
  });
}

function varsOf({ data }: PageContent): Record<string, string> {
  const vars = (data as { vars?: Record<string, unknown> } | undefined)?.vars ?? {};
  return Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, String(value)]));
}
