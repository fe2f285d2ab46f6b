import { Fragment, type ReactNode } from "react";
import type { RichNode, RichText, Text } from "../../renderer/contract/richText";
import { SmartLink } from "./SmartLink";

/** Renders a text of YAML: one line, or paragraphs and lists. Adds no element around it. */
export function Words({ of: nodes }: { of: Text | RichText }): ReactNode {
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a page never change their order
    <Fragment key={index}>{rendered(node)}</Fragment>
  ));
}

function rendered(node: RichNode): ReactNode {
  if (typeof node === "string") return node;
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
