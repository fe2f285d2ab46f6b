import type { Behavior, Wake } from "../../contract/island";

const behaviors = import.meta.glob<{ default: Behavior }>("./*/*.behavior.ts", { base: "../../../blocks" });

/** The events of a visitor that wake an island. `pointerover` wakes it before a click. */
const EVENTS = ["pointerover", "focusin", "keydown", "click"];

declare global {
  /** A link that was clicked before its island was there: see `heldLinkScript`. */
  var heldLink: HTMLAnchorElement | undefined;
}

/** Resolves after the first contentful paint, which code that is loaded earlier would delay. */
const painted = new Promise<void>((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint")[0]) resolve();
  }).observe({ type: "paint", buffered: true });
});

/** Resolves when a visitor acts: a page that is prerendered, or only looked at, needs no code. */
const attended = new Promise<void>((resolve) => {
  for (const type of ["scroll", "pointermove", "pointerdown", "keydown"]) addEventListener(type, () => resolve());
});

/** What wakes an element before the visitor interacts with it. */
const triggers: Partial<Record<Wake, (element: HTMLElement, wake: () => void) => void>> = {
  // Safari has no requestIdleCallback. If the browser is never idle or paints no frames, the timeout applies.
  idle: (_, wake) => painted.then(() => (window.requestIdleCallback ?? setTimeout)(() => wake(), { timeout: 2000 })),
  visible(element, wake) {
    const observer = new IntersectionObserver(
      (entries) => {
        const visible = entries.some((entry) => entry.isIntersecting);
        // An empty media query matches every screen.
        if (visible && matchMedia(element.dataset.wakeMedia ?? "").matches) wake();
      },
      { rootMargin: "100%" },
    );
    // A page that is already scrolled was reloaded.
    painted.then<unknown>(() => scrollY || attended).then(() => observer.observe(element));
  },
};

/**
 * Loads each island and behavior, and React, only when an island wakes.
 *
 * @param within the new part of the page; the live preview replaces single blocks
 */
export function watchIslands(within: ParentNode = document): void {
  for (const element of within.querySelectorAll<HTMLElement>("[data-wake]")) {
    let started = false;
    const wake = (event?: Event) => {
      // A finger may only be scrolling: a tap also sends a click.
      if (started || (event?.type === "pointerover" && (event as PointerEvent).pointerType === "touch")) return;
      started = true;
      if (element.dataset.behavior) startBehavior(element);
      else startIsland(element, event);
    };
    triggers[element.dataset.wake as Wake]?.(element, wake);
    // Clicked before this code was there.
    if (globalThis.heldLink && element.contains(globalThis.heldLink)) wake();
    for (const type of EVENTS) element.addEventListener(type, wake, { capture: true });
  }
}

/** Firefox gives up what is loading when a visitor leaves, and says nothing when they come back (`persisted`). */
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  for (const element of document.querySelectorAll<HTMLElement>("[data-island][data-state=loading]"))
    startIsland(element);
});

async function startBehavior(element: HTMLElement): Promise<void> {
  const name = element.dataset.behavior;
  const module = await behaviors[`./${name}/${name}.behavior.ts`]?.();
  module?.default(element);
}

/** Code that only islands need, such as React, is loaded with the first of them. */
async function startIsland(element: HTMLElement, event?: Event): Promise<void> {
  const clicks = holdClicks(element);
  if (event?.type === "click") clicks.hold(event);
  element.dataset.state = "loading";
  try {
    const code = await (import("./wakeIsland") as Promise<typeof import("./wakeIsland") | undefined>);
    await code?.wakeIsland(element, clicks.released);
  } catch (error) {
    // The server's HTML stays. Block CSS can hide controls that need JavaScript, via `data-state=failed`.
    element.dataset.state = "failed";
    throw error;
  } finally {
    clicks.replay();
    replayLink(element);
  }
}

function replayLink(element: HTMLElement): void {
  const link = globalThis.heldLink;
  if (!link || !element.contains(link)) return;
  globalThis.heldLink = undefined;
  link.click();
}

/** Holds clicks on buttons that do not work yet, to replay them later. A link or a `summary` works without scripts. */
function holdClicks(element: HTMLElement) {
  const held: HTMLElement[] = [];
  let pressed = false;
  const press = ({ type }: Event) => {
    pressed = /down/.test(type);
  };
  const hold = (event: Event) => {
    const button = (event.target as Element).closest("button");
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    held.push(button);
  };
  const listeners: [EventTarget, string, (event: Event) => void][] = [
    [element, "click", hold],
    [element, "pointerdown", press],
    [element, "keydown", press],
    [window, "pointerup", press],
    [window, "pointercancel", press],
    [window, "keyup", press],
  ];
  for (const [at, type, listener] of listeners) at.addEventListener(type, listener, true);

  return {
    hold,
    /** Resolves when no finger, button or key is down: rendering in between would lose the click. */
    async released() {
      while (pressed) await new Promise((resolve) => setTimeout(resolve, 16));
    },
    replay() {
      for (const [at, type, listener] of listeners) at.removeEventListener(type, listener, true);
      for (const button of held) (button.isConnected ? button : document.getElementById(button.id))?.click();
    },
  };
}
