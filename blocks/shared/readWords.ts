import type { RichNode } from "../../renderer/contract/richText";

const TYPES = { em: "emphasis", strong: "strong", code: "code", li: "listItem" } as const;

/** The texts that `Words` has rendered into an element: an island that reads them from the page needs no copy of them. */
export function readWords(element: Element | null): RichNode[] {
  return Array.from(element?.childNodes ?? []).flatMap((node): RichNode[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof HTMLElement)) return [];
    const children = readWords(node);
    // Around a text, some of whose parts are never broken.
    if (node.localName === "span") return [node.textContent];
    // The last part of a link to another site says that it opens a new tab.
    if (node instanceof HTMLAnchorElement)
      return [
        { type: "link", to: node.getAttribute("href") ?? "", children: node.target ? children.slice(0, -1) : children },
      ];
    if (node.localName === "ul") return [{ type: "list", ordered: false, children }];
    if (node instanceof HTMLOListElement)
      return [{ type: "list", ordered: true, start: node.hasAttribute("start") ? node.start : undefined, children }];
    return [{ type: TYPES[node.localName as keyof typeof TYPES] ?? "paragraph", children }];
  });
}
