import type { ComponentType } from "react";
import type { Behavior, Wake } from "../../contract/island";

const islands = import.meta.glob<{ default: ComponentType<object> }>("../../../blocks/*/*.island.tsx");
const behaviors = import.meta.glob<{ default: Behavior }>("../../../blocks/*/*.behavior.ts");

/** The first signs that a visitor turns to an island; a pointer above it already counts. */
const SIGNS = ["pointerover", "focusin", "keydown", "click"];

/** Resolves when the first view is painted: code that comes earlier takes its time from it. */
const painted = new Promise<void>((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
  }).observe({ type: "paint", buffered: true });
});

/** Resolves when somebody is there: a page that is drawn ahead, or only looked at, needs no code. */
const attended = new Promise<void>((resolve) => {
  for (const sign of ["scroll", "pointermove", "pointerdown", "keydown"]) addEventListener(sign, () => resolve());
});

const triggers: Record<Wake, (element: HTMLElement, wake: (sign?: Event) => void) => void> = {
  // Safari has no requestIdleCallback.
  idle: (_, wake) => painted.then(() => (window.requestIdleCallback ?? setTimeout)(() => wake())),
  visible(element, wake) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        if (!matchMedia(element.dataset.wakeMedia ?? "all").matches) return;
        observer.disconnect();
        wake();
      },
      { rootMargin: "100%" },
    );
    // A page that does not stand at its top was scrolled before it was loaded anew.
    painted.then<unknown>(() => scrollY || attended).then(() => observer.observe(element));
  },
  interaction(element, wake) {
    // A finger that scrolls across is no sign: its tap is a click.
    const notice = (sign: Event) => {
      if (sign.type !== "pointerover" || (sign as PointerEvent).pointerType !== "touch") wake(sign);
    };
    for (const sign of SIGNS) element.addEventListener(sign, notice, { capture: true });
  },
};

/**
 * Lets every island and behavior sleep until its moment: before it, neither they nor React are loaded.
 *
 * @param within what of the page is new; the live preview exchanges single blocks
 */
export function watchIslands(within: ParentNode = document): void {
  for (const element of within.querySelectorAll<HTMLElement>("[data-wake]")) {
    let started = false;
    const wake = (sign?: Event) => {
      if (started) return;
      started = true;
      if (element.dataset.behavior) startBehavior(element);
      else wakeIsland(element, sign);
    };
    triggers[element.dataset.wake as Wake](element, wake);
    // Whatever it waits for, a visitor who turns to it wakes it.
    triggers.interaction(element, wake);
  }
}

async function startBehavior(element: HTMLElement): Promise<void> {
  const name = element.dataset.behavior;
  const module = await behaviors[`../../../blocks/${name}/${name}.behavior.ts`]?.();
  module?.default(element);
}

/** @returns nothing when a chunk failed and the page is about to be loaded anew: so Vite's import does, too */
const loadReact = (): Promise<typeof import("./mount") | undefined> => import("./mount");

async function wakeIsland(element: HTMLElement, sign?: Event): Promise<void> {
  const name = element.dataset.island;
  const props = JSON.parse(element.dataset.props ?? "{}") as object;
  const clicks = holdClicks(element);
  if (sign?.type === "click") clicks.hold(sign);
  element.dataset.state = "loading";
  try {
    const [react, island] = await Promise.all([loadReact(), islands[`../../../blocks/${name}/${name}.island.tsx`]?.()]);
    await clicks.released();
    if (!react || !island) return;
    await react.mount(element, island.default, props);
    element.dataset.state = "awake";
  } catch (error) {
    // What the server drew stays; a block's styles may take back what only works awake.
    element.dataset.state = "failed";
    throw error;
  } finally {
    clicks.replay();
  }
}

/**
 * Keeps the clicks on buttons that cannot act yet, to be made again once they can. A link or a
 * `summary` acts by itself and is left alone.
 */
function holdClicks(element: HTMLElement) {
  const held: HTMLElement[] = [];
  let pressed = false;
  const press = () => {
    pressed = true;
  };
  const release = () => {
    pressed = false;
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
    [window, "pointerup", release],
    [window, "pointercancel", release],
    [window, "keyup", release],
  ];
  for (const [at, type, listener] of listeners) at.addEventListener(type, listener, true);

  return {
    hold,
    /** Resolves when no finger, button or key is down: redrawing in between would lose the click. */
    async released() {
      while (pressed) await new Promise((resolve) => setTimeout(resolve, 16));
    },
    replay() {
      for (const [at, type, listener] of listeners) at.removeEventListener(type, listener, true);
      for (const button of held) (button.isConnected ? button : document.getElementById(button.id))?.click();
    },
  };
}
