import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { scrollable } from "../common/PlaceLink";
import { TABS } from "./tabsOfDesk";
import type { PanelProps, PanelState } from "./usePanel";

interface DeskPanelProps extends Omit<PanelProps, "page" | "form" | "setForm" | "picked"> {
  page: PanelProps["page"] | undefined;
  panel: PanelState;
}

/** The panel beside the page, with its tabs. */
export function Panel({ page, panel, ...others }: DeskPanelProps): ReactNode {
  const { folded, form, setForm, picked, setTab } = panel;
  const allTabs = TABS.filter(({ edits }) => !(edits && others.readOnly));
  const tab = allTabs.find(({ id }) => id === panel.tab) ?? allTabs[0];
  const tabs = allTabs.map(({ id, title, count }) => ({ id, title, count: page && count?.(page) }));
  return (
    <aside id="panel" aria-label="Desk" hidden={folded}>
      {page && tab && (
        <Tabs tabs={tabs} chosen={tab.id} onChoose={setTab}>
          <tab.Panel
            key={page.route}
            {...{ page, setForm, ...others }}
            form={form?.route === page.route ? form : undefined}
            picked={picked?.route === page.route ? picked : undefined}
          />
        </Tabs>
      )}
    </aside>
  );
}

interface Tab {
  id: string;
  title: string;
  /** Shown after the title; undefined for none. */
  count?: number;
}

/** Tabs as the ARIA practices describe them: one stop for the Tab key, arrow keys, Home and End between them. */
function Tabs({ tabs, chosen, onChoose, children }: TabsProps) {
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
