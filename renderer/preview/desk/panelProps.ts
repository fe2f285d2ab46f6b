import type { DeskPage } from "./describePage";
import type { Framed } from "./framedPage";

/** What each tab is given. */
export interface PanelProps {
  page: DeskPage;
  framed: Framed;
  /** The block that was picked on the page: a new object for each time. */
  picked: { id: string } | undefined;
  /** Starts or ends picking a block on the page. */
  picking: boolean;
  setPicking: (picking: boolean) => void;
}
