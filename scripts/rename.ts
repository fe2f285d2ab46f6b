/**
 * Gives a page another address: its file, every link to it, and the old address leads on to the new one.
 *
 *   npm run rename -- /old /new
 *   --yes does not ask;  --dry-run writes nothing;  --pages DIR is another folder than pages-data
 *
 * Exit codes: 0 done, 1 refused or called off, 2 could not run.
 */
import path from "node:path";
import { addressOf } from "../renderer/authoring/addresses";
import { renamePage } from "../renderer/authoring/renamePage";
import { CouldNotRun } from "../renderer/content/couldNotRun";
import { carryOut } from "./authoring/carryOut";
import { flagsOf, openFolder, runCommand } from "./authoring/command";

const USAGE = "npm run rename -- /old /new --yes --dry-run --pages DIR.";

await runCommand(async () => {
  const { values: flags, positionals } = flagsOf({}, USAGE);
  const [old, route, more] = positionals.map(addressOf);
  if (!old || !route || more) throw new CouldNotRun(`Say which page, and what its address becomes: ${USAGE}`);
  const { folder, check } = await openFolder(flags.pages);
  const { changes, links, redirect } = renamePage(folder, check.content, old, route);
  const [removed] = changes.filter(({ after }) => after === undefined);
  const renamed = { [path.basename(removed?.file ?? "")]: `${route.slice(1)}.yaml` };
  const question = `Rename it, and move ${links.length} ${links.length === 1 ? "link" : "links"}?`;
  const gone = redirect ?? old;
  if (!(await carryOut({ folder, check, changes, renamed, gone, question, flags }))) return;
  console.log(
    `\n${old} is now ${route}, and ${links.length} ${links.length === 1 ? "link leads" : "links lead"} there.`,
  );
  if (redirect) console.log(`Whoever opens ${redirect} is sent on: it stands under redirectFrom in the page.`);
});
