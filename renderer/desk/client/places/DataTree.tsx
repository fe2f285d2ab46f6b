import { Children, type ReactNode } from "react";
import { useFramedPage } from "../page/framedPage";
import type { PanelProps } from "./usePanel";

/** The JSON-LD of the page as a tree that unfolds: each thing by its type and name. */
export function DataTree({ framed }: Pick<PanelProps, "framed">): ReactNode {
  const { document: page } = useFramedPage(framed);
  const script = page?.querySelector('script[type="application/ld+json"]');
  if (!script?.textContent) return <p className="none">This page has no structured data.</p>;
  const { "@graph": graph } = JSON.parse(script.textContent) as { "@graph": unknown[] };
  return <div className="tree">{Children.toArray(graph.map((node) => branch(node)))}</div>;
}

function branch(value: unknown, name = ""): ReactNode {
  const label = name && <b>{name} </b>;
  if (typeof value !== "object" || value === null) {
    return (
      <p>
        {label}
        {String(value)}
      </p>
    );
  }
  const inner = Array.isArray(value)
    ? value.map((item) => branch(item))
    : Object.entries(value).flatMap(([key, item]) => (key === "@type" ? [] : [branch(item, key)]));
  return (
    <details>
      <summary>
        {label}
        {titleOf(value)}
      </summary>
      <div className="inner">{Children.toArray(inner)}</div>
    </details>
  );
}

function titleOf(value: object): string {
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? "entry" : "entries"}`;
  const { "@type": type, name, headline, "@id": id } = value as Record<string, unknown>;
  const called = [name, headline, id].find((text) => typeof text === "string");
  return [type, called].filter(Boolean).join(": ") || "…";
}
