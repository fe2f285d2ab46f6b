import type { ReactNode } from "react";
import { PictureLibrary } from "../pictures/PictureLibrary";
import type { PanelProps } from "./usePanel";

/** The pictures of the site, with the places that show them. */
export function Pictures({ page, framed, editing, readOnly }: PanelProps): ReactNode {
  const remove = (names: string[]) => void editing.edits.removePictures(names);
  return <PictureLibrary version={page} go={framed.go} onRemove={readOnly ? undefined : remove} />;
}
