import { createElement, type ElementType, Fragment, type ReactNode } from "react";
import type { RichNode, RichText, Text } from "../../renderer/contract/richText";
import { SmartLink } from "./SmartLink";
import { unbroken } from "./unbroken";

interface WordsProps {
  of: Text | RichText | string | undefined;
  /** The element around them; none without it. */
  as?: ElementType;
}

/** A text of YAML: a few words, one line, or paragraphs and lists. Renders nothing where there is none. */
export function Words({ of: nodes, as: Frame = Fragment }: WordsProps): ReactNode {
  if (!nodes) return null;
  return createElement(Frame, null, ...[nodes].flat().map(rendered));
}

function rendered(node: RichNode): ReactNode {
  if (typeof node === "string") return unbroken(node);
  const children = <Words of={node.children} />;
  switch (node.type) {
    case "emphasis":
      return <em>{children}</em>;
    case "strong":
      return <strong>{children}</strong>;
    case "link":
      return <SmartLink to={node.to}>{children}</SmartLink>;
    case "paragraph":
      return <p>{children}</p>;
    case "listItem":
      return <li>{children}</li>;
    case "list":
      return node.ordered ? <ol>{children}</ol> : <ul>{children}</ul>;
  }
}
