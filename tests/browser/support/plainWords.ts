import type { Locator } from "playwright-core";

/** The words of an element with plain spaces: typography binds some of them. */
export async function plainWords(element: Locator): Promise<string | undefined> {
  return (await element.textContent())?.replaceAll("\u00a0", " ");
}
