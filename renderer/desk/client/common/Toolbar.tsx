import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";

interface ToolbarProps {
  ref?: RefObject<HTMLDivElement | null>;
  className?: string;
  label: string;
  /** The keys that lead to it. */
  keys: string;
  /** Whether the Tab key stops at it. */
  isStop?: boolean;
  /** Leads back to what it is for. */
  onEscape: () => void;
  /** Buttons, and nothing else. */
  children: ReactNode;
}

/** One stop of the Tab key, with arrow keys, Home and End between the buttons: the toolbar pattern of ARIA. */
export function Toolbar({ ref, className, label, keys, isStop = true, onEscape, children }: ToolbarProps): ReactNode {
  const [at, setAt] = useState(0);
  const own = useRef<HTMLDivElement>(null);
  const bar = ref ?? own;
  const buttons = () => [...(bar.current?.querySelectorAll("button") ?? [])];
  // The buttons may be those of a list elsewhere, where each is a stop.
  useLayoutEffect(() => {
    for (const [index, button] of buttons().entries()) {
      button.tabIndex = isStop && index === at ? 0 : -1;
      button.toggleAttribute("data-at", index === at);
    }
  });
  const move = (event: KeyboardEvent) => {
    if (event.key === "Escape") onEscape();
    const next = nextInRow(event.key, at, buttons().length);
    if (next === undefined) return;
    event.preventDefault();
    buttons()[next]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      className={className}
      aria-label={label}
      aria-keyshortcuts={keys}
      onKeyDown={move}
      onFocus={({ target }) => setAt(buttons().indexOf(target as Element as HTMLButtonElement))}
    >
      {children}
    </div>
  );
}

/** Where an arrow key, Home or End leads in a row of controls; undefined for other keys. */
export function nextInRow(key: string, at: number, count: number): number | undefined {
  const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1 + count, Home: 0, End: count - 1 };
  const next = steps[key];
  return next === undefined ? undefined : next % count;
}
