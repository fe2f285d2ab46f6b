import type { ReactNode } from "react";
import type { DeskPage } from "../../protocol/page";
import { Blocks } from "./Blocks";
import { Changes } from "./Changes";
import { DataTree, SearchResult, SocialCard } from "./HeadTabs";
import { Facts, Links, Texts } from "./ListTabs";
import { Problems } from "./Problems";
import { PageSettings, Pictures, SiteFacts } from "./SettingsTabs";
import type { PanelProps } from "./usePanel";

interface DeskTab {
  id: string;
  title: string;
  /** How many things it lists. */
  count?: (page: DeskPage) => number;
  Panel: (props: PanelProps) => ReactNode;
  /** Whether it is hidden if the desk is read-only. */
  edits?: boolean;
}

/** The tabs of the desk, in their order. A new one is a component in this folder and a line here. */
export const TABS: DeskTab[] = [
  { id: "problems", title: "Problems", count: ({ problems }) => problems.length, Panel: Problems },
  { id: "texts", title: "Texts", Panel: Texts, edits: true },
  { id: "changes", title: "Changes", Panel: Changes, edits: true },
  { id: "blocks", title: "Blocks", count: ({ blocks }) => blocks.length, Panel: Blocks },
  { id: "settings", title: "Page settings", Panel: PageSettings, edits: true },
  { id: "site", title: "Facts of the site", Panel: SiteFacts, edits: true },
  { id: "pictures", title: "Pictures", Panel: Pictures },
  { id: "search", title: "Search result", Panel: SearchResult },
  { id: "card", title: "Social card", Panel: SocialCard },
  { id: "links", title: "Links", count: ({ linksIn, linksOut }) => linksIn.count + linksOut.length, Panel: Links },
  { id: "facts", title: "Facts", count: ({ facts }) => facts.length, Panel: Facts },
  { id: "data", title: "Structured data", Panel: DataTree },
];
