import { type DragEvent, type ReactNode, useEffect, useId, useState } from "react";
import { parentPointer, valueAt } from "../../../base/pointer";
import { fileNameOf, isNamed, thumbnailOf } from "../../protocol/pictures";
import { Button } from "../common/Button";
import { Icon } from "../common/marks";
import { useObservable } from "../common/observable";
import { ChooseFile } from "../pictures/ChooseFile";
import { CropPicture } from "../pictures/CropPicture";
import { droppedPhoto } from "../pictures/droppedPhoto";
import { ALT, type NewPicture, NewPictures } from "../pictures/NewPictures";
import { type FormAccess, type InputProps, textOfValue, useForm, wordsKept } from "./formAccess";
import { useRadios } from "./TileInputs";

/** A picture beside the pages, chosen by what it looks like, or a file of this device. */
export function PictureInput({ field, pointer, value, control, labelId }: InputProps): ReactNode {
  const form = useForm();
  const [next, setNext] = useNext(form.route, pointer);
  const [isCropping, setCropping] = useState(false);
  const now = textOfValue(value);
  const drop = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setNext(event.dataTransfer.files[0]);
    },
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would repeat the label that the row has
    <div className="stack picture" role="group" aria-labelledby={labelId} {...drop}>
      <div className="row actions">
        {now && <img className="thumbnail" src={thumbnailOf(now)} alt="" />}
        <span className="address">{now ? fileNameOf(now) : "None yet"}</span>
      </div>
      <PickPicture
        names={form.choices?.pictures ?? []}
        now={typeof next === "string" ? next : now}
        control={control}
        onPick={setNext}
      >
        {now && !now.endsWith(".svg") && (
          <Button onClick={() => setCropping(true)}>
            <Icon name="crop" /> Crop
          </Button>
        )}
        <span className="note of-keys">Or drop a photo here.</span>
      </PickPicture>
      {isCropping && (
        <CropPicture
          name={now}
          use={(part) => form.takePicture(pointer, part, `${field.label} cropped`)}
          onClose={() => setCropping(false)}
        />
      )}
      {next !== undefined && (
        <NextPicture field={field} pointer={pointer} next={next} onClose={() => setNext(undefined)} />
      )}
    </div>
  );
}

/** The picture that was chosen, or dropped on the one that the page shows here, and whose words are asked for. */
function useNext(route: string, pointer: string) {
  const [next, setNext] = useState<NewPicture>();
  const dropped = useObservable(droppedPhoto, () => droppedPhoto.for(route, pointer));
  useEffect(() => {
    if (!dropped) return;
    setNext(dropped);
    droppedPhoto.take();
  }, [dropped]);
  return [next, setNext] as const;
}

interface NextPictureProps extends Pick<InputProps, "field" | "pointer"> {
  next: NewPicture;
  onClose: () => void;
}

/** Asks for the words of the picture that was chosen, and puts both on the page. */
function NextPicture({ field, pointer, next, onClose }: NextPictureProps) {
  const form = useForm();
  const holder = parentPointer(pointer);
  const was = field.hasAlt ? altAt(form, holder) : undefined;
  const asks = field.hasAlt && valueAt(form.data, `${holder.slice(form.pointer.length)}/decorative`) !== true;
  return (
    <NewPictures
      pictures={[next]}
      kept={wordsKept(form.kept, pointer)}
      asked={asks ? [{ ...ALT, start: was ?? "" }] : []}
      was={asks ? was : undefined}
      use={async ([words], onProgress) => {
        const alt = words?.alt === was ? undefined : words?.alt;
        if (typeof next !== "string") return form.takePicture(pointer, next, field.label, alt, onProgress);
        const steps = [{ do: "set", pointer, value: next } as const];
        const altStep = { do: "set", pointer: `${holder}/alt`, value: alt ?? "" } as const;
        return form.change(alt === undefined ? steps : [...steps, altStep], field.label);
      }}
      onClose={onClose}
    />
  );
}

/** The alternative text of a picture as it is read: with its facts filled in. */
function altAt({ data, pointer, factsAt }: FormAccess, holder: string): string | undefined {
  const at = `${holder}/alt`;
  const written = valueAt(data, at.slice(pointer.length));
  return factsAt(at)?.filled ?? (typeof written === "string" && written !== "" ? written : undefined);
}

interface GalleryProps {
  names: string[];
  now: string;
  onPick: (picture: NewPicture) => void;
}

interface PickPictureProps extends GalleryProps {
  control: InputProps["control"];
  /** What else can be done with the picture. */
  children?: ReactNode;
}

/** The ways to another picture: one of the site, by what it looks like, or a file of this device. */
export function PickPicture({ control, children, ...gallery }: PickPictureProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className="row actions">
        <Button {...control} aria-expanded={open} onClick={() => setOpen(!open)}>
          Choose a picture
        </Button>
        <ChooseFile onFiles={([file]) => file && gallery.onPick(file)}>From this device</ChooseFile>
        {children}
      </div>
      {open && <Gallery {...gallery} />}
    </>
  );
}

/** The pictures of the site, to choose one. */
function Gallery({ names, now, onPick }: GalleryProps): ReactNode {
  const [words, setWords] = useState("");
  const name = useId();
  const { chosen, choose, group } = useRadios(now, async (name) => onPick(name));
  const found = names.filter((one) => isNamed(one, words));
  return (
    <div className="stack gallery">
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
            <span>{fileNameOf(one)}</span>
          </label>
        ))}
      </div>
      <p role="status" className="note">{`${found.length} of ${names.length} pictures`}</p>
    </div>
  );
}
