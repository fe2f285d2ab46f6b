import type { ReactNode } from "react";
import type { DeskPage } from "../../protocol/page";
import type { IconName } from "../common/marks";
import { ContentPlace } from "./ContentPlace";
import { PagePlace } from "./PagePlace";
import { PublishPlace } from "./PublishPlace";
import { SitePlace } from "./SitePlace";
import type { PanelProps, PlaceId } from "./usePanel";

interface DeskPlace {
  id: PlaceId;
  title: string;
  icon: IconName;
  /** How many things of it need somebody. */
  count?: (page: DeskPage) => number;
  Place: (props: PanelProps) => ReactNode;
  /** Whether it is hidden if the desk is read-only. */
  edits?: boolean;
}

/** The places of the panel, in their order. A new one is a component in this folder and a line here. */
export const PLACES: DeskPlace[] = [
  { id: "page", title: "Page", icon: "file-text", count: ({ problems }) => problems.length, Place: PagePlace },
  { id: "content", title: "Content", icon: "layout-list", Place: ContentPlace },
  { id: "site", title: "Site", icon: "store", Place: SitePlace, edits: true },
  { id: "publish", title: "Publish", icon: "send", Place: PublishPlace, edits: true },
];
