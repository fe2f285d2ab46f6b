import type { Behavior } from "../../renderer/contract/island";

/** What the booking widget needs to know; `Booking.tsx` passes it as JSON in `data-widget`. */
export interface WidgetSetup {
  /** The address of the booking service's script. */
  script: string;
  /** The name under which the script offers its constructor. */
  global: string;
  /** The constructor's one argument. */
  options: object;
  /** The accessible name of the widget's iframe, if the widget sets none (WCAG 2.2, 4.1.2). */
  title: string;
  /** What the box says while the calendar loads, and when it could not be loaded. */
  loading: string;
  failed: string;
}

/** How long, in milliseconds, the calendar may take before the other ways to book are shown again. */
const TIMEOUT = 8000;

/** Shows the booking calendar from entering the page to leaving it. */
export default ((block) => {
  const frame = block.querySelector<HTMLElement>("[data-progress]");
  const container = frame?.firstElementChild;
  const status = frame?.querySelector("[role=status]");
  if (!frame || !container || !status || !block.dataset.widget) return;
  const setup = JSON.parse(block.dataset.widget) as WidgetSetup;
  const words: Record<string, string | null> = { loading: setup.loading, failed: setup.failed };
  const usual = status.textContent;
  const show = (progress: "asleep" | "loading" | "ready" | "failed") => {
    frame.dataset.progress = progress;
    status.textContent = words[progress] ?? usual;
  };

  let close = () => {};
  const enter = () => {
    show("loading");
    close = openWidget(setup, container, show);
  };
  enter();
  addEventListener("pagehide", () => {
    close();
    show("asleep");
  });
  // The browser may keep a page and bring it back as it was (back/forward cache).
  addEventListener("pageshow", ({ persisted }) => persisted && enter());
}) satisfies Behavior;

/**
 * Creates a widget by the booking service's script.
 *
 * @param report called with `ready`, or with `failed` after everything that the script added was removed
 * @returns a function that removes the script and everything that it added
 */
function openWidget(setup: WidgetSetup, container: Element, report: (end: "ready" | "failed") => void): () => void {
  const globals = window as unknown as Record<string, (new (options: object) => unknown) | undefined>;
  const known = new Set([...document.head.children, ...document.body.children]);
  const script = document.createElement("script");
  let closed = false;

  const close = () => {
    if (closed) return;
    closed = true;
    clearTimeout(timer);
    frames.disconnect();
    // A script that is already being loaded runs even when its element is gone.
    script.onload = () => delete globals[setup.global];
    script.remove();
    container.replaceChildren();
    for (const element of [...document.head.children, ...document.body.children]) {
      if (!known.has(element) && !isOwn(element)) element.remove();
    }
    delete globals[setup.global];
  };
  const fail = () => {
    if (closed) return;
    close();
    report("failed");
  };
  const timer = setTimeout(fail, TIMEOUT);

  const frames = new MutationObserver(() => {
    const frame = container.querySelector("iframe");
    if (!frame) return;
    frames.disconnect();
    frame.title ||= setup.title;
    const ready = () => {
      clearTimeout(timer);
      if (!closed) report("ready");
    };
    frame.addEventListener("load", ready, { once: true });
  });
  frames.observe(container, { childList: true, subtree: true });

  script.onerror = fail;
  script.onload = () => {
    const Widget = globals[setup.global];
    try {
      if (!Widget) throw new Error(`The booking script has no ${setup.global}: see booking.widget in site.yaml.`);
      new Widget(setup.options);
    } catch (error) {
      console.warn(error);
      fail();
    }
  };
  script.src = setup.script;
  document.head.append(script);
  return close;
}

/** Whether this site added the element itself: a chunk or stylesheet of this host, a style of Emotion's. */
function isOwn(element: Element): boolean {
  const address = element.getAttribute("href") ?? element.getAttribute("src");
  if (address) return new URL(address, location.href).origin === location.origin;
  return element instanceof HTMLStyleElement && "emotion" in element.dataset;
}
