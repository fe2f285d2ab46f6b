import type { ReactNode } from "react";
import type { DeskPage } from "../../server/describePage";
import type { TypedText } from "../typing/typedText";
import type { Editing } from "../typing/useEditing";
import { formAround } from "./formPlace";

interface SettingsOfTextProps {
  text: TypedText;
  page: DeskPage | undefined;
  editing: Editing;
  /** Opens the form that holds a value of the page's file. */
  openAround: (pointer: string, element: Element | undefined) => void;
}

/** Leads from the text that is being typed to its settings, such as the target of its link. Saves the text first. */
export function SettingsOfText({ text, page, editing, openAround }: SettingsOfTextProps): ReactNode {
  const { file, pointer } = text;
  if (!page || file !== page.name || !formAround(page, pointer)) return null;
  const element = editing.find(text);
  const open = async () => {
    if (await editing.typing.save()) openAround(pointer, element);
  };
  return (
    <button type="button" onClick={() => void open()}>
      {element?.closest("a") ? "Where it leads" : "Settings"}
    </button>
  );
}
