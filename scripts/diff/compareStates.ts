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

/** Builds two states below a folder and compares them. @throws Cancelled if the content of a state has errors */
export async function compareStates(
  before: State,
  after: State,
  folder: string,
  { at, cards, progress }: Options,
): Promise<Compared> {
  const build = async (state: State, name: string, built?: string) => {
    progress(`Building ${state.name} …`);
    const out = path.resolve(folder, name);
    await buildState(state, out, { at, cards, built });
    return out;
  };
  const old = await build(before, "before");
  const fresh = await build(after, "after", before.code === undefined ? old : undefined);
  progress("Comparing both …");
  const content = await compareContents(before, after, at);
  const notes = [...content.later.map(laterInWords), ...notesOf(before, after)];
  const report = reportOf(compareBuilt(old, fresh), { before: before.name, after: after.name, notes, ...content });
  return { report, before: old, after: fresh };
}

function notesOf(...states: State[]): string[] {
  return states.flatMap((state) =>
    state.otherPackages
      ? [
          `${state.name} requires other versions of packages, but was built with those installed here: what they change is not shown.`,
        ]
      : [],
  );
}
