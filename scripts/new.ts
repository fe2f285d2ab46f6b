/**
 * Makes a new page out of one that is there: asks what must be different, and writes a draft.
 *
 *   npm run new
 *   npm run new -- --from /box-braids-fredericksburg --route /box-braids-stafford --var town=Stafford
 *       --title … --description … --heading … --breadcrumb … --image /images/….svg --alt …
 *   --yes asks nothing: what is not named stays as it is in the source;  --dry-run writes nothing;
 *   --pages DIR is another folder than pages-data
 *
 * Exit codes: 0 written, 1 refused or called off, 2 could not run.
 */
import { addressOf, pageAt } from "../renderer/authoring/addresses";
import { clonePage, type Wishes } from "../renderer/authoring/clonePage";
import { stillTheSources } from "../renderer/authoring/stillTheSources";
import { CouldNotRun } from "../renderer/content/couldNotRun";
import { askForPage, type Given } from "./authoring/askForPage";
import { carryOut } from "./authoring/carryOut";
import { flagsOf, openFolder, runCommand, someoneThere } from "./authoring/command";

const USAGE =
  "npm run new -- --from /page --route /new-page --var name=value --title … --description … --heading … --breadcrumb … --image /images/… --alt … --yes --dry-run --pages DIR.";

await runCommand(async () => {
  const words = { type: "string" } as const;
  const { values: flags, positionals } = flagsOf(
    {
      from: words,
      route: words,
      title: words,
      description: words,
      heading: words,
      breadcrumb: words,
      image: words,
      alt: words,
      var: { type: "string", multiple: true },
    },
    USAGE,
  );
  if (positionals.length > 0) throw new CouldNotRun(`Nobody knows what ${positionals[0]} means here. It is: ${USAGE}`);
  const { folder, check } = await openFolder(flags.pages);
  const { from, route, title, description, heading, breadcrumb, image, alt } = flags;
  const texts = Object.entries({ title, description, heading, breadcrumb, image, alt });
  const given: Given = {
    from,
    ...(route === undefined ? {} : { route: addressOf(route) }),
    ...Object.fromEntries(texts.filter(([, value]) => value !== undefined)),
    vars: namesAndValues(flags.var ?? []),
  };
  const { source, wishes } = someoneThere(flags.yes)
    ? await askForPage(check.content, given)
    : {
        source: pageAt(needed("--from", from), check.content),
        wishes: { ...given, route: addressOf(needed("--route", route)) } as Wishes,
      };

  const change = clonePage(folder, check.content, source, wishes);
  const after = await carryOut({ folder, check, changes: [change], question: "Write it?", flags });
  const page = after?.content.pages.find(({ file }) => file === change.file);
  if (!page) return;
  const { blocks, words: old } = stillTheSources(page, source);
  const list = (lines: { line: number; what: string }[]) => lines.map(({ line, what }) => `  line ${line}  ${what}`);
  const say = [
    `\n${page.file} is a draft: npm run dev shows it at http://localhost:5173${page.route}, and the built site does not have it.`,
    ...(blocks.length > 0 ? [`Still in the words of ${source.route}:`, ...list(blocks)] : []),
    ...(old.length > 0 ? ["Typed out where a name of vars may be meant:", ...list(old)] : []),
    "When it says what is true of it alone, npm run check is content: take the line draft: true away, and link to it.",
  ];
  console.log(say.join("\n"));
});

function needed(flag: string, value: string | undefined): string {
  if (value !== undefined) return value;
  throw new CouldNotRun(`Where nobody can be asked, ${flag} must be given. It is: ${USAGE}`);
}

/** `["town=Stafford"]` as names and their values. */
function namesAndValues(pairs: string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, value] = /^([^=]+)=(.+)$/s.exec(pair) ?? [];
      if (name === undefined || value === undefined) {
        throw new CouldNotRun(`--var is a name and its words, such as --var town=Stafford, and it is "${pair}".`);
      }
      return [name, value];
    }),
  );
}
