/**
 * Takes a page away. Where others link to it, it tells who, and wants to know which page takes its
 * place: then the links and the old address lead there.
 *
 *   npm run remove -- /page
 *   npm run remove -- /page --to /other-page
 *   --yes does not ask;  --dry-run writes nothing;  --pages DIR is another folder than pages-data
 *
 * Exit codes: 0 done, 1 refused or called off, 2 could not run.
 */
import { addressOf } from "../renderer/authoring/addresses";
import type { PlacedLink } from "../renderer/authoring/moveLinks";
import { removePage, StillLinked } from "../renderer/authoring/removePage";
import { CouldNotRun } from "../renderer/content/couldNotRun";
import { carryOut } from "./authoring/carryOut";
import { flagsOf, openFolder, Refused, runCommand } from "./authoring/command";

const USAGE = "npm run remove -- /page --to /other-page --yes --dry-run --pages DIR.";

await runCommand(async () => {
  const { values: flags, positionals } = flagsOf({ to: { type: "string" } }, USAGE);
  const [route, more] = positionals.map(addressOf);
  if (!route || more) throw new CouldNotRun(`Say which page: ${USAGE}`);
  const { folder, check } = await openFolder(flags.pages);
  const removal = orTellLinks(() => removePage(check.content, route, flags.to));
  const { changes, moved, dropped, redirects } = removal;
  const done = await carryOut({ folder, check, changes, gone: route, question: `Take ${route} away?`, flags });
  if (!done) return;
  console.log(`\n${route} is gone.`);
  if (moved.length > 0)
    console.log(`Links that lead to ${flags.to} now; see whether their words still fit:\n${places(moved)}`);
  if (dropped.length > 0)
    console.log(`Entries that went, because ${flags.to} is in the same list:\n${places(dropped)}`);
  if (redirects.length > 0) console.log(`Sent on to ${flags.to}: ${redirects.join(", ")}.`);
  else console.log("Whoever opens its address sees the not-found page.");
});

function orTellLinks<T>(remove: () => T): T {
  try {
    return remove();
  } catch (error) {
    if (!(error instanceof StillLinked)) throw error;
    throw new Refused(`${places(error.links)}\n\n${error.message}`);
  }
}

/** Links by file and line, as they were before the change. */
function places(links: PlacedLink[]): string {
  return links.map(({ file, line, words }) => `  ${file}:${line}  ${words}`).join("\n");
}
