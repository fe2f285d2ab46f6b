import { type Behavior, isSavingData, type Wake } from "../../contract/island";

const behaviors = import.meta.glob<{ default: Behavior }>("./*/*.behavior.ts", { base: "../../../blocks" });

/** The events of a visitor that wake an island. `pointerover` wakes it before a click. */
const EVENTS = ["pointerover", "focusin", "keydown", "click"];

declare global {
  /** What was clicked before its island was there, to be clicked again: links by `heldLinkScript`, and buttons. */
  var held: HTMLElement[];
}

globalThis.held ??= [];

/** Those that have begun to wake. */
const started = new WeakSet<HTMLElement>();

let pressed: EventTarget | false | null;

/** Where a finger, button or key is down. */
export const whatIsPressed = (): typeof pressed => pressed;

/** Resolves after the first contentful paint, which code that is loaded earlier would delay. */
const painted = new Promise<void>((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint")[0]) resolve();
  }).observe({ type: "paint", buffered: true });
});

/** Resolves when a visitor acts: a page that is prerendered, or only looked at, needs no code. */
const attended = new Promise((resolve) => {
  for (const type of ["scroll", "pointermove", "pointerdown", "keydown"]) addEventListener(type, resolve);
});

/** An element that is near the view wakes, unless it saves the data of a visitor who wants that. */
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries as (IntersectionObserverEntry & { target: HTMLElement })[]) {
      if (isIntersecting && !(target.dataset.savesData && isSavingData())) wake(target);
    }
  },
  { rootMargin: "100%" },
);

/** What wakes an element before the visitor interacts with it. */
const triggers: Partial<Record<Wake, (element: HTMLElement) => void>> = {
  // Safari has no requestIdleCallback. If the browser is never idle or paints no frames, the timeout applies.
  idle: (element) =>
    painted.then(() => (window.requestIdleCallback ?? setTimeout)(() => wake(element), { timeout: 2000 })),
  // A page that is already scrolled was reloaded.
  visible: (element) => painted.then<unknown>(() => scrollY || attended).then(() => near.observe(element)),
};

/**
 * Loads each island and behavior, and React, only when an island wakes.
 *
 * @param within the new part of the page; the live preview replaces single blocks
 */
export function watchIslands(within: ParentNode = document): void {
  for (const element of within.querySelectorAll<HTMLElement>("[data-wake]"))
    triggers[element.dataset.wake as Wake]?.(element);
  // Clicked before this code was there: the click wakes the island, and is held again.
  replay();
}

// On the body: what the desk handles at the document does not come here.
for (const type of EVENTS) document.body.addEventListener(type, onVisitor, true);

function onVisitor(event: Event): void {
  const { type, target } = event;
  // A finger may only be scrolling: a tap also sends a click.
  if (type === "pointerover" && (event as PointerEvent).pointerType === "touch") return;
  for (const element of event.composedPath() as HTMLElement[]) if (element.dataset?.wake) wake(element);
  // A button does not work yet. A link or a `summary` works without scripts.
  const button = type === "click" && (target as Element).closest<HTMLElement>("[data-state=loading] button");
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  held.push(button);
}

for (const type of ["pointerdown", "keydown", "pointerup", "pointercancel", "keyup"])
  addEventListener(
    type,
    ({ target }) => {
      pressed = /down/.test(type) && target;
    },
    true,
  );

// A key that is let go of in another window is not heard here.
addEventListener("blur", () => {
  pressed = false;
});

/** Firefox gives up what is loading when a visitor leaves, and says nothing when they come back (`persisted`). */
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) document.querySelectorAll<HTMLElement>("[data-state=loading]").forEach(startIsland);
});

async function wake(element: HTMLElement): Promise<void> {
  if (started.has(element)) return;
  started.add(element);
  const name = element.dataset.behavior;
  if (name) (await behaviors[`./${name}/${name}.behavior.ts`]?.())?.default(element);
  else await startIsland(element);
}

/** Code that only islands need, such as React, is loaded with the first of them. */
async function startIsland(element: HTMLElement): Promise<void> {
  element.dataset.state = "loading";
  try {
    const code = await (import("./wakeIsland") as Promise<typeof import("./wakeIsland") | undefined>);
    await code?.wakeIsland(element, whatIsPressed);
  } catch (error) {
    // The server's HTML stays. Block CSS can hide controls that need JavaScript, via `data-state=failed`.
    element.dataset.state = "failed";
    throw error;
  } finally {
    replay();
  }
}

/** Clicks again what is held. If its island is still loading, it is held again. */
function replay(): void {
  for (const one of held.splice(0)) (one.isConnected ? one : document.getElementById(one.id))?.click();
}
