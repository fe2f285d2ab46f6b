import { layoutIds } from "../../contract/layoutIds";
import { valueAt } from "../pointer";

/** The `id` of every block: the marketer's own, else its type, as `hero`, `hero-2`; none for what is no block. */
export function blockIds(blocks: unknown[]): (string | undefined)[] {
  const property = (block: unknown, name: "id" | "type") => {
    const value = valueAt(block, `/${name}`);
    return typeof value === "string" ? value : undefined;
  };
  const own = blocks.map((block) => property(block, "id"));
  const taken = new Set<string | undefined>([...Object.values(layoutIds), ...own]);
  return blocks.map((block, index) => {
    const type = property(block, "type");
    if (own[index] || !type) return own[index];
    const name = kebab(type);
    let id = name;
    for (let number = 2; taken.has(id); number++) id = `${name}-${number}`;
    taken.add(id);
    return id;
  });
}

/** A type's name as an id: `textSection` is `text-section`. */
export function kebab(type: string): string {
  return type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
