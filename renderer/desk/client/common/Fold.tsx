import type { ReactNode } from "react";
import { useRemembered } from "./useRemembered";

interface FoldProps {
  /** Under which the browser remembers whether it is open. */
  name: string;
  title: ReactNode;
  className: string;
  /** Rendered only while it is open. */
  children: () => ReactNode;
}

/** A part of a place that is folded at first. */
export function Fold({ name, title, className, children }: FoldProps): ReactNode {
  const [open, setOpen] = useRemembered<boolean>(name, false);
  return (
    <details className={className} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {open && children()}
    </details>
  );
}
