import type { ReactNode } from "react";
import { Form } from "../forms/Form";
import type { PanelProps } from "../panelProps";

/** The settings of the page as a whole: its title, description and the words of its card, its address, its look. */
export function PageSettings({ page, editing }: PanelProps): ReactNode {
  return (
    <section className="form" aria-label="Page settings">
      <Form page={page} editing={editing} pointer="" />
    </section>
  );
}
