import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { Button } from "../common/Button";
import { Icon, type IconName } from "../common/marks";
import { scrollable } from "../common/PlaceLink";
import { nextInRow } from "../common/Toolbar";
import { Developers } from "./Developers";
import { PLACES } from "./places";
import type { PanelProps, PlaceId } from "./usePanel";

interface DeskPanelProps extends Omit<PanelProps, "page"> {
  page: PanelProps["page"] | undefined;
}

/** The panel beside the page, or over it in a narrow window, with its places. */
export function Panel({ page, ...others }: DeskPanelProps): ReactNode {
  const { folded, setFolded, tab, setTab } = others.panel;
  const all = PLACES.filter(({ edits }) => !(edits && others.readOnly));
  const place = all.find(({ id }) => id === tab) ?? all[0];
  const tabs = all.map(({ id, title, icon, count }) => ({ id, title, icon, count: page && count?.(page) }));
  return (
    <aside id="panel" aria-label="Panel" hidden={folded} data-settled={page?.settled}>
      <Button className="quiet close-sheet" aria-label="Close the panel" onClick={() => setFolded(true)}>
        <Icon name="x" />
      </Button>
      {page && place ? (
        <Tabs tabs={tabs} chosen={place.id} onChoose={setTab}>
          <place.Place key={page.route} page={page} {...others} />
          <Developers page={page} />
        </Tabs>
      ) : (
        <p className="loading">Loading …</p>
      )}
    </aside>
  );
}

interface Tab {
  id: PlaceId;
  title: string;
  icon: IconName;
  /** Shown after the title if it is not 0. */
  count: number | undefined;
}

/** Tabs as the ARIA practices describe them: one stop for the Tab key, arrow keys, Home and End between them. */
function Tabs({ tabs, chosen, onChoose, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === chosen);
    const next = nextInRow(event.key, at, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChoose(tab.id);
    list.current?.querySelector<HTMLElement>(`#tab-${tab.id}`)?.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label="Places" ref={list} onKeyDown={move}>
        {tabs.map(({ id, title, icon, count }) => (
          <Button
            key={id}
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === chosen}
            aria-controls="tab-panel"
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            <Icon name={icon} />
            {title}
            {Boolean(count) && <span className="count">{count}</span>}
          </Button>
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
  chosen: PlaceId;
  onChoose: (id: PlaceId) => void;
  children: ReactNode;
}
