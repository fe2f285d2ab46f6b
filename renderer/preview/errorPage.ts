import { frame } from "../content/report/print/frame";
import type { Problem } from "../content/report/problem";
import { sortProblems } from "../content/report/report";
import { filesByName, type SiteContent } from "../content/siteContent";
import { escapeHtml } from "../page/escape";

const STYLE =
  ":root { color-scheme: light dark; font: 1rem/1.5 system-ui } body { margin: 1rem } pre { overflow: auto }";

/** The page to show when there is no last good one. */
export function errorPage(problems: Problem[], content: SiteContent | undefined): string {
  const files = content ? filesByName(content) : undefined;
  const printed = sortProblems([...problems]).map((problem) => {
    const { file, line, column, severity, message, rule } = problem;
    const head = `${file}:${line}:${column}  ${severity}  ${message}  ${rule}`;
    return [head, ...frame(files?.get(file)?.text ?? "", problem)].join("\n");
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>The content has errors</title><style>${STYLE}</style></head>
<body><main><h1>The content has errors</h1><pre tabindex="0">${escapeHtml(printed.join("\n\n"))}</pre></main></body></html>`;
}
