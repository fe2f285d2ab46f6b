import { Fragment, type ReactNode } from "react";

/** As `fillLabel`, with elements as values. */
export function Label({ of: label, with: values }: { of: string; with: Record<string, ReactNode> }): ReactNode {
  return label.split(/\{(\w+)\}/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a label never change their order
    <Fragment key={index}>{index % 2 === 1 ? values[part] : part}</Fragment>
  ));
}
