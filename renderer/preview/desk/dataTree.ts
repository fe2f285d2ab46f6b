import { element } from "./element";

/** The JSON-LD of the page, as a tree that unfolds: each thing by its type and name. */
export function dataTree(): HTMLElement {
  const script = document.querySelector('script[type="application/ld+json"]');
  if (!script?.textContent) return element("p", { className: "none" }, "This page has no structured data.");
  const { "@graph": graph } = JSON.parse(script.textContent) as { "@graph": unknown[] };
  return element("div", { className: "tree" }, ...graph.map((node) => branch(node)));
}

function branch(value: unknown, name = ""): HTMLElement {
  if (typeof value !== "object" || value === null) {
    return element("p", {}, name && element("b", {}, `${name} `), String(value));
  }
  const entries = Object.entries(value);
  const inner = Array.isArray(value)
    ? value.map((item) => branch(item))
    : entries.filter(([key]) => key !== "@type").map(([key, item]) => branch(item, key));
  return element(
    "details",
    {},
    element("summary", {}, name && element("b", {}, `${name} `), titleOf(value)),
    element("div", { className: "inner" }, ...inner),
  );
}

function titleOf(value: object): string {
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? "entry" : "entries"}`;
  const { "@type": type, name, headline, "@id": id } = value as Record<string, unknown>;
  const called = [name, headline, id].find((text) => typeof text === "string");
  return [type, called].filter(Boolean).join(": ") || "…";
}
