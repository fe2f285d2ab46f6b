import type { ReactNode } from "react";
import type { DeskPage } from "../../protocol/page";
import type { ChangedFiles } from "../../protocol/publish";
import { Button, IconButton } from "../common/Button";
import { Icon, type IconName, State } from "../common/marks";
import { useMedia, WIDE } from "../common/useMedia";
import { stateInWords } from "../common/useSite";
import { type WidthName, WidthSwitch } from "../common/WidthSwitch";
import type { Editing } from "../page/useEditing";
import type { PanelState, PlaceId } from "../places/usePanel";
import { DaySwitch } from "./DaySwitch";
import { HistoryButtons } from "./HistoryButtons";
import { Timeline } from "./Timeline";

interface DeskBarProps {
  page: DeskPage | undefined;
  route: string;
  /** Absent if the desk is read-only. */
  editing: Editing | undefined;
  changes: ChangedFiles | undefined;
  panel: PanelState;
  width: WidthName;
  setWidth: (width: WidthName) => void;
  onPages: () => void;
}

/** Which page is open, what is done with it, and how it is seen: as high at any length of its names. */
export function DeskBar(props: DeskBarProps): ReactNode {
  const { page, route, editing, changes, panel, width, setWidth, onPages } = props;
  const wide = useMedia(WIDE);
  const view = (
    <>
      {editing && page && <DaySwitch page={page} />}
      {editing && <Timeline version={page} />}
      <WidthSwitch value={width} onChange={setWidth} />
      <a
        href={`${route}?desk=off`}
        target="_blank"
        rel="noreferrer"
        aria-label="Open without the desk"
        title="As visitors see it"
      >
        <Icon name="external-link" />
        <span className="words">Open</span>
      </a>
    </>
  );
  const parts = { editing, panel, onPages, count: changes?.count ?? 0 };
  return (
    <>
      <header className="bar">
        {wide && <PagesButton onPages={onPages} />}
        <div className="which">
          <h1>{page?.name ?? route}</h1>
          <State of={page && stateInWords(page, changes)} />
        </div>
        {wide && editing && <TypeButton editing={editing} panel={panel} />}
        {editing && <HistoryButtons />}
        {wide ? (
          view
        ) : (
          <details className="view" data-over>
            <summary>View</summary>
            <div className="stack">{view}</div>
          </details>
        )}
        {wide && <PanelButton panel={panel} icon="panel-right" words="Panel" opens={panel.tab} />}
        {wide && editing && <PublishButton {...parts} />}
      </header>
      {!wide && <PhoneBar {...parts} />}
    </>
  );
}

interface PartsProps extends Pick<DeskBarProps, "editing" | "panel" | "onPages"> {
  /** How many changes there are to publish. */
  count: number;
}

/** At the bottom of a narrow window, near the thumb. */
function PhoneBar({ editing, panel, onPages, count }: PartsProps) {
  return (
    <nav className="phone-bar" aria-label="Desk">
      <PagesButton onPages={onPages} />
      {editing && <TypeButton editing={editing} panel={panel} />}
      <PanelButton panel={panel} icon="layout-list" words="Content" opens="content" />
      {editing && <PublishButton panel={panel} count={count} />}
    </nav>
  );
}

const PagesButton = ({ onPages }: Pick<PartsProps, "onPages">) => (
  <IconButton icon="files" words="Pages" aria-haspopup="dialog" title="All pages: Control+K" onClick={onPages} />
);

function TypeButton({ editing: { on, setOn }, panel }: { editing: Editing } & Pick<PartsProps, "panel">) {
  const toggle = () => {
    setOn(!on);
    // There the panel is a sheet over the page.
    if (!on && !matchMedia(WIDE).matches) panel.setFolded(true);
  };
  return <IconButton icon="pencil" words="Type" aria-label="Type on the page" aria-pressed={on} onClick={toggle} />;
}

interface PanelButtonProps extends Pick<PartsProps, "panel"> {
  icon: IconName;
  words: string;
  /** The place that it unfolds. */
  opens: PlaceId;
}

function PanelButton({ panel: { folded, setFolded, tab, setTab }, icon, words, opens }: PanelButtonProps) {
  const isOpen = !folded && tab === opens;
  const toggle = () => {
    setTab(opens);
    setFolded(isOpen);
  };
  return <IconButton icon={icon} words={words} aria-controls="panel" aria-expanded={isOpen} onClick={toggle} />;
}

function PublishButton({ panel, count }: Pick<PartsProps, "panel" | "count">) {
  // The place has a primary action of its own.
  const isOpen = panel.tab === "publish" && !panel.folded;
  return (
    <Button className={isOpen ? "publish-button" : "publish-button primary"} onClick={() => panel.show("publish")}>
      <Icon name="send" />
      <span>{count > 0 ? `Publish (${count})` : "Publish"}</span>
    </Button>
  );
}
