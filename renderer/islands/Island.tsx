import type { ReactNode } from "react";
import type { Block } from "../../blocks/types.generated";
import type { Wake } from "./wake";

/** When each block that has an island wakes, by component name: read from the islands' own files. */
const wakes: Record<string, Wake> = Object.fromEntries(
  Object.entries(import.meta.glob<Wake>("../../blocks/*/*.island.tsx", { eager: true, import: "wake" })).map(
    ([file, wake]) => [file.split("/").at(-2), wake],
  ),
);

/**
 * Puts around a block with an island what the loader needs in the browser: the island's name, when
 * to wake it, and its props as JSON. A block without an island stands as it is.
 */
export function Island({ block, children }: { block: Block; children: ReactNode }) {
  const name = block.type.charAt(0).toUpperCase() + block.type.slice(1);
  const wake = wakes[name];
  if (!wake) return children;
  // The props travel in an attribute, which React escapes: a script element would need raw HTML.
  return (
    <div data-island={name} data-wake={wake} data-props={JSON.stringify(block)}>
      {children}
    </div>
  );
}
