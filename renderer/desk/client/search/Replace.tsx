import { Fragment, type ReactNode, useState } from "react";
import { groupBy } from "../../../base/groups";
import type { Problem } from "../../../base/problem";
import { type FoundTexts, MOST_PLACES, type Replacement, type TextPlace, type TextSearch } from "../../protocol/search";
import { Dialog, DialogField, Submit } from "../common/Dialog";
import { plainWords } from "../common/plainWords";
import { sendStep } from "../common/requests";
import { useAsked } from "../common/useAnswered";
import { edits } from "../edits/edits";
import { nameOfText } from "../edits/typedText";

interface ReplaceProps {
  /** What is looked for at first. */
  words: string;
  onClose: () => void;
}

/** Replaces words in all texts of the site, as one step: each place is shown, and can be left out. */
export function Replace({ words, onClose }: ReplaceProps): ReactNode {
  const [search, setSearch] = useState<TextSearch>({ words, by: "", whole: false, exact: false });
  const [left, setLeft] = useState<string[]>([]);
  const [refused, setRefused] = useState<string>();
  const { found, goes, replacement, errors, state } = useReplacement(search, left);
  const change = (part: Partial<TextSearch>) => {
    setRefused(undefined);
    setSearch({ ...search, ...part });
  };
  const replace = async () => {
    if (!replacement || state !== "right") return;
    const done = `“${search.words}” replaced in ${inPlaces(goes)}`;
    const why = await edits.queue.step(() => sendStep("search/replace", replacement), done);
    setRefused(why);
    if (!why) onClose();
  };
  const line = (label: string, name: "words" | "by", note?: string) => (
    <DialogField label={label} note={note}>
      {(control) => (
        <input {...control} value={search[name]} onChange={({ target }) => change({ [name]: target.value })} />
      )}
    </DialogField>
  );
  const choice = (label: string, name: "whole" | "exact") => (
    <label className="yes-no">
      <input type="checkbox" checked={search[name]} onChange={({ target }) => change({ [name]: target.checked })} />
      {label}
    </label>
  );
  return (
    <Dialog title="Find and replace" onClose={onClose} onSubmit={replace}>
      {line("Find", "words", "As visitors read it, on every page.")}
      {line("Replace with", "by")}
      {choice("Whole words only", "whole")}
      {choice("Only with these capital letters", "exact")}
      <p role="status" className="note">
        {search.words.trim() && foundInWords(found)}
      </p>
      <Places found={found} left={left} setLeft={setLeft} errors={errors} />
      <Submit words={goes > 0 ? `Replace in ${inPlaces(goes)}` : "Replace"} isOff={state !== "right"}>
        <p role="status" className={state === "wrong" ? "refused" : "note"}>
          {refused ?? STATES[state]}
        </p>
      </Submit>
    </Dialog>
  );
}

const STATES = {
  none: "",
  checking: "Checking what the pages would say …",
  wrong: "The check refuses this. Leave out the places that are wrong, or use other words.",
  right: "The check finds nothing wrong with this.",
};

/** What is found, how many places of it would be replaced, and what the check says of that before it is done. */
function useReplacement(search: TextSearch, left: string[]) {
  const asked = useAsked<FoundTexts>("search", search.words.trim() ? search : undefined);
  const found = asked.isLatest ? asked.answer : undefined;
  const goes = found?.places.filter(({ id, stays }) => !stays && !left.includes(id)).length ?? 0;
  const isPossible = search.by !== "" && goes > 0 && (found?.count ?? 0) <= MOST_PLACES;
  const replacement: Replacement | undefined =
    found && isPossible ? { ...search, version: found.version, left } : undefined;
  const { answer: errors = [], isLatest, refused } = useAsked<Problem[]>("search/check", replacement);
  const checked = refused || errors.length > 0 ? "wrong" : "right";
  const state: keyof typeof STATES = !replacement ? "none" : isLatest ? checked : "checking";
  return { found, goes, replacement, state, errors: isLatest ? errors : [] };
}

const inPlaces = (count: number): string => (count === 1 ? "1 place" : `${count} places`);

function foundInWords(found: FoundTexts | undefined): string {
  if (!found) return "Looking …";
  const { count, places } = found;
  if (count === 0) return "No text of the site says this.";
  const pages = new Set(places.map(({ page = "every page" }) => page)).size;
  const more = count > MOST_PLACES ? `. These are the first ${MOST_PLACES}: look for more words at once` : "";
  return `${inPlaces(count)} on ${pages === 1 ? "1 page" : `${pages} pages`}${more}`;
}

interface PlacesProps {
  found: FoundTexts | undefined;
  left: string[];
  setLeft: (left: string[]) => void;
  errors: Problem[];
}

/** The places by their page, each with what is wrong there. What is wrong elsewhere is said above them. */
function Places({ found: { places } = { places: [], count: 0, version: "" }, left, setLeft, errors }: PlacesProps) {
  const wrongAt = (place: TextPlace) =>
    errors.filter(({ file, pointer }) => file === place.file && pointer === place.pointer);
  const elsewhere = errors.filter((error) => !places.some((place) => wrongAt(place).includes(error)));
  const toggle = (id: string) => setLeft(left.includes(id) ? left.filter((one) => one !== id) : [...left, id]);
  return (
    <>
      <Errors of={elsewhere.map(({ file, message }) => `${file}: ${message}`)} />
      {[...groupBy(places, ({ route }) => route ?? "")].map(([route, own]) => (
        <fieldset key={route} className="stack boxed found">
          <legend>
            {route ? (
              <a href={`/_desk/at${route}`} target="_blank" rel="noreferrer">
                {own[0]?.page}
              </a>
            ) : (
              "On every page that says it"
            )}
          </legend>
          {own.map((place) => (
            <Fragment key={place.id}>
              <label className={place.stays ? "stays" : ""}>
                <input
                  type="checkbox"
                  disabled={place.stays !== undefined}
                  checked={!place.stays && !left.includes(place.id)}
                  onChange={() => toggle(place.id)}
                />
                <Sentence place={place} isLeft={place.stays !== undefined || left.includes(place.id)} />
              </label>
              <Errors of={wrongAt(place).map(({ message }) => message)} />
            </Fragment>
          ))}
        </fieldset>
      ))}
    </>
  );
}

const Errors = ({ of }: { of: string[] }) =>
  of.map((words) => (
    <p key={words} className="refused">
      {plainWords(words)}
    </p>
  ));

function Sentence({ place, isLeft }: { place: TextPlace; isLeft: boolean }) {
  const { pointer, block, before, words, after, becomes, stays } = place;
  const isReplaced = becomes !== "" && !isLeft;
  return (
    <span className="change">
      <span className="note">{nameOfText("", pointer, block ? [block] : [])}</span>
      <span>
        {before}
        {isReplaced ? <del>{words}</del> : <mark>{words}</mark>}
        {isReplaced && <ins> {becomes}</ins>}
        {after}
      </span>
      {stays && <span className="note">{stays}</span>}
    </span>
  );
}
