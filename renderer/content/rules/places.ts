import { namesNear, nearestName } from "../../base/nearest";
import { valueAt } from "../../base/pointer";
import type { Rules } from "../check/rule";
import { placesOf } from "../facts/collectFacts";

/** The places of a business, and the pages about one. */
export default {
  *"places/unknown"({ site, pages }) {
    if (!site?.data) return;
    const ids = placesOf(site.data).map(({ group }) => String(group.id));
    for (const { file, data } of pages) {
      const id = valueAt(data, "/place");
      // The schema reports what is no name.
      if (typeof id !== "string" || id === "" || ids.includes(id)) continue;
      const suggestion = nearestName(id, ids);
      const hint = suggestion ? `Did you mean "${suggestion}"?` : `They are: ${namesNear(id, ids)}.`;
      const message =
        ids.length === 0
          ? "site.yaml has no places. Write this one there under places, with its id, name, street and city."
          : `No place of site.yaml has the id "${id}". ${hint}`;
      yield { file, pointer: "/place", message, ...(suggestion ? { suggestion } : {}) };
    }
  },
  *"places/duplicate-id"({ site }) {
    const places = placesOf(site?.data);
    for (const [index, { pointer, group }] of places.entries()) {
      const first = places.findIndex((other) => other.group.id === group.id);
      if (!site || first === index) continue;
      const message = `Place ${first + 1} already has the id "${group.id}". Give one of them another.`;
      yield { file: site.file, pointer: `${pointer}/id`, message };
    }
  },
  *"places/whose-hours"({ site, pages }) {
    const ids = placesOf(site?.data).map(({ group }) => String(group.id));
    if (ids.length === 0) return;
    const address = valueAt(site?.data, "/business/street");
    const beside = address === undefined ? "the addresses of all places" : `${address}, the address of the business`;
    for (const { file, data } of pages) {
      if (valueAt(data, "/hours") === undefined || valueAt(data, "/place") !== undefined) continue;
      const message = `The footer shows these hours beside ${beside}. Write whose they are: place: ${namesNear("", ids)}.`;
      yield { file, pointer: "/hours", at: "key", message };
    }
  },
} satisfies Rules;
