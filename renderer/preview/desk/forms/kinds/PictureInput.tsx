import { type DragEvent, type ReactNode, useId, useState } from "react";
import { type InputProps, shown } from "../inputProps";
import { thumbnailOf } from "../thumbnailOf";
import { useForm } from "../useForm";
import { useRadios } from "./useRadios";

/** A picture beside the pages, chosen by what it looks like, or a file of this computer. */
export function PictureInput({ field, pointer, value, save, control, labelId, onRefused }: InputProps): ReactNode {
  const { choices, takePicture } = useForm();
  const [open, setOpen] = useState(false);
  const [sending, setSending] = useState(false);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setSending(true);
    onRefused(undefined);
    onRefused(await takePicture(pointer, file, field.label));
    setSending(false);
  };
  const now = shown(value);
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
      {open && <Gallery names={choices?.pictures ?? []} now={now} save={save} />}
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
