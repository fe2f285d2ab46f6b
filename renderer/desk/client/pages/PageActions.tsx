import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { CollectionEntry } from "../../protocol/collections";
import { Icon } from "../common/marks";
import { useObservable } from "../common/observable";
import { WhyRefused } from "../common/Problem";
import { sendStep } from "../common/requests";
import { edits } from "../edits/edits";
import { frame } from "../page/framedPage";
import type { ShownPage } from "../page/useDeskPage";
import type { Editing } from "../page/useEditing";
import { ImportTable } from "../rows/ImportTable";
import { type OpenTable, RowsTable } from "../rows/RowsTable";
import { Replace } from "../search/Replace";
import { DeletePage } from "./DeletePage";
import { NewCollection } from "./NewCollection";
import { NewPage } from "./NewPage";
import { OlderVersions } from "./OlderVersions";
import { isFixed, RenamePage, WAITS } from "./RenamePage";

interface PageActionsProps {
  page: ShownPage | undefined;
  editing: Editing;
  /** Opens the form around a value that is no text on the page, such as a picture. */
  openAround: (pointer: string) => void;
}

/** The not-found page, in any language. */
const NOT_FOUND = /^(?:\/[\w-]+)?\/404$/;

/** The dialogs about pages: those to begin something, and those of the page that is shown. */
type Asked = Begun | "delete" | "versions";
type Begun = "new" | "collection" | "table";

const isBegun = (which: Asked): which is Begun => ["new", "collection", "table"].includes(which);

/** What can be done with the page as a whole, by the parts of the desk that offer it. */
export interface PageActions {
  /** Opens a dialog: for a new page, also that of a collection. */
  ask: (which: Asked, collection?: CollectionEntry) => void;
  /** Makes a copy of the page, or the page in another language: a draft with its texts. */
  copy: (language?: string) => Promise<void>;
  /** Why the last of them was refused. */
  refused: string | undefined;
  /** Opens a table whose rows are pages. */
  openTable: (open: OpenTable) => void;
  /** Gives this page, or another one that is chosen then, another address. */
  rename: (route: string) => void;
  /** Looks for words in all texts, to replace them. */
  replace: (words: string) => void;
  /** Opens the text at a pointer of the page's file where it is on the page. */
  openText: (pointer: string) => void;
  dialog: ReactNode;
}

/** The dialogs about pages; the desk goes to a page that is made, and leaves one that is gone. */
export function usePageActions({ page, editing, openAround }: PageActionsProps): PageActions {
  const [dialog, setDialog] = useState<Asked>();
  const [collection, setCollection] = useState<CollectionEntry>();
  const [table, openTable] = useState<OpenTable>();
  const [searched, replace] = useState<string>();
  const [renamed, rename] = useState<string>();
  const [refused, setRefused] = useState<string>();
  useFollowedPages();
  const openText = useOpenText(page, editing, openAround);
  const waits = useObservable(edits, () => edits.typed.kept.filter(({ file }) => file === page?.file).length);
  const route = page?.route ?? "/";
  // A dialog reports late that it is closed, when another one may be open.
  const close = () => setDialog((now) => (now === dialog ? undefined : now));
  const begin = (of?: CollectionEntry) => {
    setCollection(of);
    setDialog("new");
  };
  return {
    refused,
    openText,
    openTable,
    rename,
    replace,
    ask(which, of) {
      // Words that are not saved yet have their place on the page as it is.
      const wait = !isBegun(which) && waits > 0;
      setRefused(wait ? WAITS : undefined);
      setCollection(of);
      if (!wait) setDialog(which);
    },
    async copy(language) {
      const words = language === undefined ? `Copy of ${route}` : `Translation of ${route}`;
      setRefused(await edits.queue.step(() => sendStep("pages/duplicate", { route, language }), words));
    },
    dialog: (
      <>
        {dialog === "new" && <NewPage route={route} collection={collection} onClose={close} />}
        {dialog === "collection" && <NewCollection onClose={close} onMade={begin} />}
        {dialog === "table" && <ImportTable onClose={close} onMade={(file) => openTable({ file })} />}
        {renamed !== undefined && <RenamePage route={renamed} onClose={() => rename(undefined)} />}
        {dialog === "delete" && <DeletePage route={route} onClose={close} />}
        {dialog === "versions" && page && <OlderVersions page={page} onClose={close} />}
        {searched !== undefined && <Replace words={searched} onClose={() => replace(undefined)} />}
        {table && (
          <RowsTable
            version={page}
            open={table}
            go={(to) => {
              openTable(undefined);
              frame.go(to);
            }}
            onClose={() => openTable(undefined)}
          />
        )}
      </>
    ),
  };
}

interface PageButtonsProps {
  page: Pick<ShownPage, "route" | "untranslated" | "row">;
  actions: PageActions;
}

/** The buttons of the page as a whole. */
export function PageButtons({ page: { route, untranslated, row }, actions }: PageButtonsProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="row actions page-actions" role="group" aria-label="This page">
      <button type="button" onClick={() => actions.ask("new")}>
        <Icon name="plus" /> New page
      </button>
      {row && (
        <button type="button" onClick={() => actions.openTable({ file: row.table, pointer: row.pointer })}>
          Its row in the table
        </button>
      )}
      {!NOT_FOUND.test(route) && !row && (
        <button type="button" onClick={() => void actions.copy()}>
          Duplicate
        </button>
      )}
      {(row ? [] : untranslated).map(({ code, name }) => (
        <button key={code} type="button" onClick={() => void actions.copy(code)}>
          {`Translate into ${name}`}
        </button>
      ))}
      {!row && (
        <button type="button" onClick={() => actions.ask("versions")}>
          Older versions
        </button>
      )}
      {!isFixed({ route, row }) && (
        <>
          <button type="button" onClick={() => actions.rename(route)}>
            Change the address
          </button>
          <button type="button" onClick={() => actions.ask("delete")}>
            Delete
          </button>
        </>
      )}
      <WhyRefused words={actions.refused} />
    </div>
  );
}

/** Shows a page that was made, also by undo, and the home page in place of one that is gone. */
function useFollowedPages(): void {
  const { done, saving } = useObservable(edits.queue, () => edits.queue.state);
  // Before the result arrives, a page that is gone may have loaded itself again, as the page that takes its place.
  const before = useRef("");
  useEffect(() => {
    if (saving) before.current = frame.now.route;
  }, [saving]);
  useEffect(() => {
    const { made, gone } = done?.step ?? {};
    if (made !== undefined) frame.go(made);
    else if (gone === before.current || gone === frame.now.route) frame.go("/");
  }, [done]);
}

/** Opens texts where they are on the page: once its texts are known, which a new page's are only after a moment. */
function useOpenText(
  page: ShownPage | undefined,
  { words, open, setOn }: Editing,
  openAround: (pointer: string) => void,
) {
  const [pointer, setPointer] = useState<string>();
  const openNow = useEffectEvent((pointer: string) => {
    const word = words?.words.find((one) => one.file === page?.file && one.pointer === pointer);
    if (!word) return openAround(pointer);
    setOn(true);
    open(word);
  });
  const isKnown = words?.route === page?.route;
  useEffect(() => {
    if (pointer === undefined || !isKnown) return;
    setPointer(undefined);
    openNow(pointer);
  }, [pointer, isKnown]);
  return setPointer;
}
