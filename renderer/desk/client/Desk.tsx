import { type ReactNode, useCallback, useState } from "react";
import { createRoot } from "react-dom/client";
import { DayBanner } from "./bar/DaySwitch";
import { DeskBar } from "./bar/DeskBar";
import { PageList, usePagesKey } from "./bar/PageList";
import { BlocksOnPage } from "./blocks/BlocksOnPage";
import { RefusedRequests } from "./common/failures";
import { useFocusKept } from "./common/focus";
import { keepPress } from "./common/keepPress";
import { connectLive, type LiveConnection } from "./common/liveConnection";
import { useObservable } from "./common/observable";
import { useFolding } from "./common/useFolding";
import { useRemembered } from "./common/useRemembered";
import { useChanges } from "./common/useSite";
import { pixelsOf, type WidthName } from "./common/WidthSwitch";
import { edits } from "./edits/edits";
import { useChoices } from "./forms/loadedForm";
import { DropOnPage } from "./page/DropOnPage";
import { ErrorNotice } from "./page/ErrorNotice";
import { usePaneKey } from "./page/focus";
import { useFramedPage } from "./page/framedPage";
import { LaterOnPage } from "./page/LaterOnPage";
import { PageFrame } from "./page/PageFrame";
import { PicturesOnPage } from "./page/PicturesOnPage";
import { SelectedBlock } from "./page/SelectedBlock";
import { TypingOnPage } from "./page/TypingOnPage";
import { UnsavedOnPage } from "./page/UnsavedOnPage";
import { useDeskPage } from "./page/useDeskPage";
import { useEditing } from "./page/useEditing";
import { type PageActions, type PageDialog, usePageActions } from "./pages/PageActions";
import { isAddress } from "./pages/RenamePage";
import { Panel } from "./places/Panel";
import { type PanelState, usePanel } from "./places/usePanel";
import { RemarksOnPage } from "./remarks/RemarksOnPage";
import { EditStrip } from "./strip/EditStrip";

interface DeskProps {
  live: LiveConnection;
  /** Whether the preview has stopped. */
  stopped: boolean;
  /** Whether the desk changes no files. */
  readOnly: boolean;
}

/** The page in its frame, its errors above it, and the panel beside it; nothing covers the page. */
function Desk({ live, stopped, readOnly }: DeskProps): ReactNode {
  const { route } = useFramedPage();
  const page = useDeskPage(route, live);
  const editing = useEditing(page);
  const panel = usePanel(route, page, readOnly);
  const { done } = useObservable(edits.queue, () => edits.queue.state);
  const [published, setPublished] = useState(0);
  const onPublished = useCallback(() => setPublished((count) => count + 1), []);
  const changes = useChanges(readOnly ? undefined : `${page?.hash} ${page?.settled} ${done?.words} ${published}`);
  const [width, setWidth] = useRemembered<WidthName>("width", "room");
  const places = useChoices(route, page?.hash)?.shown;
  usePaneKey();
  useFocusKept();
  useFolding();
  const { folded, openAround, openForm, form } = panel;
  const pageActions = usePageActions({ page, editing, openAround });
  const { listing, openList, list } = useListing(panel, pageActions);
  const shown = panel.tab === "content" && !folded ? form?.id : undefined;
  const isText = (element: Element) => editing.textAt(element) !== undefined;
  return (
    <div className={folded ? "desk folded" : "desk"}>
      <DeskBar
        page={page}
        route={route}
        changes={changes}
        panel={panel}
        width={width}
        setWidth={setWidth}
        onPages={openList}
        editing={readOnly ? undefined : editing}
      />
      <main>
        {stopped && (
          <p className="notice stopped" role="alert">
            The preview has stopped. Start it again with <code>npm run dev</code>: the desk will connect again.
          </p>
        )}
        <RefusedRequests />
        {page && !readOnly && <DayBanner page={page} />}
        {page && !stopped && <ErrorNotice page={page} />}
        <PageFrame width={pixelsOf(width)}>
          <SelectedBlock id={shown} />
          <LaterOnPage page={page} onPick={panel.pick} />
          <RemarksOnPage onOpen={() => panel.show("content")} />
          {!readOnly && <DropOnPage page={page} places={places} openAround={openAround} />}
          {!readOnly && editing.on && <PicturesOnPage places={places} isText={isText} open={openAround} />}
          <TypingOnPage editing={editing} />
          {!readOnly && <UnsavedOnPage editing={editing} />}
          {page && !readOnly && <BlocksOnPage page={page} onEdit={panel.pick} onAdded={panel.openAdded} />}
        </PageFrame>
        {!readOnly && (
          <EditStrip
            editing={editing}
            page={page}
            openAround={openAround}
            openForm={(kept) =>
              isAddress(kept) ? pageActions.openDialog({ of: "rename", route: kept.route }) : openForm(kept)
            }
            openTable={(open) => pageActions.openDialog({ of: "table", open })}
          />
        )}
      </main>
      <Panel
        page={page}
        panel={panel}
        editing={editing}
        readOnly={readOnly}
        changes={changes}
        pageActions={pageActions}
        onPublished={onPublished}
      />
      {listing && <PageList changes={changes} {...list} onDialog={readOnly ? undefined : list.onDialog} />}
      {pageActions.dialog}
    </div>
  );
}

/** The list of pages, and where it leads: it closes then. */
function useListing(panel: PanelState, { openDialog }: PageActions) {
  const [listing, setListing] = useState(false);
  const openList = useCallback(() => setListing(true), []);
  usePagesKey(openList);
  const list = {
    onClose: () => setListing(false),
    onDialog(dialog: PageDialog) {
      setListing(false);
      openDialog(dialog);
    },
    onSettings(folder: string) {
      setListing(false);
      panel.setGroup(folder);
      panel.show("site");
    },
  };
  return { listing, openList, list };
}

const place = document.querySelector("#desk") as HTMLElement;
const root = createRoot(place);
keepPress();
const readOnly = "readOnly" in place.dataset;
const live = connectLive(() => root.render(<Desk live={live} readOnly={readOnly} stopped />));
root.render(<Desk live={live} readOnly={readOnly} stopped={false} />);
