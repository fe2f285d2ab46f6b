import type { ErrorPayload } from "vite";
import type { FolderCheck } from "../content/checkFolder";
import { formatText } from "../content/format/text";
import { frame } from "../content/print/frame";
import { reportOf } from "../content/print/reportOf";
import { escapeHtml } from "../document/escape";

/**
 * The first error as Vite's overlay shows it over the open page, with file, line and frame; the
 * others follow below it.
 *
 * @returns undefined when there is no error
 */
export function overlay(check: FolderCheck | undefined): ErrorPayload | undefined {
  const [first, ...others] = (check?.problems ?? []).filter(({ severity }) => severity === "error");
  if (!check || !first) return undefined;
  const { file, line, column, message, rule } = first;
  return {
    type: "error",
    err: {
      message: `${message}  ${rule}`,
      id: file,
      loc: { file, line, column },
      frame: frame(reportOf(check).text(file) ?? "", first).join("\n"),
      plugin: "content check",
      stack: others.map((other) => `${other.file}:${other.line}:${other.column}  ${other.message}`).join("\n"),
    },
  };
}

/** The page that stands in when there is no last good one. */
export function errorPage(check: FolderCheck | undefined): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The content has errors</title></head>
<body><h1>The content has errors</h1><pre>${check ? escapeHtml(formatText(reportOf(check, false))) : ""}</pre></body></html>`;
}
