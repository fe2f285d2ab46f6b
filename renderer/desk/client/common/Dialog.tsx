import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import type { PageEntry } from "../../protocol/page";
import { Button } from "./Button";
import { RefusedRequests } from "./failures";
import { Icon } from "./marks";

interface DialogProps {
  title: string;
  /** Called by Escape and by its button: it is closed once it is not rendered any more. */
  onClose: () => void;
  className?: string;
  /** Whether it must not be closed now. */
  busy?: boolean;
  /** What it is filled in for: its content is a form. */
  onSubmit?: (form: HTMLFormElement) => unknown;
  children: ReactNode;
}

/**
 * A native modal dialog: Escape closes it, the rest of the desk is inert, and the focus goes back to its button. It is
 * open for as long as it is rendered. The browser reports a closed dialog only later: until then, a press on its button
 * would open nothing.
 */
export function Dialog(props: DialogProps): ReactNode {
  const { title, onClose, className = "sheet", busy = false, onSubmit, children } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    current?.querySelector<HTMLElement>("form :is(input, select:not([data-later]), textarea)")?.focus();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={id}
      onClose={onClose}
      onCancel={(event) => {
        // Not that of a field for files in it.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!busy) onClose();
      }}
    >
      <div className="row">
        <h2 id={id}>{title}</h2>
        <Button aria-label="Close" title="Close" isOff={busy} onClick={onClose}>
          <Icon name="x" />
        </Button>
      </div>
      <RefusedRequests />
      {onSubmit ? (
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault();
            void onSubmit(event.currentTarget);
          }}
        >
          {children}
        </form>
      ) : (
        children
      )}
    </dialog>
  );
}

interface SubmitProps {
  words: string;
  /** Whether it cannot be done yet, or is being done. */
  isOff?: boolean;
  isDanger?: boolean;
  /** What else can be done, or why it cannot. */
  children?: ReactNode;
}

/** The end of a dialog that is filled in, always in view. */
export function Submit({ words, isOff, isDanger, children }: SubmitProps): ReactNode {
  return (
    <div className="row actions save-row">
      <button type="submit" className={isDanger ? "primary danger" : "primary"} aria-disabled={isOff}>
        {words}
      </button>
      {children}
    </div>
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
