import { parentPointer, valueAt } from "../../base/pointer";
import type { Finding } from "../../base/problem";
import { momentsOf } from "../../clock/windows";
import type { Rules } from "../check/rule";
import {
  type ContentFile,
  definitionOf,
  filesOf,
  isDraft,
  isOutsideItsTime,
  type PageContent,
  type SiteContent,
  timeOf,
  windowsOf,
} from "../model/siteContent";
import { anchorsOf } from "../pages/pageBlocks";
import { addressesIn } from "../pages/publicFiles";
import { walkTyped } from "../pages/walkTyped";
import { schemaAt } from "../schema/schemaAt";
import { schemaErrors } from "../schema/validator";
import { internalLinksOf } from "../site/links";
import { NOT_FOUND, routeTable } from "../site/routes";
import { fileAt, isThere, momentIn, timesOf } from "../site/times";

/** Content that is valid as written, but not at every moment at which a part of it starts or ends. */
export default {
  *"clock/linked"(site) {
    if (!site.pages.some(isOutsideItsTime)) return;
    const routes = routeTable(site);
    for (const { file, pointer, piece, route, page } of internalLinksOf(site)) {
      const target = routes.get(route);
      const time = target && timeOf(target);
      if (!time || !isOutsideItsTime(target) || (page && isDraft(page))) continue;
      const message = `${route} is on the site only ${timesOf(site)(time)}, so this link leads nowhere now. Give the link the same from and until, or remove it.`;
      yield { file, pointer, piece, message };
    }
  },
  *"clock/link-later"(site) {
    const moments = comingMoments(site);
    const links = moments.length > 0 ? linksInTime(site) : [];
    const routes = routeTable(site);
    const files = addressesIn(site.publicDir);
    for (const { link, owner } of links) {
      const target = link.route === "" ? link.page : routes.get(link.route);
      const wrongAt = (moment: number) => {
        if (!isThere(link.pointer, windowsOf(owner), moment)) return undefined;
        if (!target)
          return link.route === "" || files.has(link.route.normalize()) ? undefined : `there is no page ${link.route}`;
        const then = fileAt(target, site.clock, moment);
        if (then.timed?.outside) return `${link.route} is not on the site`;
        if (!link.fragment || anchorsOf(then).includes(link.fragment)) return undefined;
        return `no block ${link.route === "" ? "of this page" : `of ${link.route}`} has the id "${link.fragment}"`;
      };
      for (const moment of moments) {
        const reason = wrongAt(moment);
        if (!reason) continue;
        const message = `From ${momentIn(site, moment)} on this link leads nowhere: ${reason} then. Give the link an until or from that fits.`;
        yield { file: link.file, pointer: link.pointer, piece: link.piece, message };
        break;
      }
    }
  },
  "clock/incomplete": (site) => incomplete(site, () => [site.clock.now]),
  "clock/incomplete-later": (site) =>
    incomplete(site, (moments) => moments.filter((moment) => moment > site.clock.now)),
} satisfies Rules;

function comingMoments(site: SiteContent): number[] {
  return momentsOf(filesOf(site).flatMap(windowsOf)).filter((moment) => moment > site.clock.now);
}

/** Links that may be broken at some time: those inside parts with times, and those to pages with times. */
function linksInTime(site: SiteContent) {
  const timed = new Set(site.pages.filter((page) => windowsOf(page).length > 0));
  const routes = routeTable(site);
  return filesOf(site).flatMap((owner) => {
    const page = owner === site.site ? undefined : (owner as PageContent);
    if (page && isDraft(page) && !isOutsideItsTime(page)) return [];
    const windows = windowsOf(owner);
    const data = owner.timed?.data;
    const whole = data === undefined ? owner : wholeOf(owner, page ? "Page" : "Site", data);
    const links = internalLinksOf(
      page ? { ...site, files: [whole] } : { ...site, site: whole as SiteContent["site"], files: [whole] },
    );
    return links.flatMap((link) => {
      // The not-found page has no address.
      if (link.route === NOT_FOUND) return [];
      const own = { ...link, page };
      const target = link.route === "" ? page : routes.get(link.route);
      const inTime = windows.some(({ pointer }) => pointer === "" || link.pointer.startsWith(`${pointer}/`));
      return inTime || (target && timed.has(target)) ? [{ link: own, owner }] : [];
    });
  });
}

/** A file as written, including parts outside their time. */
function wholeOf({ file, text }: ContentFile, definition: "Page" | "Site", data: unknown): ContentFile {
  return { file, text, source: data, data, unfilled: [], values: walkTyped(definition, data) };
}

/** Lists with too few entries at some moments, in files that are valid as written. */
function* incomplete(site: SiteContent, at: (moments: number[]) => number[]): Generator<Finding> {
  for (const file of filesOf(site)) {
    const windows = windowsOf(file);
    if (windows.length === 0 || !file.timed) continue;
    const definition = definitionOf(file);
    if (schemaErrors(definition, file.timed.data).length > 0) continue;
    const lists = new Set(
      windows.flatMap(({ pointer, list }) => (list || pointer === "" ? [] : parentPointer(pointer))),
    );
    for (const moment of at(momentsOf(windows))) {
      const then = fileAt(file, site.clock, moment);
      if (then.timed?.outside) continue;
      for (const pointer of lists) {
        const entries = valueAt(then.data, pointer);
        const { minItems = 0 } = schemaAt(file.file, then.data, pointer)?.schema ?? {};
        const count = Array.isArray(entries) ? Object.keys(entries).length : minItems;
        if (count >= minItems) continue;
        lists.delete(pointer);
        const when = moment === site.clock.now ? "Now" : `From ${momentIn(site, moment)} on`;
        const message = `${when} this list has ${count} of the ${minItems} entries that it needs, as the rest is outside its time. Give an entry other times, or add one without.`;
        yield { file: file.file, pointer, at: "key", message };
      }
    }
  }
}
