import { type ReactNode, useCallback, useState } from "react";
import { DeskBar } from "./DeskBar";
import { ErrorNotice } from "./ErrorNotice";
import { type FormPlace, formAround } from "./forms/formPlace";
import { SettingsOfText } from "./forms/SettingsOfText";
import { useDropOnPage } from "./forms/useDropOnPage";
import { useChoices } from "./forms/useForm";
import { useOpenEntry } from "./forms/useOpenEntry";
import { usePicturesOnPage } from "./forms/usePicturesOnPage";
import { type Framed, useFramedPage } from "./framedPage";
import type { LiveConnection } from "./liveConnection";
import { PageFrame } from "./PageFrame";
import { Tabs } from "./Tabs";
import { TABS } from "./tabsOfDesk";
import { EditStrip } from "./typing/EditStrip";
import { TypingOnPage } from "./typing/TypingOnPage";
import { UnsavedOnPage } from "./typing/UnsavedOnPage";
import { useEditing } from "./typing/useEditing";
import { useBlockPicker } from "./useBlockPicker";
import { useDeskPage } from "./useDeskPage";
import { useFocusKept } from "./useFocusKept";
import { usePaneKey } from "./usePaneKey";
import { useRemembered } from "./useRemembered";
import { pixelsOf, type WidthName } from "./WidthSwitch";

/** In a narrower window the panel is below the page: it starts folded. */
const WIDE = matchMedia("(min-width: 64rem)");

interface DeskProps {
  framed: Framed;
  live: LiveConnection;
  /** Whether the preview has stopped. */
  stopped: boolean;
  /** Whether the desk changes no files. */
  readOnly: boolean;
}

/** The page in its frame, its errors above it, and the panel beside it; nothing covers the page. */
export function Desk({ framed, live, stopped, readOnly }: DeskProps): ReactNode {
  const { route } = useFramedPage(framed);
  const page = useDeskPage(route, live);
  const [folded, setFolded] = useRemembered("folded", !WIDE.matches);
  const [width, setWidth] = useRemembered<WidthName>("width", "room");
  const [remembered, setTab] = useRemembered<string>("tab", "problems");
  const allTabs = TABS.filter(({ edits }) => !(edits && readOnly));
  const tab = allTabs.find(({ id }) => id === remembered) ?? allTabs[0];
  const [picked, setPicked] = useState<{ id: string; route: string }>();
  const [form, setForm] = useState<FormPlace>();
  const onPick = useCallback(
    (id: string) => {
      setFolded(false);
      setTab("blocks");
      setForm(undefined);
      setPicked({ id, route });
    },
    [setFolded, setTab, route],
  );
  const editing = useEditing(framed, page);
  const openAround = useCallback(
    (pointer: string, element?: Element) => {
      const place = page && formAround(page, pointer, element);
      if (!place) return;
      setFolded(false);
      setTab("blocks");
      setForm(place);
    },
    [setFolded, setTab, page],
  );
  const openEntry = useOpenEntry(framed, page, (kept) => {
    setFolded(false);
    if (page && kept.file !== page.name) setTab("site");
    else if (page && formAround(page, `${kept.pointer}/0`)) openAround(`${kept.pointer}/0`);
    else setTab("settings");
  });
  usePaneKey(framed);
  useFocusKept();
  const { picking, setPicking, outline } = useBlockPicker(framed, page, onPick);
  const places = useChoices(route, page?.hash)?.shown;
  const dropHint = useDropOnPage(framed, { page, places, editing, off: readOnly });
  const { on, isText } = editing;
  const pictureHint = usePicturesOnPage(framed, { places, on: on && !readOnly, isText, open: openAround });
  const tabs = allTabs.map(({ id, title, count }) => ({ id, title, count: page && count?.(page) }));
  return (
    <div className={folded ? "desk folded" : "desk"}>
      <DeskBar
        {...{ page, route, framed, folded, setFolded, width, setWidth }}
        editing={readOnly ? undefined : editing}
      />
      <main>
        {stopped && (
          <p className="notice stopped" role="alert">
            The preview has stopped. Start it again with <code>npm run dev</code>: the desk waits for it.
          </p>
        )}
        {page && <ErrorNotice page={page} />}
        <PageFrame framed={framed} width={pixelsOf(width)}>
          {outline && <div className="outline" style={outline} />}
          {dropHint && <div className="drop-hint" style={dropHint} />}
          {pictureHint && (
            <div className="picture-hint" style={pictureHint}>
              <span>Change this picture</span>
            </div>
          )}
          <TypingOnPage framed={framed} editing={editing} />
          {!readOnly && <UnsavedOnPage framed={framed} editing={editing} />}
        </PageFrame>
        {!readOnly && (
          <EditStrip
            editing={editing}
            openEntry={openEntry}
            more={(text) => <SettingsOfText {...{ text, page, editing, openAround }} />}
          />
        )}
      </main>
      <aside id="panel" aria-label="Desk" hidden={folded}>
        {page && tab && (
          <Tabs tabs={tabs} chosen={tab.id} onChoose={setTab}>
            <tab.Panel
              key={page.route}
              {...{ page, framed, editing, readOnly, picking, setPicking, setForm }}
              form={form?.route === page.route ? form : undefined}
              picked={picked?.route === page.route ? picked : undefined}
            />
          </Tabs>
        )}
      </aside>
    </div>
  );
}
