import type { ReactNode } from "react";
import type { DeskPage } from "../../protocol/page";
import { baseName, PlaceLink } from "../common/PlaceLink";
import { type WidthName, WidthSwitch } from "../common/WidthSwitch";
import type { Framed } from "../page/framedPage";
import type { Editing } from "../page/useEditing";
import { DaySwitch } from "./DaySwitch";
import { HistoryButtons } from "./HistoryButtons";

interface DeskBarProps {
  page: DeskPage | undefined;
  route: string;
  framed: Framed;
  /** Absent if the desk is read-only. */
  editing: Editing | undefined;
  folded: boolean;
  setFolded: (folded: boolean) => void;
  width: WidthName;
  setWidth: (width: WidthName) => void;
}

/** The choice of the page, its width, and whether the panel is open. */
export function DeskBar({ page, route, framed, editing, folded, setFolded, width, setWidth }: DeskBarProps): ReactNode {
  const count = page?.problems.length ?? 0;
  const words = count > 0 ? `Desk (${count})` : "Desk";
  return (
    <header className="bar">
      <div className="which">
        <PageChoice page={page} route={route} onChoose={framed.go} />
        {page && <PlaceLink {...page.place} label={baseName(page.place.file)} />}
        <a href={`${route}?desk=off`} target="_blank" rel="noreferrer">
          Without the desk
        </a>
        {page?.draft && <strong className="draft">Draft: not in the built site</strong>}
      </div>
      {editing && (
        <div className="edits">
          <button type="button" aria-pressed={editing.on} onClick={() => editing.setOn(!editing.on)}>
            Type on the page
          </button>
          <HistoryButtons edits={editing.edits} framed={framed} />
        </div>
      )}
      {editing && page && <DaySwitch page={page} />}
      <WidthSwitch value={width} onChange={setWidth} />
      <button type="button" aria-controls="panel" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
        {words}
      </button>
    </header>
  );
}

/** All pages and drafts to go to. An address that no page has is listed while it is open. */
function PageChoice({ page, route, onChoose }: { page?: DeskPage; route: string; onChoose: (route: string) => void }) {
  const pages = page?.pages ?? [];
  const [published, drafts] = [false, true].map((draft) => pages.filter((one) => one.draft === draft));
  const known = pages.some((one) => one.route === route);
  return (
    <select aria-label="Page" value={route} onChange={({ target }) => onChoose(target.value)}>
      {!known && <option value={route}>{route}</option>}
      <Options label="Pages" of={published} />
      <Options label="Drafts" of={drafts} />
    </select>
  );
}

function Options({ label, of = [] }: { label: string; of: DeskPage["pages"] | undefined }) {
  if (of.length === 0) return null;
  return (
    <optgroup label={label}>
      {of.map(({ route }) => (
        <option key={route} value={route}>
          {route}
        </option>
      ))}
    </optgroup>
  );
}
