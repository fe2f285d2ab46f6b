import type { FormPlace } from "./forms/formPlace";
import type { Framed } from "./framedPage";
import type { Editing } from "./typing/useEditing";
import type { ShownPage } from "./useDeskPage";

/** The props of each tab. */
export interface PanelProps {
  page: ShownPage;
  framed: Framed;
  /** Changes files; not to be used if the desk is read-only. */
  editing: Editing;
  readOnly: boolean;
  /** The block that was picked on the page: a new object each time. */
  picked: { id: string } | undefined;
  /** The form that is open in the place of the list of blocks. */
  form: FormPlace | undefined;
  setForm: (form: FormPlace | undefined) => void;
  /** Starts or ends picking a block on the page. */
  picking: boolean;
  setPicking: (picking: boolean) => void;
}
