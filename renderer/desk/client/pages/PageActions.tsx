import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFollowed } from "../common/followed";
import { sendStep } from "../common/requests";
import type { Edits } from "../edits/edits";
import { type Framed, useFramedPage } from "../page/framedPage";
import type { ShownPage } from "../page/useDeskPage";
import type { Editing } from "../page/useEditing";
import { DeletePage } from "./DeletePage";
import { NewPage } from "./NewPage";
import { RenamePage } from "./RenamePage";
import { StillCopied } from "./StillCopied";

interface PageActionsProps {
  page: ShownPage | undefined;
  framed: Framed;
  editing: Editing;
  /** Opens the form around a value that is no text on the page, such as a picture. */
  openAround: (pointer: string) => void;
}

/** The two pages whose address is fixed. */
const FIXED = ["/", "/404"];

/** What can be done with the page as a whole, and what a new one still needs. */
export function PageActions({ page, framed, editing, openAround }: PageActionsProps): ReactNode {
  const { edits } = editing;
  const [dialog, setDialog] = useState<"new" | "rename" | "delete">();
  const [refused, setRefused] = useState<string>();
  useFollowedPages(edits, framed);
  const openText = useOpenText(page, editing, openAround);
  const waits = useFollowed(edits, () => edits.typed.kept.filter(({ file }) => file === page?.file).length);
  if (!page) return null;
  const { route } = page;
  const close = () => setDialog(undefined);
  /** Words that are not saved yet have their place on the page as it is. */
  const open = (which: "rename" | "delete") => {
    setRefused(waits > 0 ? "Words on this page are not saved yet. Save or discard them first." : undefined);
    if (waits === 0) setDialog(which);
  };
  const duplicate = async () =>
    setRefused(await edits.step(() => sendStep("pages/duplicate", { route }), `Copy of ${route}`));
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div className="page-actions" role="group" aria-label="Pages">
        <button type="button" onClick={() => setDialog("new")}>
          New page
        </button>
        {route !== "/404" && (
          <button type="button" onClick={() => void duplicate()}>
            Duplicate
          </button>
        )}
        {!FIXED.includes(route) && (
          <>
            <button type="button" onClick={() => open("rename")}>
              Change the address
            </button>
            <button type="button" onClick={() => open("delete")}>
              Delete
            </button>
          </>
        )}
        <p role="alert" className="refused">
          {refused}
        </p>
      </div>
      {page.draft && <StillCopied key={route} {...{ route, openText }} hash={page.hash} />}
      {dialog === "new" && <NewPage {...{ edits, route }} onClose={close} />}
      {dialog === "rename" && <RenamePage {...{ edits, route }} onClose={close} />}
      {dialog === "delete" && <DeletePage {...{ edits, route }} onClose={close} />}
    </>
  );
}

/** How often the frame is led to a page: the page in it may load itself again at the same moment. */
const TRIES = 3;

/** Shows a page that was made, also by undo, and the home page in place of one that is gone. */
function useFollowedPages(edits: Edits, framed: Framed): void {
  const done = useFollowed(edits, () => edits.state.done);
  const shown = useFramedPage(framed);
  const wanted = useRef<{ route: string; tries: number }>(undefined);
  useEffect(() => {
    const { made, gone } = done?.step ?? {};
    const route = made ?? (gone === framed.now.route ? "/" : undefined);
    wanted.current = route === undefined ? undefined : { route, tries: TRIES };
    if (route !== undefined) framed.go(route);
  }, [done, framed]);
  useEffect(() => {
    const { route, tries } = wanted.current ?? { route: "", tries: 0 };
    if (shown.route === route || tries === 0) wanted.current = undefined;
    else {
      wanted.current = { route, tries: tries - 1 };
      framed.go(route);
    }
  }, [shown, framed]);
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
