import { KeyboardSensor, type KeyboardSensorProps } from "@dnd-kit/core";

/** The keys that move an entry, put it down or leave it where it was. */
const KEYS = /^(?:Arrow(?:Up|Down|Left|Right)|Space|Enter|Tab|Escape)$/;

/**
 * The keyboard sensor of dnd-kit without lost keys. The original listens only a moment after an entry was picked up,
 * and knows the entry's place only a moment after each key: an earlier key did nothing, or put the entry down
 * elsewhere. Here such a key waits, and so does each key after it.
 */
export class SteadyKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    const { context, activeNode, event: pickedUpBy } = props;
    const ends = new AbortController();
    const { signal } = ends;
    const ending = (then: () => void) => () => {
      ends.abort();
      then();
    };
    super({ ...props, onEnd: ending(props.onEnd), onCancel: ending(props.onCancel) });

    const held: KeyboardEvent[] = [];
    let listens = false;
    // Timers keep their order, and dnd-kit has already set its own.
    setTimeout(() => {
      listens = true;
    });
    const isReady = ({ code }: KeyboardEvent) => {
      const { over, collisions } = context.current;
      // Until both agree, the last key is not carried out: the entry would be put down where it was before.
      return listens && (code === "Escape" || (over !== null && over.id === collisions?.[0]?.id));
    };
    // One key per timer: where the next one leads depends on what this one has moved.
    const pass = () => {
      const [next] = held;
      if (next && isReady(next)) {
        document.dispatchEvent(new KeyboardEvent("keydown", { key: next.key, code: next.code, cancelable: true }));
        held.shift();
      }
      // The list may have been removed.
      if (!activeNode.node.current) ends.abort();
      if (held.length > 0 && !signal.aborted) setTimeout(pass);
    };
    const keydown = (event: KeyboardEvent) => {
      const isHeld = event.isTrusted && event !== pickedUpBy && KEYS.test(event.code);
      if (!isHeld || (held.length === 0 && isReady(event))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held.push(event);
      if (held.length === 1) setTimeout(pass);
    };
    document.addEventListener("keydown", keydown, { capture: true, signal });
  }
}
