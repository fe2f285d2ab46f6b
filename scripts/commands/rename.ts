import { addressOf } from "../../renderer/authoring/addresses";
import { renamePage } from "../../renderer/authoring/renamePage";
import { carryOut, changeExitCodes, changeFlags, openFolder } from "../authoring/carryOut";
import { defineCommand } from "../cli/command";

export const command = defineCommand({
  name: "npm run rename",
  about: "Gives a page another address: moves its file and every link to it, and redirects the old address.",
  args: { "<old>": "the page", "<new>": "its new address" },
  flags: changeFlags,
  examples: [
    "npm run rename -- /cornrows-fredericksburg /cornrows",
    "npm run rename -- /cornrows-fredericksburg /cornrows --dry-run",
  ],
  exitCodes: changeExitCodes,
  async run({ flags, args }) {
    const { folder, check } = await openFolder(flags.pages);
    const [old = "", route = ""] = args.map((page) => addressOf(page, check.content.imagesRootName));
    const { changes, moved: links, redirects } = renamePage(folder, check.content, old, route);
    const [redirect] = redirects;
    const question = `Rename it, and move ${links.length} ${links.length === 1 ? "link" : "links"}?`;
    const gone = redirect ?? old;
    if (!(await carryOut({ folder, check, changes, gone, question, flags }))) return 0;
    const lead = links.length === 1 ? "link leads" : "links lead";
    console.log(`\n${old} is now ${route}, and ${links.length} ${lead} there.`);
    if (redirect) console.log(`${redirect} redirects there: the page lists it under redirectFrom.`);
  },
});
