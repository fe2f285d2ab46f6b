import { type ReactNode, useRef, useState } from "react";
import { fileNameOf, isNamed, type ListedPicture, sizeInWords, thumbnailOf } from "../../protocol/pictures";
import { Button } from "../common/Button";
import { useLoaded } from "../common/useLoaded";

interface PictureLibraryProps {
  /** Loads the pictures again when it is another one. */
  version: unknown;
  /** Shows a page. */
  go: (route: string) => void;
  /** Removes pictures by their names; undefined if the desk is read-only. */
  onRemove: ((names: string[]) => void) | undefined;
}

/** All pictures of the site: found by name, with the pages that show them; those that nothing shows can be deleted. */
export function PictureLibrary({ version, go, onRemove }: PictureLibraryProps): ReactNode {
  const pictures = useLoaded<ListedPicture[] | null>("pictures", version)?.response;
  const [words, setWords] = useState("");
  const [onlyUnused, setOnlyUnused] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  if (!pictures) return <p className="loading">Loading …</p>;
  const unused = pictures.filter(({ uses }) => uses.length === 0);
  const found = pictures.filter(({ name, uses }) => isNamed(name, words) && !(onlyUnused && uses.length > 0));
  const remove = (...names: string[]) => {
    // The button goes with its picture.
    search.current?.focus();
    onRemove?.(names);
  };
  return (
    <section className="library form" aria-label="Pictures of the site">
      <div className="row">
        <input
          ref={search}
          type="search"
          aria-label="Find a picture by its name"
          placeholder="Find by name"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <label className="yes-no">
          <input type="checkbox" checked={onlyUnused} onChange={({ target }) => setOnlyUnused(target.checked)} />
          {`Only those on no page (${unused.length})`}
        </label>
      </div>
      {unused.length > 1 && onRemove && (
        <Button className="all" onClick={() => remove(...unused.map(({ name }) => name))}>
          {`Delete the ${unused.length} on no page`}
        </Button>
      )}
      <p role="status" className="note">{`${found.length} of ${pictures.length} pictures`}</p>
      <ul className="shelf">
        {found.map((picture) => (
          <li key={picture.name}>
            <Listed picture={picture} go={go} onRemove={onRemove && (() => remove(picture.name))} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ListedProps {
  picture: ListedPicture;
  go: (route: string) => void;
  onRemove: (() => void) | undefined;
}

function Listed({ picture: { name, bytes, uses }, go, onRemove }: ListedProps) {
  const short = fileNameOf(name);
  return (
    <>
      <img className="thumbnail" src={thumbnailOf(name)} alt="" loading="lazy" />
      <div>
        <strong>{short}</strong>
        <span className="note">{sizeInWords(bytes)}</span>
        {uses.length === 0 && <span className="unused">On no page</span>}
        {uses.map(({ route, name: page }) =>
          route === undefined ? (
            <span key={page}>{page}</span>
          ) : (
            <Button key={route} className="link" onClick={() => go(route)}>
              {page}
            </Button>
          ),
        )}
        {uses.length === 0 && onRemove && (
          <Button aria-label={`Delete ${short}`} onClick={onRemove}>
            Delete
          </Button>
        )}
      </div>
    </>
  );
}
