import type { ContentFile } from "../../siteContent";

/** Every name that a file may write between `${` and `}`: its own under `vars`, and the site's facts. */
export function namesOf(
  { source }: Pick<ContentFile, "source">,
  facts: ReadonlyMap<string, string>,
): { has(name: string): boolean } {
  const vars = (source as { vars?: unknown } | undefined)?.vars;
  const own = typeof vars === "object" && vars !== null ? vars : {};
  return { has: (name) => Object.hasOwn(own, name) || facts.has(name) };
}
