import { readdirSync } from "node:fs";
import path from "node:path";
import { attempt, readBytes } from "../../renderer/base/attempt.mjs";
import type { SiteContent } from "../../renderer/content/model/siteContent";
import { loadContent } from "../../renderer/content/pages/loadContent";
import { routeOf } from "../../renderer/content/pages/pageFiles";
import { pictureName } from "../../renderer/diff/built/pageView";
import { contentChanges } from "../../renderer/diff/causes/contentChanges";
import type { Change } from "../../renderer/diff/change";
import type { Comparison } from "../../renderer/diff/compare/compareBuilt";
import { figureChanges } from "../../renderer/diff/content/figureChanges";
import { changesInTime, type States } from "../../renderer/diff/content/laterChanges";
import type { State } from "./states";

/** The lines of YAML that differ between two states; only the pages that differ are read. */
export function causesBetween(before: State, after: State, at: string, { found, changed }: Comparison) {
  const targets = found.flatMap(({ differences }) =>
    differences.flatMap(({ kind, before: old, after: fresh }) => (kind === "redirect" ? [old, fresh] : [])),
  );
  const differing = new Set([...found.flatMap(({ route, from }) => [route, from]), ...targets, ...changed]);
  const contentOf = ({ root, pages, publicDir }: State): SiteContent =>
    loadContent(
      { dir: pages, publicDir, cwd: root, at },
      { only: ({ properName }) => differing.has(routeOf(properName)) },
    );
  const changes = contentChanges(contentOf(before), contentOf(after));
  return { changes, otherCauses: otherCauses(before, after) };
}

/** The figures that pages of one state write out, and those of the other do not. */
export function writtenFigures(before: State, after: State, at: string): Change[] {
  const [old, fresh] = [before, after].map(({ root, pages, publicDir }) =>
    loadContent({ dir: pages, publicDir, cwd: root, at }),
  ) as [SiteContent, SiteContent];
  return figureChanges(old, fresh);
}

/** What visitors will see of the changes from later days on. */
export async function laterChanges(before: State, after: State, at: string): Promise<Change[]> {
  const stateAt =
    (moment: string) =>
    ({ root, pages, publicDir }: State) =>
      loadContent({ dir: pages, publicDir, cwd: root, at: moment });
  const statesAt = (moment: string): States => [stateAt(moment)(before), stateAt(moment)(after)];
  const changes = await changesInTime(statesAt(at), statesAt);
  return changes.filter(({ from }) => from !== undefined);
}

/** For differences without a line of YAML: a replaced file, or the code. */
function otherCauses(before: State, after: State) {
  const imagesOf = ({ root, pages }: State) => path.join(root, pages, "images");
  return ({
    kind,
    pictures,
    after: fresh,
    before: old,
  }: Pick<Change, "kind" | "pictures" | "after" | "before">): Change["causes"] => {
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
