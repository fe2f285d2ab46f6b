import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { type ComponentType, useEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates the server's HTML; resolves when it reacts to events. At once: React would do it a moment later, when
 * something on it may be pressed, and lose the click. A chunk of its own: React loads on first use.
 */
export function mount(element: Element, Island: ComponentType<object>, props: object): Promise<void> {
  return new Promise((resolve) => {
    const island = <Awake Island={Island} props={props} onAwake={resolve} />;
    flushSync(() => hydrateRoot(element, <CacheProvider value={cache}>{island}</CacheProvider>));
  });
}

function Awake(awake: { Island: ComponentType<object>; props: object; onAwake: () => void }) {
  const { Island, props, onAwake } = awake;
  useEffect(onAwake, [onAwake]);
  return <Island {...props} />;
}

/**
 * Emotion with the rules that the page has. Those that only an island uses go into a sheet of their own: a `<style>` would
 * need a hash in the policy of each page, and a rule more in that of the page would load its typefaces again.
 */
const cache = createCache({ key: "css" });
for (const { textContent } of document.querySelectorAll("style"))
  for (const [, id] of textContent.matchAll(/css-([\w-]+)/g)) cache.inserted[`${id}`] = true;
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
cache.sheet.insert = (rule) => {
  try {
    sheet.insertRule(rule, sheet.cssRules.length);
  } catch {
    // A rule whose selector an older browser does not know is left out, as in any sheet.
  }
};
