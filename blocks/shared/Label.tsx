import { Fragment, type ReactNode } from "react";

/** A label of site.yaml with values in place of its names in braces, such as `{count} reviews`. */
export function Label({ of: label, with: values }: { of: string; with: Record<string, ReactNode> }): ReactNode {
  return label.split(/\{(\w+)\}/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a label never change their order
    <Fragment key={index}>{index % 2 === 1 ? values[part] : part}</Fragment>
  ));
}

/** The same as a string, for an attribute. */
export function fillLabel(label: string, values: Record<string, string | number>): string {
  return label.replace(/\{(\w+)\}/g, (braces, name) => String(values[name] ?? braces));
}
