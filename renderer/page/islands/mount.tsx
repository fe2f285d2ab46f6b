import { type ComponentType, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates what the server rendered. Its own chunk: React is loaded with the first island that wakes.
 *
 * @returns resolves when the island listens to events
 */
export function mount(element: Element, Island: ComponentType<object>, props: object): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(element, <Awake Island={Island} props={props} onAwake={resolve} />);
  });
}

function Awake(awake: { Island: ComponentType<object>; props: object; onAwake: () => void }) {
  const { Island, props, onAwake } = awake;
  useEffect(onAwake, [onAwake]);
  return <Island {...props} />;
}
