import { availableParallelism } from "node:os";
import path from "node:path";
import { inWorkers } from "../../base/threads/workers";
import type { WorkerProgram } from "../../cache/startWorker.mjs";
import { recordOf } from "../model/kept";
import { nameIn, printed } from "../pages/contentPlace";
import { openUnnamed } from "../pages/pageSpill";
import type { UnreadPage } from "../pages/unreadPage";
import { isLookedAt } from "./fileFindings";
import type { Rule } from "./loadRules";
import type { Looked, LookSetup } from "./lookWorker";

const STARTER = new URL("../../cache/startWorker.mjs", import.meta.url);
const program = { entry: path.join(import.meta.dirname, "lookWorker.ts") } satisfies WorkerProgram;

/** Pages that a worker gets at a time. */
const SLICE = 40;

/** Below this many pages a worker takes longer to start than to help. */
const PAGES_PER_WORKER = 150;

/**
 * Reads and checks pages in threads, if there are many of which nothing is known: what is found in each is then in its
 * record, and the page where it need not be read again.
 */
export async function lookAhead(pages: UnreadPage[], place: LookSetup["place"], rules: Rule[], launch?: boolean) {
  const root = printed(place, ".");
  const unknown = pages
    .filter((page) => !isLookedAt(page, rules))
    .map((page) => [nameIn(root, page.file), page] as const);
  const most = unknown.length / PAGES_PER_WORKER;
  if (Math.min(most, availableParallelism()) < 2) return;
  const byName = new Map(unknown);
  const names = [...byName.keys()];
  function* slices() {
    for (let start = 0; start < names.length; start += SLICE) yield names.slice(start, start + SLICE);
  }
  await inWorkers<(Looked | undefined)[], string[]>(STARTER, slices(), {
    most,
    data: { program },
    setup: (): LookSetup => ({ place, launch, file: openUnnamed() }),
    onResult(looked, slice) {
      for (const [index, name] of slice.entries()) {
        const page = byName.get(name);
        const one = looked[index];
        if (page && one?.hash === page.hash) adopt(page, one);
      }
    },
  });
}

/** Beside what is known already, such as what a check without other rules has found. */
function adopt(page: UnreadPage, { found, place }: Looked): void {
  for (const [name, entry] of found) recordOf(page).set(name, entry);
  if (place) page.isAt(place);
}
