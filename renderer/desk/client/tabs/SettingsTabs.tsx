import { type ReactNode, useId } from "react";
import { useRemembered } from "../common/useRemembered";
import { Form, FormFields } from "../forms/Form";
import { useLoadedForm } from "../forms/loadedForm";
import { PictureLibrary } from "../pictures/PictureLibrary";
import type { PanelProps } from "./usePanel";

/** The settings of the page as a whole: its title, description and the words of its card, its address, its look. */
export function PageSettings({ page, editing }: PanelProps): ReactNode {
  return (
    <section className="form" aria-label="Page settings">
      <Form page={page} editing={editing} pointer="" />
    </section>
  );
}

/** What is written once for all pages: who and where the business is, its hours, prices and facts, the menus. */
export function SiteFacts({ page, editing }: PanelProps): ReactNode {
  const form = useLoadedForm(editing.edits, { route: page.route, pointer: "", of: "site" }, page);
  const [remembered, setPart] = useRemembered<string>("part", "business");
  const id = useId();
  if (form === undefined) return <p className="none">Loading …</p>;
  if (form === null) return <p className="none">site.yaml has an error, so its facts wait until that is fixed.</p>;
  const part = form.fields.find(({ name }) => name === remembered) ?? form.fields[0];
  if (!part) return null;
  return (
    <section className="form" aria-label="Facts of the site">
      <p className="note">Each is written once, and a change shows on every page that says it.</p>
      <div className="field">
        <label htmlFor={id}>What to change</label>
        <select id={id} value={part.name} onChange={({ target }) => setPart(target.value)}>
          {form.fields.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <FormFields key={part.name} {...{ form, page, editing }} inner={`/${part.name}`} />
    </section>
  );
}

/** The pictures of the site, with the places that show them. */
export function Pictures({ page, framed, editing, readOnly }: PanelProps): ReactNode {
  const remove = (names: string[]) => void editing.edits.removePictures(names);
  return <PictureLibrary version={page} go={framed.go} onRemove={readOnly ? undefined : remove} />;
}
