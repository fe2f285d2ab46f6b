import { useCombobox } from "downshift";
import { Fragment, type ReactNode, useState } from "react";
import type { CollectionEntry } from "../../protocol/collections";
import type { PageEntry } from "../../protocol/page";
import type { ChangedFiles } from "../../protocol/publish";
import type { TableEntry } from "../../protocol/rows";
import type { FoundTexts, TextPlace } from "../../protocol/search";
import { Button } from "../common/Button";
import { Dialog } from "../common/Dialog";
import { Icon, State, Thumbnail } from "../common/marks";
import { hasWords } from "../common/Options";
import { useAsked } from "../common/useAnswered";
import { stateInWords, useCollections, usePages, useTables } from "../common/useSite";
import { frame, useFramedPage, useKeys } from "../page/framedPage";
import type { PageDialog } from "../pages/PageActions";

interface PageListProps {
  changes: ChangedFiles | undefined;
  onClose: () => void;
  /** Opens a dialog about pages; absent where nothing can be changed. */
  onDialog: ((dialog: PageDialog) => void) | undefined;
  /** Opens the settings of a collection. */
  onSettings: (folder: string) => void;
}

/** All pages to go to, found by their name, title, address or texts: a dialog with a combobox of the ARIA practices. */
export function PageList(props: PageListProps): ReactNode {
  const { changes, onClose } = props;
  const { route } = useFramedPage();
  const [words, setWords] = useState("");
  const { collections, items, headingAt, sentences, count, isLooking } = useItems(words, changes);
  const go = ({ route: to }: PageEntry) => {
    frame.go(to);
    onClose();
  };
  const box = usePageBox(items, words, go);
  return (
    <Dialog title="Pages" className="pages-list" onClose={onClose}>
      <label {...box.getLabelProps()} className="search-field">
        <Icon name="search" />
        <span className="hidden">Find a page</span>
        <input
          {...box.getInputProps({
            type: "search",
            placeholder: "Find a page by its name, address or words",
            // Not by Downshift's own call, which comes after the event: React would put the field back to what it was, and
            // the next key would follow without the one before.
            onChange: ({ currentTarget }) => setWords(currentTarget.value),
            onKeyDown(event) {
              // The dialog closes by it; otherwise the field would only be emptied.
              if (event.key === "Escape") onClose();
              // Where nothing is marked, as once the pointer has left the list, the first is meant.
              if (event.key === "Enter" && box.highlightedIndex < 0 && items[0]) go(items[0]);
            },
          })}
        />
      </label>
      <ul {...box.getMenuProps()} className="pages">
        {items.map((page, index) => (
          <Fragment key={page.route}>
            {headingAt(index) !== undefined && (
              <li role="presentation" className="group-name">
                {headingAt(index)}
              </li>
            )}
            <li
              {...box.getItemProps({ item: page, index })}
              data-active={box.highlightedIndex === index ? "" : undefined}
              data-current={page.route === route ? "" : undefined}
            >
              <PageOption page={page} says={sentences.get(page.route)} state={stateInWords(page, changes)} />
            </li>
          </Fragment>
        ))}
      </ul>
      <Found found={items.length} of={count} isLooking={isLooking} />
      {props.onDialog && (
        <Below {...props} route={route} collections={collections} words={words} onDialog={props.onDialog} />
      )}
    </Dialog>
  );
}

interface BelowProps extends CollectionsProps {
  /** The page that is shown. */
  route: string;
  words: string;
}

function Below({ route, words, ...props }: BelowProps) {
  const begin = (name: string, dialog: PageDialog) => <Button onClick={() => props.onDialog(dialog)}>{name}</Button>;
  return (
    <>
      <Collections {...props} />
      <div className="row actions">
        <Button className="primary" onClick={() => props.onDialog({ of: "new" })}>
          <Icon name="plus" /> New page
        </Button>
        {begin("New collection", { of: "collection" })}
        {begin("Import a table", { of: "import" })}
        {begin("Change an address", { of: "rename", route })}
        {begin("Find and replace", { of: "replace", words })}
      </div>
    </>
  );
}

interface CollectionsProps extends Pick<PageListProps, "onSettings" | "changes"> {
  collections: CollectionEntry[];
  onDialog: (dialog: PageDialog) => void;
}

/** The collections, each with the way to a new page of it and to its settings. */
function Collections({ collections, changes, onDialog, onSettings }: CollectionsProps) {
  const tables = useTables(changes ?? null);
  const without = tables.filter(({ folder }) => !collections.some((one) => one.folder === folder));
  if (collections.length + tables.length === 0) return null;
  const tablesIn = (folder: string) => tables.filter((one) => one.folder === folder);
  const tableButton = ({ file }: TableEntry) => (
    <Button key={file} onClick={() => onDialog({ of: "table", open: { file } })}>
      {`Table ${file.replace(/^.*\//, "")}`}
    </Button>
  );
  return (
    <ul className="collections" aria-label="Collections">
      {collections.map((one) => (
        <li key={one.folder} className="row">
          <span className="names">
            <strong>{one.name}</strong>
            <span className="note">{pagesInWords(one)}</span>
          </span>
          {tablesIn(one.folder).map(tableButton)}
          {(one.latest !== undefined || (one.count === 0 && tablesIn(one.folder).length === 0)) && (
            <Button onClick={() => onDialog({ of: "new", collection: one })}>
              <Icon name="plus" /> {`${one.name} entry`}
            </Button>
          )}
          <Button aria-label={`Settings of ${one.name}`} onClick={() => onSettings(one.folder)}>
            Settings
          </Button>
        </li>
      ))}
      {without.map((one) => (
        <li key={one.file} className="row">
          <span className="names">
            <strong>{one.folder}</strong>
            <span className="note">{pagesInWords(one)}</span>
          </span>
          {tableButton(one)}
        </li>
      ))}
    </ul>
  );
}

const pagesInWords = ({ count }: { count: number }): string =>
  count === 0 ? "No page yet" : count === 1 ? "1 page" : `${count} pages`;

function Found({ found, of, isLooking }: { found: number; of: number; isLooking: boolean }) {
  const nothing = found === 0 && of > 0 && "No page is called so, or says this.";
  const words = isLooking || of === 0 ? "Looking …" : nothing || `${found} of ${of} pages`;
  return (
    <p role="status" className="note">
      {words}
    </p>
  );
}

/** A combobox whose list is always open. */
const usePageBox = (items: PageEntry[], words: string, go: (page: PageEntry) => void) =>
  useCombobox<PageEntry>({
    items,
    inputValue: words,
    isOpen: true,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: (page) => page?.name ?? "",
    itemToKey: (page) => page?.route,
    // Leaving the field by Tab chooses nothing: the list goes on below it.
    onSelectedItemChange: ({ selectedItem, type }) => {
      if (selectedItem && type !== useCombobox.stateChangeTypes.InputBlur) go(selectedItem);
    },
  });

interface PageOptionProps {
  page: PageEntry;
  /** The first sentence of it that has the words. */
  says: TextPlace | undefined;
  state: string | undefined;
}

function PageOption({ page: { picture, name, route, language }, says, state }: PageOptionProps) {
  return (
    <>
      <Thumbnail of={picture} />
      <span className="names">
        <strong>{name}</strong>
        <span className="note">
          {says ? `${says.before}${says.words}${says.after}` : [route, language].filter(Boolean).join(", ")}
        </span>
      </span>
      <State of={state} />
    </>
  );
}

/**
 * Every word is in the name, the title, the address or the language. The home page comes first, drafts later, each in
 * the order of names; after all others, the pages of each collection.
 */
function pagesFor(typed: string, pages: PageEntry[], collections: CollectionEntry[]): PageEntry[] {
  const has = hasWords(typed);
  const rank = ({ route, state }: PageEntry) =>
    route === "/" ? 0 : /^(?:\/[\w-]+)?\/404$/.test(route) ? 3 : state === "public" ? 1 : 2;
  const groupOf = ({ collection }: PageEntry) => collections.findIndex(({ folder }) => folder === collection);
  return pages
    .filter(({ name, title, route, language }) => has(`${name} ${title} ${route} ${language ?? ""}`))
    .sort(
      (one, other) => groupOf(one) - groupOf(other) || rank(one) - rank(other) || one.name.localeCompare(other.name),
    );
}

/** Fewer letters are in almost every text. */
const SHORTEST = 3;

/** The pages that are called as was typed, then those that say it, each of these with its first sentence that does. */
function useItems(words: string, changes: ChangedFiles | undefined) {
  const pages = usePages(changes ?? null);
  const collections = useCollections(changes ?? null);
  const search = words.trim().length < SHORTEST ? undefined : { words, by: "" };
  const { answer, isLatest } = useAsked<FoundTexts>("search", search);
  const places = search ? (answer?.places ?? []) : [];
  const sentences = new Map(places.toReversed().map((place) => [place.route, place]));
  const called = pagesFor(words, pages, collections);
  const saying = pages.filter((page) => sentences.has(page.route) && !called.includes(page));
  const headingAt = (index: number) => {
    if (index >= called.length) return index === called.length ? "Pages that say this" : undefined;
    const folder = called[index]?.collection;
    return folder === called[index - 1]?.collection
      ? undefined
      : collections.find((one) => one.folder === folder)?.name;
  };
  const isLooking = search !== undefined && !isLatest;
  return { collections, items: [...called, ...saying], headingAt, sentences, count: pages.length, isLooking };
}

/** Opens the list by Control+K or Command+K, in the desk and on the page. */
export function usePagesKey(open: () => void): void {
  useKeys((event) => {
    const isKey = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    // In a text, the same keys make a link.
    if (!isKey || event.key.toLowerCase() !== "k" || event.defaultPrevented) return;
    event.preventDefault();
    open();
  });
}
