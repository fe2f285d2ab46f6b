import { type ReactNode, useCallback } from "react";
import { type Box, boxOf } from "./useBoxOnPage";
import { useMeasured } from "./useMeasured";

/** A frame around the block whose form is open. */
export function SelectedBlock({ id }: { id: string | undefined }): ReactNode {
  const box = useBlockBox(id);
  return box ? <div className="outline selected" style={box} /> : null;
}

/** The box of a block by its id. */
export function useBlockBox(id: string | undefined): Box | undefined {
  const measure = useCallback(
    (shown: Document) => {
      const block = id === undefined ? null : shown.getElementById(id);
      return block ? boxOf(block) : undefined;
    },
    [id],
  );
  return useMeasured(measure);
}
