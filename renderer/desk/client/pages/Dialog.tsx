import { type ReactNode, type Ref, useId } from "react";

interface DialogProps {
  title: string;
  /** Called when it was closed, also by Escape. */
  onClose: () => void;
  /** Closes it when it has done its work. */
  ref?: Ref<HTMLDialogElement>;
  className?: string;
  children: ReactNode;
}

/** A native modal dialog: Escape closes it, the rest of the desk is inert, and the focus goes back to its button. */
export function Dialog({ title, onClose, ref, className = "sheet", children }: DialogProps): ReactNode {
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
    <dialog ref={open} className={className} aria-labelledby={id} onClose={onClose}>
      <div className="row">
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          aria-label="Close"
          title="Close"
          onClick={({ currentTarget }) => currentTarget.closest("dialog")?.close()}
        >
          ×
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
