/** Vite's live connection without Vite's client, which would reload the desk and put its overlay over it. */
import { tokenOf } from "./requests";

/** How long until the desk looks again for a preview that has stopped. */
const AGAIN_MS = 1000;

type Listener = (data: unknown) => void;

export interface LiveConnection {
  /** Calls back for each message of this name; `connected` is the server's first. @returns a function that ends it */
  on(event: string, listener: Listener): () => void;
}

/**
 * Listens to the preview.
 *
 * @param onStopped called once when the preview has stopped; when it is back, the desk is loaded again
 */
export function connectLive(onStopped: () => void): LiveConnection {
  const listeners = new Map<string, Set<Listener>>();
  const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}?token=${tokenOf("live")}`, "vite-hmr");
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as { type: string; event?: string; data?: unknown };
    const event = message.type === "custom" ? message.event : message.type;
    for (const listener of listeners.get(event ?? "") ?? []) listener(message.data);
  });
  let leaving = false;
  addEventListener("pagehide", () => {
    leaving = true;
  });
  socket.addEventListener("close", () => {
    if (leaving) return;
    onStopped();
    void reloadWhenBack();
  });
  return {
    on(event, listener) {
      const all = listeners.get(event) ?? new Set();
      listeners.set(event, all.add(listener));
      return () => void all.delete(listener);
    },
  };
}

async function reloadWhenBack(): Promise<void> {
  // A restarted preview has another token: any response will do.
  const back = await fetch("/_desk/page", { cache: "no-store" }).then(
    () => true,
    () => false,
  );
  if (back) location.reload();
  else setTimeout(reloadWhenBack, AGAIN_MS);
}
