import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { reportOf } from "../../../renderer/diff/causes/reportOf";
import { compareBuilt } from "../../../renderer/diff/compare/compareBuilt";

/** Text by file name: a built site without a build. */
export type Built = Record<string, string>;

interface Parts {
  title?: string;
  head?: string;
  policy?: string;
  main?: string;
}

/** A page as the build writes it, but for what does not matter here. */
export function page({
  title = "Home",
  head = "",
  policy = "default-src 'none'",
  main = "<p>Hello</p>",
}: Parts = {}): string {
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<title>${title}</title>
${head}
</head>
<body>
<main id="content">${main}</main>
</body>
</html>
`;
}

/** Writes a built site into a folder. */
export function built(files: Built): string {
  const folder = mkdtempSync(path.join(tmpdir(), "built-"));
  for (const [name, text] of Object.entries({ "index.html": page(), ...files })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

export function reportBetween(before: Built, after: Built) {
  return reportOf(compareBuilt(built(before), built(after)), { before: "before", after: "after" });
}
