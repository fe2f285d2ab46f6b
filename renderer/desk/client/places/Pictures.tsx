import type { ReactNode } from "react";
import { PictureLibrary } from "../pictures/PictureLibrary";
import type { PanelProps } from "./usePanel";

/** The pictures of the site, with the places that show them. */
export function Pictures({ page, framed, editing, readOnly }: PanelProps): ReactNode {
  return <PictureLibrary version={page} framed={framed} edits={readOnly ? undefined : editing.edits} />;
}
