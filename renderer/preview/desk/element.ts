type Child = Node | string | undefined | false;

/**
 * Makes an element: `element("a", { href: "/" }, "Home")`.
 *
 * @param properties set as they are; names with a hyphen are attributes
 */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<Omit<HTMLElementTagNameMap[K], "style">> & Record<`${string}-${string}`, string>,
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.includes("-")) made.setAttribute(name, String(value));
    else Object.assign(made, { [name]: value });
  }
  made.append(...children.filter((child) => child !== undefined && child !== false));
  return made;
}

/** A list of things, or one sentence where there are none. */
export function list(items: (Node | string)[], none: string): HTMLElement {
  if (items.length === 0) return element("p", { className: "none" }, none);
  return element("ul", {}, ...items.map((item) => element("li", {}, item)));
}
