import { type ReactNode, useEffect, useId, useRef } from "react";
import type { DeskBlock } from "../../protocol/page";
import { PlaceLink } from "../common/PlaceLink";
import { nameOfText } from "../edits/typedText";
import { Form } from "../forms/Form";
import { backToPage, type FormPlace, pointerOf } from "../forms/formPlace";
import type { PanelProps } from "./usePanel";

interface BlockSettingsProps extends Pick<PanelProps, "page" | "framed" | "editing" | "setForm"> {
  block: DeskBlock;
  place: FormPlace;
  onClose: () => void;
}

/** The form of one block, or of a part of it such as a picture, in the place of the list of blocks. */
export function BlockSettings({
  block,
  place,
  page,
  framed,
  editing,
  setForm,
  onClose,
}: BlockSettingsProps): ReactNode {
  const back = useRef<HTMLButtonElement>(null);
  const { route, inner, from } = place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is another form
  useEffect(() => back.current?.focus(), [inner]);
  const title = useId();
  const whole = inner === "";
  const pointer = pointerOf(block);
  const name = whole ? block.id : nameOfText("", `${pointer}${inner}`, [{ ...block, type: block.id }]);
  return (
    <section className="form" aria-labelledby={title}>
      <div className="row">
        <span className="row actions">
          {from && (
            <button
              type="button"
              ref={back}
              onClick={() => {
                setForm(undefined);
                backToPage(place, framed.now.document);
              }}
            >
              ‹ Back to the page
            </button>
          )}
          <button
            type="button"
            ref={from ? undefined : back}
            onClick={whole ? onClose : () => setForm({ route, id: block.id, index: block.index, inner: "" })}
          >
            {whole ? "‹ All blocks of the page" : `All settings of ${block.id}`}
          </button>
        </span>
        <PlaceLink {...block.place} />
      </div>
      <h2 id={title}>{`Settings of ${name}`}</h2>
      <Form page={page} editing={editing} pointer={pointer} inner={inner} />
    </section>
  );
}
