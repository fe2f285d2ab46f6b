import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { addressOf } from "../../renderer/authoring/addresses";
import type { ContentFolder, FileChange } from "../../renderer/authoring/fileChange";
import { listLinks } from "../../renderer/authoring/moveLinks";
import { removePage } from "../../renderer/authoring/removePage";
import { attempt } from "../../renderer/base/attempt.mjs";
import { hashOf } from "../../renderer/base/files/files.mjs";
import { gitSync } from "../../renderer/base/git.mjs";
import { carryOut, changeExitCodes, changeFlags, openFolder } from "../authoring/carryOut";
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

/** In the cache, which is never committed. */
const KEPT = "node_modules/.cache/removed";

/**
 * Keeps the text of removed files that the last commit does not have: without git nothing could bring them back.
 *
 * @returns the path of each copy, to print
 */
function keepRemoved({ cwd }: ContentFolder, changes: FileChange[]): string[] {
  return changes.flatMap(({ file, before, after }) => {
    if (before === undefined || after !== undefined || committed(cwd, file) === before) return [];
    const { name, ext } = path.parse(file);
    const kept = `${KEPT}/${name}.${hashOf(before).slice(0, 8)}${ext}`;
    mkdirSync(path.join(cwd, KEPT), { recursive: true });
    writeFileSync(path.join(cwd, kept), before);
    return [kept];
  });
}

/** The text of a file in the last commit; undefined if it has none, or there is no git. */
function committed(cwd: string, file: string): string | undefined {
  const folder = path.resolve(cwd, path.dirname(file));
  return attempt(() => gitSync(folder, ["show", `HEAD:./${path.basename(file)}`]));
}
