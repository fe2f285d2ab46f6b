import { Fragment, type ReactNode, useEffect, useId, useRef } from "react";
import { pointerSteps } from "../../../base/pointer";
import type { CollectionEntry } from "../../protocol/collections";
import { Button } from "../common/Button";
import { focusOpened } from "../common/focus";
import { Icon } from "../common/marks";
import { useRemembered } from "../common/useRemembered";
import { useCollections } from "../common/useSite";
import { edits } from "../edits/edits";
import { Form, FormFields, fieldAt } from "../forms/Form";
import { type LoadedForm, useLoadedForm } from "../forms/loadedForm";
import { frame } from "../page/framedPage";
import { PictureLibrary } from "../pictures/PictureLibrary";
import { OpenPriceBook } from "../prices/PriceBook";
import { PICTURES, partsOf, SITE_GROUPS, type SiteGroup } from "./siteGroups";
import type { PanelProps } from "./usePanel";

/** What is written once for all pages, in groups: who and where the business is, its hours, prices, facts and menus. */
export function SitePlace(props: PanelProps): ReactNode {
  const { page, editing, panel } = props;
  const [language, setLanguage] = useRemembered<string>("language", "");
  const form = useLoadedForm({ route: page.route, pointer: "", of: "site", language }, page);
  const list = useRef<HTMLUListElement>(null);
  const collections = useCollections(page);
  const open = SITE_GROUPS.find(({ name }) => name === panel.group);
  const collection = collections.find(({ folder }) => folder === panel.group);
  const left = useRef<string>(undefined);
  useEffect(() => {
    // Back in the list, the group that was open has the focus.
    if (open || collection || left.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-group="${left.current}"]`)?.focus();
    left.current = undefined;
  }, [open, collection]);
  if (form === undefined) return <p className="loading">Loading …</p>;
  if (form === null) return <p className="none">The facts of the site have an error, and wait until it is fixed.</p>;
  const close = () => {
    left.current = panel.group;
    panel.setGroup("");
  };
  return (
    <>
      {collection && (
        <Group key={collection.folder} name={collection.name} several={false} onClose={close}>
          <Form page={page} editing={editing} pointer="" collection={collection.folder} />
        </Group>
      )}
      {collection ? null : open ? (
        <Group key={open.name} name={open.name} several={partsOf(open, namesIn(form)).length > 1} onClose={close}>
          {open.name === PICTURES ? (
            <Pictures {...props} />
          ) : (
            <GroupForm key={language} group={open} form={form} page={page} editing={editing} language={language} />
          )}
        </Group>
      ) : (
        <>
          <Language of={form} language={language} setLanguage={setLanguage} />
          <p className="note">
            {language === ""
              ? "Each of these is written once, and a change shows on every page that says it."
              : "What differs in this language. An empty field is as in the main one; a list is written whole."}
          </p>
          <ul className="list groups" ref={list}>
            {listedGroups(form, language, collections).map(({ key, name, about }) => (
              <li key={key}>
                <Button data-group={key} onClick={() => panel.setGroup(key)}>
                  <strong>{name}</strong>
                  <span className="note">{about}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The groups that the site has; of the main language, also its collections, by their folders. */
const listedGroups = (form: LoadedForm, language: string, collections: CollectionEntry[]) => [
  ...SITE_GROUPS.filter((one) => hasFields(one, form, language)).map(({ name, about }) => ({ key: name, name, about })),
  ...(language === "" ? collections : []).map(({ folder, name }) => ({
    key: folder,
    name,
    about: `The pages of ${folder}: their order, their feed and what they need`,
  })),
];

interface LanguageProps {
  of: LoadedForm;
  language: string;
  setLanguage: (code: string) => void;
}

/** Which language's texts are shown, where the site has several. */
function Language({ of: { languages }, language, setLanguage }: LanguageProps) {
  const id = useId();
  if (languages.length === 0) return null;
  return (
    <div className="row">
      <label htmlFor={id}>Texts</label>
      <select id={id} value={language} onChange={({ target }) => setLanguage(target.value)}>
        <option value="">Of all languages</option>
        {languages.map(({ code, name }) => (
          <option key={code} value={code}>{`In ${name}`}</option>
        ))}
      </select>
    </div>
  );
}

/** The pictures of the site, with the places that show them. */
function Pictures({ page, readOnly }: PanelProps) {
  const remove = (names: string[]) => void edits.queue.removePictures(names);
  return <PictureLibrary version={page} go={frame.go} onRemove={readOnly ? undefined : remove} />;
}

interface GroupProps {
  name: string;
  /** Whether it has several parts, each with a heading of its own. */
  several: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** One group, with the way back to the list. */
function Group({ name, several, onClose, children }: GroupProps) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => focusOpened(back.current), []);
  return (
    <section className={several ? "form several" : "form"} aria-label={name}>
      <Button ref={back} className="quiet back" onClick={onClose}>
        <Icon name="chevron-left" /> All of the site
      </Button>
      <h2>{name}</h2>
      {children}
    </section>
  );
}

interface GroupFormProps extends Pick<PanelProps, "page" | "editing"> {
  group: SiteGroup;
  form: LoadedForm;
  language: string;
}

function GroupForm({ group, form, page, editing, language }: GroupFormProps) {
  const own = withoutParts(form, group.without ?? []);
  return partsOf(group, namesIn(form))
    .filter((part) => fieldAt(form.fields, pointerSteps(part)))
    .map((part) => (
      <Fragment key={part}>
        {part === "/prices" && language === "" && <OpenPriceBook />}
        <FormFields form={own} inner={part} page={page} editing={editing} />
      </Fragment>
    ));
}

/** Whether the site has anything of a group: one without an address has no opening hours. */
const hasFields = (group: SiteGroup, form: LoadedForm, language: string): boolean =>
  group.name === PICTURES
    ? language === ""
    : partsOf(group, namesIn(form)).some((part) => fieldAt(form.fields, pointerSteps(part)));

const namesIn = ({ fields }: LoadedForm): string[] => fields.map(({ name }) => name);

/** The form without the fields that another group has. */
function withoutParts(form: LoadedForm, pointers: string[]): LoadedForm {
  const out = new Set(pointers);
  const fields = form.fields.map((field) => ({
    ...field,
    ...(field.fields && { fields: field.fields.filter(({ name }) => !out.has(`/${field.name}/${name}`)) }),
  }));
  return { ...form, fields };
}
