import { imageNames } from "../../content/checkFolder";
import { Facts } from "../../content/load/facts/facts";
import { fillFile } from "../../content/load/facts/fillFile";
import { walkTyped } from "../../content/load/walkTyped";
import type { PageContent, SiteContent } from "../../content/siteContent";
import { type PageModel, toPageModel } from "../../page/pageModel";
import { measureOriginals } from "../../pictures/measure";
import type { BlockSource } from "../../schema/readBlocks";

/** A page of one block, its `example.yaml`, filled in with the facts of the site. */
export async function examplePage({ name, type, example }: BlockSource, content: SiteContent): Promise<PageModel> {
  const source = { title: type, description: type, blocks: [example] };
  const facts = Facts.ofSite(content.site?.source as Record<string, unknown> | undefined);
  const { data, unfilled } = fillFile(source, facts);
  const values = walkTyped("Page", data);
  const file = `blocks/${name}/example.yaml`;
  const page: PageContent = { file, text: "", source, data, unfilled, values, route: `/_blocks/${name}` };
  const originals = await measureOriginals(content.imagesRoot, imageNames([page]));
  return toPageModel(page, { site: content.site, originals });
}
