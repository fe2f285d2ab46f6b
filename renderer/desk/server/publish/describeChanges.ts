import type { SiteChange } from "../../protocol/publish";

/** A first sentence for the commit message, derived from the changes. */
export function preparedMessage(changes: SiteChange[]): string {
  const files = [...new Set(changes.map(({ file }) => file))];
  const [first] = changes;
  if (!first) return "";
  if (files.length === 1) return `Change ${changedTexts(changes)} of ${pageName(first.file)}`;
  const named = files.slice(0, 3).map(pageName).join(", ");
  return `Change ${named}${files.length > 3 ? ` and ${files.length - 3} more` : ""}`;
}

const pageName = (file: string) => file.replace(/\.yaml$/, "");

/** `title and heading`, or the number of texts. */
function changedTexts(changes: SiteChange[]): string {
  const names = [...new Set(changes.map(({ pointer }) => pointer.split("/").at(-1) ?? ""))];
  if (names.length > 2 || names.some((name) => name === "" || /^\d+$/.test(name))) {
    return changes.length === 1 ? "one place" : `${changes.length} places`;
  }
  return names.join(" and ");
}
