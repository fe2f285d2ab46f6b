import { attempt } from "../../base/attempt.mjs";
import { type BuiltFolder, isSame, routeOfFile } from "../built/builtFolder";
import { changedEntries, type Difference, valueDifference, withoutHashes } from "./difference";

/** Files that follow from others, or that are compared by their content. */
const APART = /^(?:_headers|_redirects|sitemap\.xml)$|^assets\//;
/** Files that the build makes from the site's icon. */
const ICON = /^(?:apple-touch-icon|icon-\d+)\.png$|^favicon\.ico$/;

/** The differences in files that belong to no page: headers, static files, the web manifest. */
export function siteDifferences(before: BuiltFolder, after: BuiltFolder): Difference[] {
  const found = changedEntries(headersIn(before), headersIn(after)).map(({ name, old, fresh }) =>
    valueDifference({ kind: "header", what: name }, old, fresh),
  );
  const names = [...new Set([...before.names, ...after.names])].sort();
  const changed = names.filter(
    (name) => !APART.test(name) && routeOfFile(name) === undefined && !isSame(name, before, after),
  );
  const icons = changed.filter((name) => ICON.test(name));
  for (const name of changed) {
    if (ICON.test(name) && changed.includes("favicon.svg")) continue;
    const [old, fresh] = [before.has(name), after.has(name)];
    const what = !old ? "file added" : fresh ? "file changed" : "file removed";
    const size = (folder: BuiltFolder) => `${name}, ${folder.size(name).toLocaleString("en-US")} B`;
    const difference = {
      ...valueDifference({ kind: "file", what }, old ? size(before) : undefined, fresh ? size(after) : undefined),
      ...(/\.webmanifest$/.test(name) ? ofText(before.text(name), after.text(name)) : {}),
    };
    found.push({ ...difference, also: name === "favicon.svg" ? icons : [] });
  }
  return found;
}

/** The build writes this file from the facts, so its changes follow from theirs. */
function ofText(before: string, after: string): Pick<Difference, "gone" | "came" | "follows"> {
  const { gone, came } = valueDifference({ kind: "file", what: "" }, before, after);
  return { gone, came, follows: true };
}

/** The headers of each address. The policy of a single page follows from the page. */
function headersIn(folder: BuiltFolder): Map<string, string> {
  const found = new Map<string, string>();
  let address = "";
  for (const line of folder.text("_headers").split(/\r?\n/)) {
    if (/^\S/.test(line)) address = line.trim();
    const [, name = "", value = ""] = /^\s+([^:\s]+):\s*(\S.*)?$/.exec(line) ?? [];
    if (!name || (/^content-security-policy$/i.test(name) && !address.includes("*"))) continue;
    const what = `header ${name.toLowerCase()} of ${address}`;
    found.set(what, [found.get(what), withoutHashes(value)].filter(Boolean).join(", "));
  }
  return found;
}

/** The redirects of a site: the lines of `_redirects`, and the pages that only redirect. */
export function redirectsIn(folder: BuiltFolder): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of folder.names) {
    const route = routeOfFile(name);
    if (route === undefined || folder.size(name) > 5000) continue;
    const [, to] = /<meta http-equiv="refresh" content="0; url=([^"]*)">/.exec(folder.text(name)) ?? [];
    if (to !== undefined) found.set(route, to.replaceAll("&amp;", "&"));
  }
  for (const line of folder.text("_redirects").split(/\r?\n/)) {
    const [from, to] = line.trim().split(/\s+/);
    if (from && to && !from.startsWith("#")) found.set(attempt(() => decodeURIComponent(from)) ?? from, to);
  }
  return found;
}
