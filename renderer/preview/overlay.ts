import type { ErrorPayload } from "vite";
import { frame } from "../content/report/print/frame";
import type { Problem } from "../content/report/problem";
import { sortProblems } from "../content/report/report";
import { filesByName, type SiteContent } from "../content/siteContent";
import { escapeHtml } from "../page/escape";

/** The first error as Vite's overlay shows it over the open page, and the others below; undefined without an error. */
export function overlay(problems: Problem[], content: SiteContent | undefined): ErrorPayload | undefined {
  const [first, ...others] = sortProblems(problems.filter(({ severity }) => severity === "error"));
  if (!content || !first) return undefined;
  const { file, line, column, message, rule } = first;
  return {
    type: "error",
    err: {
      message: `${message}  ${rule}`,
      id: file,
      loc: { file, line, column },
      frame: frame(textOf(file, content), first).join("\n"),
      plugin: "content check",
      stack: others.map((other) => `${other.file}:${other.line}:${other.column}  ${other.message}`).join("\n"),
    },
  };
}

/** The page to show when there is no last good one. */
export function errorPage(problems: Problem[], content: SiteContent | undefined): string {
  const printed = sortProblems([...problems]).map((problem) => {
    const { file, line, column, severity, message, rule } = problem;
    const head = `${file}:${line}:${column}  ${severity}  ${message}  ${rule}`;
    return [head, ...(content ? frame(textOf(file, content), problem) : [])].join("\n");
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The content has errors</title></head>
<body><h1>The content has errors</h1><pre>${escapeHtml(printed.join("\n\n"))}</pre></body></html>`;
}

function textOf(file: string, content: SiteContent): string {
  return filesByName(content).get(file)?.text ?? "";
}
