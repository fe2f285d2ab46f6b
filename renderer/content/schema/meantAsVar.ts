import { isGroup } from "../../base/groups";
import { namesIn } from "../../base/placeholders";
import { siteSchema } from "./siteSchema";

/** Whether a name of the page itself is one of its `vars` that was not indented: unknown there, but used in a text. */
export function isMeantAsVar(page: unknown, name: string): boolean {
  if (!isGroup(page) || !Object.hasOwn(page, name) || !/^\w+$/.test(name)) return false;
  if (Object.hasOwn(siteSchema.definitions?.Page?.properties ?? {}, name)) return false;
  if (typeof page[name] !== "string" && typeof page[name] !== "number") return false;
  return namesIn(page).includes(name);
}
