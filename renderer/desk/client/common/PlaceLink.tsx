import { type MouseEvent, type ReactNode, useState } from "react";
import type { FilePosition } from "../../../base/problem";
import { Button } from "./Button";
import { tokenOf } from "./requests";

const COPIED_MS = 1500;

/**
 * Opens a file at its line: the preview opens it in the running editor; if that fails, the link opens Visual Studio
 * Code. A button copies the place for other programs.
 */
export function PlaceLink(place: FilePosition & { label?: string }): ReactNode {
  const { file, path, line, column, label } = place;
  const whole = `${file}:${line}:${column}`;
  // On Windows a path starts with its drive.
  const address = `vscode://file${path.startsWith("/") ? "" : "/"}${encodeURI(path)}:${line}:${column}`;
  const open = async (event: MouseEvent) => {
    // With a key held the browser follows the address itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!(await openInEditor(place))) location.assign(address);
  };
  return (
    <span className="place">
      <a href={address} title={`Open ${whole}`} onClick={open}>
        {label ?? `${baseName(file)}:${line}`}
      </a>
      <CopyButton text={whole} name={`Copy ${whole}`} />
    </span>
  );
}

/** Opens a file at its line in the running editor, or that of `LAUNCH_EDITOR`. @returns whether the preview did so */
async function openInEditor({ path, line, column }: FilePosition): Promise<boolean> {
  const place = encodeURIComponent(`${path}:${line}:${column}`);
  const headers = { "x-desk": tokenOf("desk") };
  const response = await fetch(`/__open-in-editor?file=${place}`, { method: "POST", headers }).catch(() => undefined);
  return response?.ok === true;
}

/** Absent where a browser gives no access to the clipboard: without https, from another machine. */
export function CopyButton({ text, name, label = "Copy" }: { text: string; name?: string; label?: string }): ReactNode {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  };
  if (!navigator.clipboard) return null;
  return (
    <Button className="copy" title={name} onClick={copy}>
      <span aria-live="polite">{copied ? "Copied" : label}</span>
    </Button>
  );
}

/** A region that scrolls must be reachable with the keyboard (WCAG 2.1.1). */
export const scrollable = { tabIndex: 0 };

export function Code({ children }: { children: string }): ReactNode {
  return <pre {...scrollable}>{children}</pre>;
}

function baseName(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1);
}
