import { pictureName } from "../built/pageView";
import type { Cause } from "../change";
import { inCommon, isWithin } from "../compare/difference";
import type { Reported } from "../compare/pages";
import type { Candidate, Candidates } from "./candidates";

/** At most this many lines are reported as causes of one difference. */
const MOST = 4;

/**
 * The lines of YAML that probably caused a difference on a route: those that change the same words; among them, those
 * that change the fewest other words. Lines of the page win over those of the whole site.
 */
export function causesOf(
  difference: Reported,
  route: string | undefined,
  from: string | undefined,
  candidates: Candidates,
): Cause[] {
  const { kind, before, after } = difference;
  // A redirect is written in the file of its target page.
  const routes = [route, from, ...(kind === "redirect" ? [before, after] : [])];
  const own = [...new Set(routes)].flatMap((each) => (each === undefined ? [] : candidates.ofRoute(each)));
  const all = [own, candidates.ofSite];
  for (const matches of [fits, fitsLoosely]) {
    for (const group of all) {
      const fitting = best(group.filter((candidate) => matches(difference, candidate)));
      if (fitting.length > 0) return distinct(fitting);
    }
  }
  for (const group of all) {
    const alike = group
      .map((candidate) => ({ candidate, share: overlap(difference, candidate) }))
      .filter(({ share }) => share > 0);
    const most = Math.max(...alike.map(({ share }) => share));
    if (alike.length > 0)
      return distinct(alike.filter(({ share }) => share === most).map(({ candidate }) => candidate)).slice(0, 1);
  }
  const left = own.length > 0 ? own : candidates.ofSite;
  // If there was only one change, it caused everything.
  return distinct(left).length === 1 ? distinct(left) : [];
}

/** Whether a candidate changes all words that the difference changes. */
function fits(difference: Reported, { gone, came, words, moved, pointer }: Candidate): boolean {
  if (pointer === "") return difference.kind.startsWith("route-");
  if (difference.what.endsWith("moved")) return moved;
  if (difference.kind === "picture") return pictureNames(difference).some((name) => words.has(name));
  if (difference.gone.size + difference.came.size === 0) return false;
  return isWithin(difference.gone, gone) && isWithin(difference.came, came);
}

/** Like `fits`, but an added or removed word may also occur elsewhere in the text. */
function fitsLoosely({ gone, came }: Reported, { old, fresh, pointer }: Candidate): boolean {
  return pointer !== "" && gone.size + came.size > 0 && isWithin(gone, old) && isWithin(came, fresh);
}

function pictureNames({ pictures }: Reported): string[] {
  return [pictures?.before, pictures?.after].flatMap((src) => (src ? [pictureName(src).toLowerCase()] : []));
}

function best(candidates: Candidate[]): Candidate[] {
  const size = ({ gone, came }: Candidate) => gone.size + came.size;
  const least = Math.min(...candidates.map(size));
  return candidates.filter((candidate) => size(candidate) === least);
}

const overlap = ({ gone, came }: Reported, candidate: Candidate): number =>
  inCommon(gone, candidate.gone) + inCommon(came, candidate.came);

function distinct(candidates: Candidate[]): Cause[] {
  const byPlace = new Map(candidates.map(({ cause }) => [`${cause.file}:${cause.line}:${cause.side}`, cause]));
  return [...byPlace.values()].slice(0, MOST);
}
