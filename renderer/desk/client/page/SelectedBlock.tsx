import type { ReactNode } from "react";
import { type Framed, useFramedPage } from "./framedPage";
import { useBlockBox } from "./useBlockBox";

/** A frame around the block whose form is open. */
export function SelectedBlock({ framed, id }: { framed: Framed; id: string | undefined }): ReactNode {
  const box = useBlockBox(useFramedPage(framed), id);
  return box ? <div className="outline selected" style={box} /> : null;
}
