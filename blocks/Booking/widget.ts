import { watchLeftovers } from "./leftovers";

/** How long, in milliseconds, the calendar may take before the other ways to book come forward. */
const PATIENCE = 8000;

interface WidgetSetup {
  /** The address of the script. */
  script: string;
  /** The name under which the script offers its constructor. */
  global: string;
  /** The constructor's one argument. */
  options: object;
  /** What the widget fills with its iframe. */
  container: HTMLElement;
  /** The accessible name of the iframe, where the widget gives it none (WCAG 2.2, 4.1.2). */
  title: string;
  onReady: () => void;
  /** The script or its iframe did not come, came too late or failed; everything of it is gone again. */
  onFailed: () => void;
}

/**
 * Puts the booking service's script into the head and makes a widget with it.
 *
 * @returns takes away the script and everything that it left behind
 */
export function openWidget(setup: WidgetSetup): () => void {
  const { container } = setup;
  const globals = window as unknown as Record<string, (new (options: object) => unknown) | undefined>;
  const forget = () => void delete globals[setup.global];
  const removeLeftovers = watchLeftovers();
  const script = document.createElement("script");
  const frames = new MutationObserver(() => {
    const frame = container.querySelector("iframe");
    if (!frame) return;
    frames.disconnect();
    frame.title ||= setup.title;
    frame.addEventListener("load", ready, { once: true });
  });

  let closed = false;
  const close = () => {
    if (closed) return;
    closed = true;
    clearTimeout(timer);
    frames.disconnect();
    // A script that is already on its way runs even when its element is gone.
    script.onload = forget;
    script.remove();
    container.replaceChildren();
    removeLeftovers();
    forget();
  };
  const fail = () => {
    if (closed) return;
    close();
    setup.onFailed();
  };
  function ready() {
    if (closed) return;
    clearTimeout(timer);
    setup.onReady();
  }
  const timer = setTimeout(fail, PATIENCE);

  frames.observe(container, { childList: true, subtree: true });
  script.onerror = fail;
  script.onload = () => {
    const Widget = globals[setup.global];
    try {
      if (!Widget) throw new Error(`The booking script brought no ${setup.global}: see booking.widget in site.yaml.`);
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
