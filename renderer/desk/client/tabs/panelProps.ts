import type { Framed } from "../page/framedPage";
import type { ShownPage } from "../page/useDeskPage";
import type { Editing } from "../page/useEditing";
import type { PanelState } from "./usePanel";

/** The props of each tab. */
export interface PanelProps extends Pick<PanelState, "form" | "setForm" | "picked"> {
  page: ShownPage;
  framed: Framed;
  /** Changes files; not to be used if the desk is read-only. */
  editing: Editing;
  readOnly: boolean;
  /** Starts or ends picking a block on the page. */
  picking: boolean;
  setPicking: (picking: boolean) => void;
}
