import { useMemo } from "react";
import { groupBy } from "../../../base/groups";
import type { DeskBlock } from "../../protocol/page";
import type { Remark } from "../../protocol/remarks";
import { Observable, useObservable } from "../common/observable";
import { useFramedPage } from "../page/framedPage";

const KEY = "desk-remarks";

/** The remarks of answers that were opened, stored in the browser until they are done. */
class Remarks extends Observable {
  #all = stored();

  get all(): readonly Remark[] {
    return this.#all;
  }

  /** Adds those that are not here yet. */
  add(remarks: Remark[]): void {
    const known = new Set(this.#all.map((one) => JSON.stringify(one)));
    this.#keep([...this.#all, ...remarks.filter((one) => !known.has(JSON.stringify(one)))]);
  }

  done(remark: Remark): void {
    this.#keep(this.#all.filter((one) => one !== remark));
  }

  #keep(all: readonly Remark[]): void {
    this.#all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // The browser stores nothing, as in some private windows.
    }
    this.notify();
  }
}

function stored(): readonly Remark[] {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Remark[];
    return Array.isArray(all) ? all : [];
  } catch {
    return [];
  }
}

export const remarks = new Remarks();

/** The innermost element of a page that says what a remark is about; undefined if nothing says it any more. */
export function placeOf({ says }: Remark, page: Document): Element | undefined {
  const plain = (text: string | null) => (text ?? "").replace(/\s+/g, " ").toLowerCase();
  const words = plain(says);
  const isSaying = (one: Element) => words !== "" && plain(one.textContent).includes(words);
  let place: Element | undefined;
  let inner: Element | undefined = [...page.querySelectorAll("main"), page.body].find(isSaying);
  while (inner) {
    place = inner;
    inner = [...inner.children].find(isSaying);
  }
  return place;
}

/** The remarks about a page by the id of their block; about none of its blocks under the empty one. */
export function useRemarks(blocks: Pick<DeskBlock, "id">[]): Map<string, Remark[]> {
  const { route, document: page } = useFramedPage();
  const all = useObservable(remarks, () => remarks.all);
  return useMemo(() => {
    const own = page ? all.filter((one) => one.route === route) : [];
    return groupBy(own, (remark) => {
      const place = page && placeOf(remark, page);
      return blocks.find(({ id }) => place && page.getElementById(id)?.contains(place))?.id ?? "";
    });
  }, [all, blocks, page, route]);
}
