import { attempt } from "../../base/attempt.mjs";
import type { BuiltFolder } from "../built/builtFolder";
import { isSame, routeOfFile } from "../built/builtFolder";
import { directivesOf } from "../built/pageView";
import { changedEntries, type Difference, valueDifference } from "./difference";

/** Files that follow from others, or that are compared by their content. */
const APART = /^(?:_headers|_redirects|sitemap\.xml)$|^assets\//;
/** Files that the build makes from the site's icon. */
const ICON = /^(?:apple-touch-icon|icon-\d+)\.png$|^favicon\.ico$/;

/** The differences in files that belong to no page: headers, static files, the web manifest. */
export function siteDifferences(before: BuiltFolder, after: BuiltFolder): Difference[] {
  const found = headerDifferences(rulesOf(before.text("_headers")), rulesOf(after.text("_headers")));
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

/** Header values, by address pattern and by header name. */
type Rules = Map<string, Map<string, string[]>>;

function rulesOf(text: string): Rules {
  const rules: Rules = new Map();
  let open = new Map<string, string[]>();
  for (const line of text.split(/\r?\n/)) {
    if (/^\S/.test(line)) {
      open = rules.get(line.trim()) ?? new Map();
      rules.set(line.trim(), open);
    }
    const [, name, value = ""] = /^\s+([^:\s]+):\s*(\S.*)?$/.exec(line) ?? [];
    if (name) open.set(name.toLowerCase(), [...(open.get(name.toLowerCase()) ?? []), value]);
  }
  return rules;
}

/** The policy of a single page is compared with the page itself. */
function headerDifferences(before: Rules, after: Rules): Difference[] {
  const addresses = [...new Set([...before.keys(), ...after.keys()])];
  return addresses.flatMap((address) =>
    changedEntries(valuesOf(before.get(address)), valuesOf(after.get(address)))
      .filter(({ name }) => name !== "content-security-policy" || address.includes("*"))
      .map(({ name, old, fresh }) =>
        valueDifference({ kind: "header", what: `header ${name} of ${address}` }, old, fresh),
      ),
  );
}

/** Each header as one text. */
const valuesOf = (headers: Map<string, string[]> = new Map()) =>
  new Map([...headers].map(([name, values]) => [name, values.map(withoutHashes).join(", ")]));

const withoutHashes = (value: string) =>
  value.includes("'sha") ? [...directivesOf(value)].map(([name, sources]) => `${name} ${sources}`).join("; ") : value;

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
