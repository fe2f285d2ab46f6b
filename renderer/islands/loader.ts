import type { ComponentType } from "react";
import type { Wake } from "../../blocks/shared/island";

type IslandModule = { default: ComponentType<object> };

const islands = import.meta.glob<IslandModule>("../../blocks/*/*.island.tsx");

/** The first signs that a visitor turns to an island; a pointer above it already counts. */
const SIGNS = ["pointerover", "focusin", "keydown", "click"];

const triggers: Record<Wake, (element: HTMLElement, wake: (sign?: Event) => void) => void> = {
  // Safari has no requestIdleCallback.
  idle: (_, wake) => (window.requestIdleCallback ?? setTimeout)(() => wake()),
  visible(element, wake) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        wake();
      },
      { rootMargin: "100%" },
    );
    observer.observe(element);
  },
  interaction(element, wake) {
    for (const sign of SIGNS) element.addEventListener(sign, wake, { once: true, capture: true });
  },
};

/** Lets every island on the page sleep until its moment: before it, no React is loaded. */
export function watchIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    let started = false;
    const wake = (sign?: Event) => {
      if (!started) wakeIsland(element, sign);
      started = true;
    };
    triggers[element.dataset.wake as Wake](element, wake);
    // Whatever it waits for, a visitor who turns to it wakes it.
    triggers.interaction(element, wake);
  }
}

async function wakeIsland(element: HTMLElement, sign?: Event): Promise<void> {
  const name = element.dataset.island;
  const props = JSON.parse(element.dataset.props ?? "{}") as object;
  const clicks = holdClicks(element);
  if (sign?.type === "click") clicks.hold(sign);
  try {
    const [{ mount }, island] = await Promise.all([
      import("./mount"),
      islands[`../../blocks/${name}/${name}.island.tsx`]?.(),
    ]);
    await clicks.released();
    if (island) await mount(element, island.default, props);
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
