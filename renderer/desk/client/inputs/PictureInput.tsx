import { type DragEvent, type ReactNode, useId, useState } from "react";
import { holderOf, valueAt } from "../../../base/pointer";
import { type InputProps, shown, useForm } from "./formAccess";
import { thumbnailOf, useRadios } from "./TileInputs";

/** A picture beside the pages, chosen by what it looks like, or a file of this computer. */
export function PictureInput({ field, pointer, value, save, control, labelId, onRefused }: InputProps): ReactNode {
  const [isOther, setIsOther] = useState(false);
  const { choices, takePicture } = useForm();
  const [open, setOpen] = useState(false);
  const [sending, setSending] = useState(false);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setSending(true);
    onRefused(undefined);
    const refused = await takePicture(pointer, file, field.label);
    onRefused(refused);
    setIsOther(refused === undefined);
    setSending(false);
  };
  const now = shown(value);
  const choose: InputProps["save"] = async (picture) => {
    const saved = await save(picture);
    if (picture !== value) setIsOther(saved);
    return saved;
  };
  const drop = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      void upload(event.dataTransfer.files[0]);
    },
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would repeat the label that the row has
    <div className="picture" role="group" aria-labelledby={labelId} {...drop}>
      <div className="row">
        {now && <img className="thumbnail" src={thumbnailOf(now)} alt="" />}
        <span className="address">{now || "None yet"}</span>
      </div>
      <div className="row actions">
        <button type="button" {...control} aria-expanded={open} onClick={() => setOpen(!open)}>
          Choose a picture
        </button>
        <label className="button">
          {sending ? "Sending …" : "From this computer"}
          <input
            type="file"
            accept="image/*"
            disabled={sending}
            onChange={({ target }) => {
              void upload(target.files?.[0]);
              target.value = "";
            }}
          />
        </label>
        <span className="note">Or drop a photo here. Undo takes the page back; the file stays in images.</span>
      </div>
      {open && <Gallery names={choices?.pictures ?? []} now={now} save={choose} />}
      {isOther && <WordsAgain pointer={pointer} onDone={() => setIsOther(false)} />}
    </div>
  );
}

/** Asks for the words of a new picture, as long as those of the last one are there. */
function WordsAgain({ pointer, onDone }: { pointer: string; onDone: () => void }) {
  const form = useForm();
  const at = `${holderOf(pointer)}/alt`;
  const words = valueAt(form.data, at.slice(form.pointer.length));
  const [before] = useState(words);
  if (typeof words !== "string" || words === "" || words !== before) return null;
  const write = () => {
    const field = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(at)}"]`);
    field?.querySelector<HTMLElement>("textarea, input, .rich-field")?.focus();
  };
  return (
    <div role="status" className="warned">
      <p>{`The picture has changed. Does "${words}" still describe it?`}</p>
      <span className="row actions">
        <button type="button" onClick={write}>
          Write new words
        </button>
        <button type="button" onClick={onDone}>
          It does
        </button>
      </span>
    </div>
  );
}

function Gallery({ names, now, save }: { names: string[]; now: string; save: InputProps["save"] }) {
  const [words, setWords] = useState("");
  const name = useId();
  const { chosen, choose, group } = useRadios(now, save);
  const found = names.filter((one) => one.toLowerCase().includes(words.trim().toLowerCase().replace(/\s+/g, "-")));
  return (
    <div className="gallery">
      <input
        type="search"
        aria-label="Find a picture by its name"
        placeholder="Find by name"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className="pictures" role="radiogroup" aria-label="Pictures" {...group}>
        {found.map((one) => (
          <label key={one} className="tile">
            <input type="radio" name={name} checked={chosen === one} onChange={() => choose(one)} />
            <img src={thumbnailOf(one)} alt="" loading="lazy" />
            <span>{one.replace(/^\/images\//, "")}</span>
          </label>
        ))}
      </div>
      <p role="status" className="note">{`${found.length} of ${names.length} pictures`}</p>
    </div>
  );
}
