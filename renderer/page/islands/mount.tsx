import { type ComponentType, useEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates the server's HTML; resolves when it reacts to events. At once: React would do it a moment later, when
 * something on it may be pressed, and lose the click. A chunk of its own: React loads on first use.
 */
export function mount(element: Element, Island: ComponentType<object>, props: object): Promise<void> {
  return new Promise((resolve) => {
    flushSync(() => hydrateRoot(element, <Awake Island={Island} props={props} onAwake={resolve} />));
  });
}

function Awake(awake: { Island: ComponentType<object>; props: object; onAwake: () => void }) {
  const { Island, props, onAwake } = awake;
  useEffect(onAwake, [onAwake]);
  return <Island {...props} />;
}
