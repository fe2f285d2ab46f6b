import path from "node:path";
import { reportOf } from "../../renderer/diff/causes/reportOf";
import { compareBuilt } from "../../renderer/diff/compare/compareBuilt";
import { laterInWords } from "../../renderer/diff/content/laterChanges";
import { buildState } from "./buildStates";
import { compareContents } from "./compareContents";
import type { Compared } from "./printReport";
import type { State } from "./states";

interface Options {
  /** The moment as of which both are built. */
  at: string;
  cards: boolean;
  /** Prints a line about what is being done. */
  progress: (words: string) => void;
}

/**
 * Builds two states below a folder and compares them.
 *
 * @param old a state, or the folder of a built site @param fresh the same
 * @throws Cancelled if the content of a state has errors
 */
export async function compareStates(
  old: State | string,
  fresh: State | string,
  folder: string,
  { at, cards, progress }: Options,
): Promise<Compared> {
  const [before, after] = [old, fresh].map((side) => (typeof side === "string" ? undefined : side));
  const names = [old, fresh].map((side) => (typeof side === "string" ? side : side.name)) as [string, string];
  const build = async (side: State | string, name: string, other?: string) => {
    if (typeof side === "string") return side;
    progress(`Building ${side.name} …`);
    const out = path.join(folder, name);
    await buildState(side, out, { at, cards, built: other });
    return out;
  };
  const built = await build(old, "before");
  const present = await build(fresh, "after", before?.code === undefined ? built : undefined);
  if (before || after) progress("Comparing both …");
  const comparison = compareBuilt(built, present);
  const content = before && after && (await compareContents(before, after, at));
  const notes = [...(content?.later ?? []).map(laterInWords), ...notesOf(before, after)];
  const report = reportOf(comparison, { before: names[0], after: names[1], notes, ...content });
  return { report, before: path.resolve(built), after: path.resolve(present) };
}

function notesOf(...states: (State | undefined)[]): string[] {
  return states.flatMap((state) =>
    state?.otherPackages
      ? [
          `${state.name} requires other versions of packages, but was built with those installed here: what they change is not shown.`,
        ]
      : [],
  );
}
