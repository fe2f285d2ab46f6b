import type { FurtherCheck } from "../../renderer/content/rule";
import type { SiteContent } from "../../renderer/content/siteContent";
import type { Flags } from "./flags";

/**
 * Looks at the built site and asks other sites, where the flags say so. Loaded when it is asked for alone:
 * a plain check is over before all of it would be read.
 *
 * @throws CouldNotRun where nothing is built
 */
export async function lookFurther(
  content: SiteContent,
  { built, online }: Pick<Flags, "built" | "online">,
): Promise<FurtherCheck> {
  const checks: FurtherCheck[] = [];
  if (built !== undefined) {
    const { checkBuilt } = await import("../../renderer/content/built/checkBuilt");
    checks.push(await checkBuilt(content, built));
  }
  if (online) {
    const { checkOnline } = await import("../../renderer/content/online/checkOnline");
    checks.push(await checkOnline(content));
  }
  return { rules: checks.flatMap(({ rules }) => rules), problems: checks.flatMap(({ problems }) => problems) };
}
