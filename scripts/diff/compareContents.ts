import { readdirSync } from "node:fs";
import path from "node:path";
import { attempt, readBytes } from "../../renderer/base/attempt.mjs";
import { loadContent } from "../../renderer/content/pages/loadContent";
import { pictureName } from "../../renderer/diff/built/pageView";
import { contentChanges } from "../../renderer/diff/causes/contentChanges";
import type { Change } from "../../renderer/diff/change";
import { figureChanges } from "../../renderer/diff/content/figureChanges";
import { changesInTime, type States } from "../../renderer/diff/content/laterChanges";
import type { State } from "./states";

/**
 * What the content of two states says that the built pages do not: the lines of YAML that differ, the figures that only
 * one of them writes out, and what visitors will see from later days on.
 */
export async function compareContents(before: State, after: State, at: string) {
  const contentAt = ({ root, pages, publicDir }: State, moment: string) =>
    loadContent({ dir: pages, publicDir, cwd: root, at: moment });
  const statesAt = (moment: string): States => [contentAt(before, moment), contentAt(after, moment)];
  const states = statesAt(at);
  const changes = await changesInTime(states, statesAt);
  return {
    changes: contentChanges(...states),
    further: figureChanges(...states),
    later: changes.filter(({ from }) => from !== undefined),
    otherCauses: otherCauses(before, after),
  };
}

/** For differences without a line of YAML: a replaced file, or the code. */
function otherCauses(before: State, after: State) {
  const imagesOf = ({ root, pages }: State) => path.join(root, pages, "images");
  return (change: Pick<Change, "kind" | "pictures" | "after" | "before">): Change["causes"] => {
    const { kind, pictures, after: fresh, before: old } = change;
    if (kind === "picture") {
      const name = pictureName(pictures?.after ?? pictures?.before ?? "");
      const files = attempt(() => readdirSync(imagesOf(after))) ?? [];
      const file = files.find((each) => path.parse(each).name === name);
      const isOther =
        file &&
        !readBytes(path.join(imagesOf(before), file))?.equals(
          readBytes(path.join(imagesOf(after), file)) ?? Buffer.alloc(0),
        );
      if (file && isOther) return [{ file: `${after.pages}/images/${file}` }];
    }
    if (kind === "file" || kind === "header") {
      const name = kind === "header" ? "_headers" : ((fresh ?? old ?? "").split(",")[0] ?? "");
      const [was, is] = [before, after].map(({ root, publicDir }) => readBytes(path.join(root, publicDir, name)));
      if ((was || is) && !(was && is?.equals(was)))
        return [{ file: `${after.publicDir}/${name}`, ...(is ? {} : { side: "before" as const }) }];
    }
    return before.code || after.code ? [{ file: "the code" }] : [];
  };
}
