import { readFileSync } from "node:fs";
import path from "node:path";
import { addressOfPath } from "../../../renderer/base/sitePath";
import { filesIn } from "../../../renderer/output/buildCode";
import { metaPolicy } from "../../../renderer/page/policy/metaPolicy";

/** The routes of a built site, aliases included, without the not-found page and those that only redirect. */
export function routesOfSite(dir: string): string[] {
  return filesIn(dir)
    .filter((file) => /(?<!(?:^|\/)404)\.html$/.test(file) && metaPolicy(readFileSync(path.join(dir, file), "utf8")))
    .map((file) => addressOfPath(`/${file}`) || "/")
    .sort();
}
