import { createHash } from "node:crypto";
import path from "node:path";
import { oncePerKey } from "../../base/once";
import { loadEsbuild } from "../../cache/program.mjs";
import { printableLine } from "../../content/report/printable";
import { escapeCss, escapeHtml } from "../../page/escape";
import type { DiffReport } from "../change";
import type { ShownPlaces } from "../people/changedPlaces";
import { peoplesPart, titleOf } from "../people/forPeople";
import { forPeople } from "../people/plainWords";
import { STYLE } from "./htmlStyle";

const ENTRY = path.resolve(import.meta.dirname, "../people/inBrowser.ts");

/** Of a report in words only. */
const NO_PLACES: ShownPlaces = { site: "", names: new Map(), places: new Map(), typefaces: "" };

/**
 * What people see of a report, in plain words, as one document that works offline: all pictures are embedded, and nothing
 * of the site is loaded or run.
 */
export function formatHtml(report: DiffReport, places = NO_PLACES): string {
  const script = bundleScript(ENTRY);
  const title = [places.site, titleOf(forPeople(report.changes).length)].filter(Boolean).join(": ");
  const policy = `default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; script-src 'sha256-${hash(script)}'; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(printableLine(title))}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${peoplesPart(report, places)}
</main>
${places.typefaces && `<script type="text/plain" id="typefaces">${escapeCss(places.typefaces)}</script>`}
<script>${script}</script>
</body>
</html>
`;
}

const hash = (text: string) => createHash("sha256").update(text).digest("base64");

/** A script for browsers in one piece. */
const bundleScript = oncePerKey((entry: string) => {
  const options = { bundle: true, minify: true, write: false, format: "iife", target: "es2020", charset: "utf8" };
  return loadEsbuild()
    .buildSync({ entryPoints: [entry], ...options })
    .outputFiles.map(({ text }) => text)
    .join();
});
