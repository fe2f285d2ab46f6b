import { addressOf } from "../../renderer/authoring/addresses";
import { listed } from "../../renderer/authoring/moveLinks";
import { removePage } from "../../renderer/authoring/removePage";
import { carryOut, changeExitCodes, changeFlags, openFolder } from "../authoring/carryOut";
import { keepRemoved } from "../authoring/keepRemoved";
import { defineCommand } from "../cli/command";

export const command = defineCommand({
  name: "npm run remove",
  about:
    "Removes a page. Where others link to it, it lists them and needs --to: then those links and the old address lead to that page.",
  args: { "<page>": "the page" },
  flags: {
    to: { value: "PAGE", otherwise: "none", about: "the page that takes its place" },
    ...changeFlags,
  },
  examples: [
    "npm run remove -- /faux-locs-fredericksburg --dry-run",
    "npm run remove -- /faux-locs-fredericksburg --to /butterfly-locs-fredericksburg",
  ],
  exitCodes: changeExitCodes,
  async run({ flags, args }) {
    const [route = ""] = args.map(addressOf);
    const { folder, check } = await openFolder(flags.pages);
    const { changes, moved, dropped, redirects } = removePage(check.content, route, flags.to);
    if (!(await carryOut({ folder, check, changes, gone: route, question: `Take ${route} away?`, flags }))) return 0;
    console.log(`\n${route} is gone.`);
    for (const kept of keepRemoved(folder, changes)) {
      console.log(`The last commit does not have it as it was, so a copy is kept: ${kept}`);
    }
    if (moved.length > 0)
      console.log(`Links that lead to ${flags.to} now; see whether their words still fit:\n${listed(moved)}`);
    if (dropped.length > 0)
      console.log(`Entries that went, because ${flags.to} is in the same list:\n${listed(dropped)}`);
    if (redirects.length > 0) console.log(`Sent on to ${flags.to}: ${redirects.join(", ")}.`);
    else console.log("Whoever opens its address sees the not-found page.");
  },
});
