import { type ReactNode, useEffect, useRef, useState } from "react";
import type { CollectionEntry } from "../../protocol/collections";
import { Button } from "../common/Button";
import { Icon } from "../common/marks";
import { useObservable } from "../common/observable";
import { WhyRefused } from "../common/Problem";
import { sendStep } from "../common/requests";
import { useOnceReady } from "../common/useOnceReady";
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

/** A dialog about pages, with what it begins with. */
export type PageDialog =
  | { of: "new"; collection?: CollectionEntry }
  | { of: "collection" | "import" | "delete" | "versions" }
  | { of: "table"; open: OpenTable }
  | { of: "rename"; route: string }
  | { of: "replace"; words: string };

/** What can be done with the page as a whole, by the parts of the desk that offer it. */
export interface PageActions {
  openDialog: (dialog: PageDialog) => void;
  /** Makes a copy of the page, or the page in another language: a draft with its texts. */
  copy: (language?: string) => Promise<void>;
  /** Why the last of them was refused. */
  refused: string | undefined;
  /** Opens the text at a pointer of the page's file where it is on the page. */
  openText: (pointer: string) => void;
  dialog: ReactNode;
}

/** The dialogs about pages; the desk goes to a page that is made, and leaves one that is gone. */
export function usePageActions({ page, editing, openAround }: PageActionsProps): PageActions {
  const [dialog, setDialog] = useState<PageDialog>();
  const [refused, setRefused] = useState<string>();
  useFollowedPages();
  const { words } = editing;
  // The texts of a new page are known only after a moment.
  const openText = useOnceReady<string>(
    () => words?.route === page?.route,
    (pointer) => {
      const word = words?.words.find((one) => one.file === page?.file && one.pointer === pointer);
      if (!word) return openAround(pointer);
      editing.setOn(true);
      editing.open(word);
    },
  );
  const waits = useObservable(edits, () => edits.typed.kept.filter(({ file }) => file === page?.file).length);
  const route = page?.route ?? "/";
  // A dialog reports late that it is closed, when another one may be open.
  const close = () => setDialog((now) => (now === dialog ? undefined : now));
  return {
    refused,
    openText,
    openDialog(wanted) {
      // Words that are not saved yet have their place on the page as it is.
      const wait = (wanted.of === "delete" || wanted.of === "versions") && waits > 0;
      setRefused(wait ? WAITS : undefined);
      if (!wait) setDialog(wanted);
    },
    async copy(language) {
      const words = language === undefined ? `Copy of ${route}` : `Translation of ${route}`;
      setRefused(await edits.queue.step(() => sendStep("pages/duplicate", { route, language }), words));
    },
    dialog: (
      <>
        {dialog?.of === "new" && <NewPage route={route} collection={dialog.collection} onClose={close} />}
        {dialog?.of === "collection" && (
          <NewCollection onClose={close} onMade={(collection) => setDialog({ of: "new", collection })} />
        )}
        {dialog?.of === "import" && (
          <ImportTable onClose={close} onMade={(file) => setDialog({ of: "table", open: { file } })} />
        )}
        {dialog?.of === "rename" && <RenamePage route={dialog.route} onClose={close} />}
        {dialog?.of === "delete" && <DeletePage route={route} onClose={close} />}
        {dialog?.of === "versions" && page && <OlderVersions page={page} onClose={close} />}
        {dialog?.of === "replace" && <Replace words={dialog.words} onClose={close} />}
        {dialog?.of === "table" && <RowsTable version={page} open={dialog.open} onClose={close} />}
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
      <Button onClick={() => actions.openDialog({ of: "new" })}>
        <Icon name="plus" /> New page
      </Button>
      {row && (
        <Button onClick={() => actions.openDialog({ of: "table", open: { file: row.table, pointer: row.pointer } })}>
          Its row in the table
        </Button>
      )}
      {!NOT_FOUND.test(route) && !row && <Button onClick={() => void actions.copy()}>Duplicate</Button>}
      {(row ? [] : untranslated).map(({ code, name }) => (
        <Button key={code} onClick={() => void actions.copy(code)}>
          {`Translate into ${name}`}
        </Button>
      ))}
      {!row && <Button onClick={() => actions.openDialog({ of: "versions" })}>Older versions</Button>}
      {!isFixed({ route, row }) && (
        <>
          <Button onClick={() => actions.openDialog({ of: "rename", route })}>Change the address</Button>
          <Button onClick={() => actions.openDialog({ of: "delete" })}>Delete</Button>
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
