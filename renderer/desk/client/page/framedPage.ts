/** What the desk knows of the page in its frame: the one module that reaches into that document. */

import { useEffect, useEffectEvent } from "react";
import { READY, SHOWN } from "../../../preview/live/frame";
import { Observable, useObservable } from "../common/observable";

const DESK_AT = "/_desk/at";

/** An address may lead to another one, so that the frame never arrives. */
const LOADS = 3;

/** The page in the frame as it is now; a new object after each load and each save that is shown. */
export interface FramedPage {
  /** The address of the page, such as `/about`, as the server knows it. */
  route: string;
  /** The live document; undefined while it loads, and if the frame shows another site. */
  document: Document | undefined;
}

type KeyListener = (event: KeyboardEvent) => void;

/** The frame of the page beside the desk. Listeners are called after each load and after each save that is shown. */
class Frame extends Observable {
  #now: FramedPage = { route: routeOf(location.pathname.slice(DESK_AT.length) || "/"), document: undefined };
  #frame: HTMLIFrameElement | undefined;
  readonly #pressed = new Set<KeyListener>();
  /** Where the frame is being led, and how many loads of another page are left until that is given up. */
  #leading: { address: string; loads: number } | undefined;

  get now(): FramedPage {
    return this.#now;
  }

  /** Shows another page in the frame, even if the page in it loads itself again at the same moment. */
  readonly go = (address: string): void => {
    this.#leading = { address, loads: LOADS };
    this.#frame?.contentWindow?.location.assign(address);
  };

  /** The `ref` of the frame. @returns a function that stops following it */
  readonly follow = (frame: HTMLIFrameElement | null): (() => void) | undefined => {
    if (!frame) return undefined;
    this.#frame = frame;
    const listeners = new AbortController();
    const { signal } = listeners;
    // A page of the preview sends this before its pictures are loaded; other documents never do.
    const ready = ({ source, data }: MessageEvent) => {
      if (source === frame.contentWindow && data === READY) this.#loaded(frame);
    };
    addEventListener("message", ready, { signal });
    frame.addEventListener("load", () => this.#loaded(frame), { signal });
    document.addEventListener("keydown", this.#press);
    return () => listeners.abort();
  };

  /** Calls a function for each key that is pressed, in the desk and on the page. @returns a function that ends it */
  onKey(press: KeyListener): () => void {
    this.#pressed.add(press);
    return () => void this.#pressed.delete(press);
  }

  readonly #press = (event: KeyboardEvent): void => {
    for (const press of this.#pressed) press(event);
  };

  /** Hears the page that comes after one from its first moment on, while it is still loading. */
  #hearNext(frame: HTMLIFrameElement, page: Document): void {
    const next = documentIn(frame);
    if (next === page) setTimeout(() => this.#hearNext(frame, page));
    else next?.addEventListener("keydown", this.#press);
  }

  #loaded(frame: HTMLIFrameElement): void {
    const page = documentIn(frame);
    if (page && page === this.#now.document) return;
    if (!page) {
      this.#set({ ...this.#now, document: undefined });
      return;
    }
    const { pathname, search, hash } = page.location;
    this.#leadOn(pathname);
    // Going back leads through the pages of the frame; the desk's own address follows.
    history.replaceState(null, "", `${DESK_AT}${pathname}${search}${hash}`);
    document.title = `${page.title || pathname} (desk)`;
    page.addEventListener("keydown", this.#press);
    page.defaultView?.addEventListener("pagehide", () => this.#hearNext(frame, page));
    page.addEventListener(SHOWN, () => this.#set({ ...this.#now, document: page }));
    page.addEventListener("click", (event) => {
      this.#leading = undefined;
      openOtherSites(event);
    });
    this.#set({ route: routeOf(pathname), document: page });
  }

  /** Leaves a page that has loaded itself again while the frame was led to another one. */
  #leadOn(pathname: string): void {
    const { address, loads } = this.#leading ?? { address: pathname, loads: 0 };
    const arrived = routeOf(new URL(address, location.href).pathname) === routeOf(pathname);
    this.#leading = arrived || loads === 0 ? undefined : { address, loads: loads - 1 };
    if (this.#leading) this.#frame?.contentWindow?.location.assign(address);
  }

  #set(now: FramedPage): void {
    this.#now = now;
    this.notify();
  }
}

export const frame = new Frame();

/** The page that the frame shows; the component is rendered again when it shows another. */
export const useFramedPage = (): FramedPage => useObservable(frame, () => frame.now);

/** The address that the frame starts with: what comes after the desk's own. */
export const startOfFrame = (): string =>
  `${location.pathname.slice(DESK_AT.length) || "/"}${location.search}${location.hash}`;

/** Calls a function for each key that is pressed, in the desk and on the page. */
export function useKeys(press: KeyListener): void {
  const pressNow = useEffectEvent(press);
  useEffect(() => frame.onKey((event) => pressNow(event)), []);
}

/** Without the slash at the end, as the server names it. */
function routeOf(pathname: string): string {
  return pathname.replace(/(?<=[^/])\/+$/, "");
}

function documentIn(frame: HTMLIFrameElement): Document | undefined {
  const page = frame.contentDocument;
  return page && page.location.protocol !== "about:" ? page : undefined;
}

/** Most other sites refuse to be framed: their links open in a new tab. */
function openOtherSites(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || link.target || !/^https?:$/.test(link.protocol)) return;
  if (link.origin === location.origin) return;
  event.preventDefault();
  open(link.href, "_blank", "noopener");
}
