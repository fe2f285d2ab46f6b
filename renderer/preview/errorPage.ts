import type { PlacedProblem, Problem } from "../base/problem";
import { filesByName, type SiteContent } from "../content/model/siteContent";
import { sortProblems } from "../content/places/report";
import { frame } from "../content/report/frame";
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
  return pageOf("The content has errors", printed.join("\n\n"));
}

/** The page to show if the code has an error and there is no last good page. */
export function codeErrorPage({ message, place: { file, line, column }, frame: lines }: PlacedProblem): string {
  return pageOf("The code has an error", `${file}:${line}:${column}  ${message}\n${lines}`);
}

function pageOf(title: string, words: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><pre tabindex="0">${escapeHtml(words)}</pre></main></body></html>`;
}
