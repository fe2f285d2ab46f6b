import type { ReactNode } from "react";
import type { PanelProps } from "./panelProps";
import { Tabs } from "./Tabs";
import { TABS } from "./tabsOfDesk";
import type { PanelState } from "./usePanel";

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
