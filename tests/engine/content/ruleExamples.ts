import { readFileSync } from "node:fs";
import path from "node:path";
import { isMap, isScalar, parseDocument, type YAMLMap } from "yaml";
import type { Example } from "../../../renderer/content/check/rule";

const SITE = path.resolve(import.meta.dirname, "../mistakes/site/pages/site.yaml");

/** What a page has where an example does not say otherwise; the address makes it differ from its neighbors. */
const PAGE = {
  title: (name: string) => `title: ${name} by a Careful Groomer in Harborview`,
  description: (name: string) =>
    `description: ${name} by a careful dog groomer in Harborview, for small, medium and large dogs.`,
  blocks: (name: string) => `blocks:\n  - type: hero\n    heading: "${name}"`,
};

/** The files of an example, each whole: a fragment of a page or of site.yaml gets everything that it leaves out. */
export function exampleFiles(example: Example): Record<string, string | Uint8Array | undefined> {
  const files = typeof example === "string" ? { "example.yaml": example } : example;
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [
      name,
      typeof text === "string" ? wholeFile(name, text) : (text ?? undefined),
    ]),
  );
}

function wholeFile(name: string, text: string): string {
  if (name === "site.yaml") return wholeSite(text);
  if (/^site\.[a-z]{2}\.yaml$/.test(name)) return text;
  if (
    !/\.ya?ml$/.test(name) ||
    name.startsWith(".") ||
    /(?:^figures|_collection)\.yaml$/.test(name) ||
    !/^[\w-]+ ?:|^%/m.test(text)
  )
    return text;
  const heading = name.replace(/\.ya?ml$/, "");
  const missing = Object.entries(PAGE).filter(([property]) => !new RegExp(`^${property}:`, "m").test(text));
  return [...missing.map(([, line]) => line(heading)), text].join("\n");
}

/** The small site's facts with those of the example in their place, comments and all. */
function wholeSite(text: string): string {
  const site = parseDocument(readFileSync(SITE, "utf8"));
  merge(site.contents as YAMLMap, parseDocument(text).contents as YAMLMap);
  return site.toString();
}

function merge(into: YAMLMap, from: YAMLMap): void {
  for (const item of from.items) {
    const { key, value } = item;
    const old = into.get(key, true);
    // Only the name, such as `booking:`, means a site without it.
    if (isScalar(value) && value.value === null) into.delete(key);
    else if (isMap(old) && isMap(value) && ["business", "facts"].includes(String(key))) merge(old, value);
    else if (old) into.set(key, value);
    // The footer stays last: the pages of the example are linked at its end.
    else into.items.unshift(item);
  }
}
