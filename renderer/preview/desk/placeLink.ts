import type { Place } from "./deskPage";
import { element } from "./element";

/** How long a button says that it has copied. */
const SAID_MS = 1500;

/** Opens a file at its line in Visual Studio Code, and a button to copy the place for any other editor. */
export function placeLink({ file, path, line, column }: Place, label = `${nameOf(file)}:${line}`): HTMLElement {
  const whole = `${file}:${line}:${column}`;
  // On Windows a path starts with its drive.
  const address = `vscode://file${path.startsWith("/") ? "" : "/"}${encodeURI(path)}:${line}:${column}`;
  return element(
    "span",
    { className: "place" },
    element("a", { href: address, title: `Open ${whole}` }, label),
    copyButton(whole, `Copy ${whole}`),
  );
}

/** A button that copies a text and says so. */
export function copyButton(text: string, name: string, label = "Copy"): HTMLElement {
  const said = element("span", { "aria-live": "polite" }, label);
  const button = element("button", { type: "button", className: "copy", title: name }, said);
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(text);
    said.textContent = "Copied";
    setTimeout(() => {
      said.textContent = label;
    }, SAID_MS);
  });
  return button;
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1);
}
