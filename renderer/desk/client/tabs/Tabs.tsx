import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { scrollable } from "../common/PlaceLink";

interface Tab {
  id: string;
  title: string;
  /** Shown after the title; undefined for none. */
  count?: number;
}

/** Tabs as the ARIA practices describe them: one stop for the Tab key, arrow keys, Home and End between them. */
export function Tabs({ tabs, chosen, onChoose, children }: TabsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === chosen);
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const next = steps[event.key];
    const tab = next === undefined ? undefined : tabs.at(next % tabs.length);
    if (!tab) return;
    event.preventDefault();
    onChoose(tab.id);
    list.current?.querySelector<HTMLElement>(`#tab-${tab.id}`)?.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label="About this page" ref={list} onKeyDown={move}>
        {tabs.map(({ id, title, count }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === chosen}
            aria-controls="tab-panel"
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            {title}
            {count !== undefined && <span className="count"> {count}</span>}
          </button>
        ))}
      </div>
      <div
        className="tab-panel"
        role="tabpanel"
        id="tab-panel"
        aria-labelledby={`tab-${chosen}`}
        key={chosen}
        {...scrollable}
      >
        {children}
      </div>
    </>
  );
}

interface TabsProps {
  tabs: Tab[];
  chosen: string;
  onChoose: (id: string) => void;
  children: ReactNode;
}
