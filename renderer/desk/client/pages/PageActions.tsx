import { type ReactNode, useEffect, useState } from "react";
import { useFollowed } from "../common/followed";
import { sendPages } from "../common/requests";
import type { Edits } from "../edits/edits";
import type { Framed } from "../page/framedPage";
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
  const waits = useFollowed(edits, () => edits.typed.kept.filter(({ file }) => file === page?.file).length);
  if (!page) return null;
  const { route } = page;
  const close = () => setDialog(undefined);
  const openText = (pointer: string) => {
    const word = editing.words?.words.find((one) => one.file === page.file && one.pointer === pointer);
    if (!word) return openAround(pointer);
    editing.setOn(true);
    editing.open(word);
  };
  /** Words that are not saved yet have their place on the page as it is. */
  const open = (which: "rename" | "delete") => {
    setRefused(waits > 0 ? "Words on this page are not saved yet. Save or discard them first." : undefined);
    if (waits === 0) setDialog(which);
  };
  const duplicate = async () =>
    setRefused(await edits.step(() => sendPages("duplicate", { route }), `Copy of ${route}`));
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

/** Shows a page that was made, also by undo, and the home page in place of one that is gone. */
function useFollowedPages(edits: Edits, framed: Framed): void {
  const done = useFollowed(edits, () => edits.state.done);
  useEffect(() => {
    const { made, gone } = done?.step ?? {};
    if (made !== undefined) framed.go(made);
    else if (gone !== undefined && gone === framed.now.route) framed.go("/");
  }, [done, framed]);
}
