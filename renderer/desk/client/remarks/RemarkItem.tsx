import type { ReactNode } from "react";
import type { Remark } from "../../protocol/remarks";
import { Button } from "../common/Button";
import { remarks } from "./remarks";

/** A remark with the change that it is about, until somebody says that it is done. */
export function RemarkItem({ remark, children }: { remark: Remark; children?: ReactNode }): ReactNode {
  return (
    <div className="remark">
      <span className="note">{remark.line}</span>
      <p>{remark.words}</p>
      <div className="row actions">
        {children}
        <Button aria-label={`Done: ${remark.words}`} onClick={() => remarks.done(remark)}>
          Done
        </Button>
      </div>
    </div>
  );
}
