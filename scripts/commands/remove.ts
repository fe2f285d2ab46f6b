import { addressOf } from "../../renderer/authoring/addresses";
import { listLinks } from "../../renderer/authoring/moveLinks";
import { removePage } from "../../renderer/authoring/removePage";
import { carryOut, changeExitCodes, changeFlags, openFolder } from "../authoring/carryOut";
import { keepRemoved } from "../authoring/keepRemoved";
import { defineCommand } from "../cli/command";

export const command = defineCommand({
  name: "npm run remove",
  about:
    "Removes a page. If other pages link to it, lists the links and needs --to: then they and the old address lead to that page.",
  args: { "<page>": "the page" },
  flags: {
    to: { value: "PAGE", otherwise: "none", about: "the page that replaces it" },
    ...changeFlags,
  },
  examples: [
    "npm run remove -- /faux-locs-fredericksburg --dry-run",
    "npm run remove -- /faux-locs-fredericksburg --to /butterfly-locs-fredericksburg",
  ],
  exitCodes: changeExitCodes,
  async run({ flags, args }) {
    const { folder, check } = await openFolder(flags.pages);
    const [route = ""] = args.map((page) => addressOf(page, check.content.imagesRootName));
    const { changes, moved, dropped, redirects } = removePage(check.content, route, flags.to);
    if (!(await carryOut({ folder, check, changes, gone: route, question: `Remove ${route}?`, flags }))) return 0;
    console.log(`\n${route} is removed.`);
    for (const kept of keepRemoved(folder, changes)) {
      console.log(`The last commit does not have its latest text, so a copy is kept: ${kept}`);
    }
    if (moved.length > 0)
      console.log(`Links that now lead to ${flags.to}; check that their labels still fit:\n${listLinks(moved)}`);
    if (dropped.length > 0)
      console.log(`Removed entries, because ${flags.to} is in the same list already:\n${listLinks(dropped)}`);
    if (redirects.length > 0) console.log(`Redirected to ${flags.to}: ${redirects.join(", ")}.`);
    else console.log("Its address now shows the not-found page.");
  },
});
