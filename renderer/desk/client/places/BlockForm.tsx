import { type ReactNode, useEffect, useId, useRef } from "react";
import { blockTitle, type DeskBlock } from "../../protocol/page";
import { Button } from "../common/Button";
import { focusOpened } from "../common/focus";
import { Icon } from "../common/marks";
import { nameOfText } from "../edits/typedText";
import { Form } from "../forms/Form";
import { backToPage, type FormPlace, formOf, pointerOf } from "../forms/formPlace";
import { frame } from "../page/framedPage";
import type { PanelProps } from "./usePanel";

interface BlockFormProps extends Pick<PanelProps, "page" | "editing" | "panel"> {
  block: DeskBlock;
  place: FormPlace;
  onClose: () => void;
}

/** The form of one block, or of a part of it such as a picture, in the place of the list of blocks. */
export function BlockForm({ block, place, page, editing, panel: { setForm }, onClose }: BlockFormProps): ReactNode {
  const back = useRef<HTMLButtonElement>(null);
  const { inner, from } = place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is another form
  useEffect(() => focusOpened(back.current), [inner]);
  const title = useId();
  const whole = inner === "";
  const pointer = pointerOf(block);
  const part = nameOfText("", `${pointer}${inner}`, [block]);
  return (
    <section className="form" data-block={block.id} data-inner={inner} aria-labelledby={title}>
      <div className="row actions">
        {from && (
          <Button
            className="quiet back"
            ref={back}
            onClick={() => {
              setForm(undefined);
              backToPage(place, frame.now.document);
            }}
          >
            <Icon name="chevron-left" /> Back to the page
          </Button>
        )}
        <Button
          className="quiet back"
          ref={from ? undefined : back}
          onClick={whole ? onClose : () => setForm(formOf(page, block))}
        >
          <Icon name="chevron-left" /> {whole ? "All blocks" : `All of ${block.name}`}
        </Button>
      </div>
      <h2 id={title}>{whole ? blockTitle(block) : part.charAt(0).toUpperCase() + part.slice(1)}</h2>
      <Form page={page} editing={editing} pointer={pointer} inner={inner} />
    </section>
  );
}
