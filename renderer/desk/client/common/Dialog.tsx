import { type ReactNode, type Ref, useId } from "react";
import type { PageEntry } from "../../protocol/page";
import { Icon } from "./marks";

interface DialogProps {
  title: string;
  /** Called when it was closed, also by Escape. */
  onClose: () => void;
  /** Closes it when it has done its work. */
  ref?: Ref<HTMLDialogElement>;
  className?: string;
  /** Whether it must not be closed now. */
  busy?: boolean;
  children: ReactNode;
}

/** A native modal dialog: Escape closes it, the rest of the desk is inert, and the focus goes back to its button. */
export function Dialog({ title, onClose, ref, className = "sheet", busy = false, children }: DialogProps): ReactNode {
  const id = useId();
  const open = (dialog: HTMLDialogElement | null) => {
    if (dialog && !dialog.open) {
      dialog.showModal();
      dialog.querySelector<HTMLElement>("form :is(input, select, textarea)")?.focus();
    }
    if (typeof ref === "function") ref(dialog);
    else if (ref) ref.current = dialog;
  };
  return (
    <dialog
      ref={open}
      className={className}
      aria-labelledby={id}
      onClose={onClose}
      onCancel={(event) => busy && event.preventDefault()}
    >
      <div className="row">
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          aria-label="Close"
          title="Close"
          aria-disabled={busy}
          onClick={({ currentTarget }) => !busy && currentTarget.closest("dialog")?.close()}
        >
          <Icon name="x" />
        </button>
      </div>
      {children}
    </dialog>
  );
}

/** The attributes of a field's control. */
interface Control {
  id: string;
  "aria-describedby": string;
  "aria-invalid"?: true;
}

interface FieldProps {
  label: string;
  /** Why its value is not possible, in a sentence. */
  error?: string | undefined;
  note?: ReactNode;
  children: (control: Control) => ReactNode;
}

/** A field with its label, and with what is wrong beside it. */
export function DialogField({ label, error, note, children }: FieldProps): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, "aria-describedby": `${id}-error ${id}-note`, ...(error && { "aria-invalid": true }) })}
      <p id={`${id}-error`} className="refused" aria-live="polite">
        {error}
      </p>
      <p id={`${id}-note`} className="note">
        {note}
      </p>
    </div>
  );
}

/** The pages to choose one of, by their titles. */
export function PageOptions({ pages }: { pages: PageEntry[] }): ReactNode {
  return pages.map(({ route, title }) => (
    <option key={route} value={route}>
      {`${title} (${route})`}
    </option>
  ));
}
