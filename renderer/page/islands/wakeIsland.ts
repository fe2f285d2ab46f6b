import type { ComponentType } from "react";

const islands = import.meta.glob<{ default: ComponentType<object> }>("./*/*.island.tsx", { base: "../../../blocks" });

/** Like Vite's import, returns undefined if a chunk failed and the page is about to be reloaded. */
const loadReact = (): Promise<typeof import("./mount") | undefined> => import("./mount");

/** Those that have been hydrated: where a page comes back from the browser's cache, an island may be started twice. */
const hydrated = new WeakSet<HTMLElement>();

/**
 * Hydrates an island with React and its own code.
 *
 * @param pressed where a finger, button or key is down: rendering in between would lose the click
 */
export async function wakeIsland(element: HTMLElement, pressed: () => unknown): Promise<void> {
  const name = element.dataset.island;
  const props = JSON.parse(element.dataset.props ?? "{}") as object;
  const [react, island] = await Promise.all([loadReact(), islands[`./${name}/${name}.island.tsx`]?.()]);
  const isHere = (at: unknown) => at instanceof Node && element.contains(at);
  while (isHere(pressed())) await new Promise((resolve) => setTimeout(resolve, 16));
  if (!react || !island || hydrated.has(element)) return;
  hydrated.add(element);
  await react.mount(element, island.default, props);
  element.dataset.state = "awake";
}
