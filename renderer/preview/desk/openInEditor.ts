import type { Place } from "./describePage";
import { tokenOf } from "./tokens";

/** Opens a file at its line in the running editor, or that of `LAUNCH_EDITOR`. @returns whether the preview did so */
export async function openInEditor({ path, line, column }: Place): Promise<boolean> {
  const place = encodeURIComponent(`${path}:${line}:${column}`);
  const headers = { "x-desk": tokenOf("desk") };
  const response = await fetch(`/__open-in-editor?file=${place}`, { method: "POST", headers }).catch(() => undefined);
  return response?.ok === true;
}
