import type { ReactNode } from "react";

/** Why a change was refused; a screen reader says it as it appears. */
export function WhyRefused({ words }: { words: string | undefined }): ReactNode {
  return (
    <p role="alert" className="refused">
      {words}
    </p>
  );
}
