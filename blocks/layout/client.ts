import { layoutIds } from "../../renderer/contract/layout";
import { largeScreen } from "../look/largeScreen";

/** Whether the navigation is in the bar, and not in the drawer. */
const inBar = matchMedia(largeScreen);

/** Starts the scripts that every page has, for what is around its blocks. */
export function startLayout(): void {
  openTarget();
  watchDrawer();
  watchMenus();
  watchStickyBar();
  watchFailedImages();
}

/** Opens the `details` that the address names, such as `/about#item-3`: the browser opens only those around it. */
function openTarget(): void {
  const open = () => {
    const target = document.getElementById(location.hash.slice(1));
    if (target instanceof HTMLDetailsElement) target.open = true;
  };
  open();
  addEventListener("hashchange", open);
}

/** Marks every picture that could not be loaded, so that CSS can show something in its place. */
function watchFailedImages(): void {
  const mark = (image: HTMLImageElement) => {
    image.dataset.failed = "";
  };
  // An image's error does not bubble, but it is captured.
  document.addEventListener("error", ({ target }) => target instanceof HTMLImageElement && mark(target), true);
  // Images that failed before this script ran. An SVG without a width also has `naturalWidth` 0: decode it to be sure.
  for (const image of document.images) {
    if (image.complete && !image.naturalWidth) image.decode().catch(() => mark(image));
  }
}

/**
 * Makes the drawer modal while it is open (ARIA APG: Dialog (Modal)). A popover and not `<dialog>`, since on a wide
 * screen it is part of the bar. This adds what a popover lacks: the role, an inert background, and a focus that
 * returns however it was closed (Safari does not focus a pressed button).
 */
function watchDrawer(): void {
  const drawer = document.getElementById(layoutIds.drawer);
  const menuButton = document.getElementById(layoutIds.menuButton);
  if (!drawer || !menuButton) return;

  let background: HTMLElement[] = [];
  // Before the change: an inert button could not take the focus back.
  drawer.addEventListener("beforetoggle", ({ newState }) => {
    const opens = newState === "open";
    if (opens) background = around(drawer);
    for (const element of background) element.inert = opens;
    Object.assign(drawer, {
      role: opens ? "dialog" : null,
      ariaModal: opens ? "true" : null,
      ariaLabel: opens ? menuButton.textContent : null,
    });
  });

  // After the change: a press beside the drawer closes it first, and then moves the focus to the page. Not if a key has
  // led on meanwhile.
  drawer.addEventListener("toggle", ({ newState }) => {
    const { activeElement, body } = document;
    const isNowhere = activeElement === body || drawer.contains(activeElement);
    if (newState === "closed" && isNowhere) menuButton.focus({ preventScroll: true });
  });

  // Also for a link to the page that is already open, which loads nothing new.
  drawer.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a")) drawer.hidePopover?.();
  });

  // After a turn of the tablet or a resize, the links are in the bar.
  inBar.addEventListener("change", () => drawer.hidePopover?.());
}

/** Everything on the page outside the element that is not inert already. */
function around(element: Element): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent) return [];
  const siblings = ([...parent.children] as HTMLElement[]).filter((child) => child !== element && !child.inert);
  return parent === document.body ? siblings : [...siblings, ...around(parent)];
}

/** Closes a menu of the bar on Escape, a press elsewhere, a link or Tab past its end (ARIA APG: Disclosure). */
function watchMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(`#${layoutIds.drawer} details`)) {
    const closeOn = (left: unknown) => {
      if (!left || !inBar.matches || !menu.open) return;
      menu.open = false;
      return true;
    };
    document.addEventListener("click", ({ target }) => {
      closeOn(!menu.contains(target as Node) || (target as Element).closest("a"));
    });
    menu.addEventListener("focusout", ({ relatedTarget }) => {
      closeOn(relatedTarget && !menu.contains(relatedTarget as Node));
    });
    document.addEventListener("keydown", ({ key }) => {
      if (closeOn(key === "Escape")) menu.querySelector("summary")?.focus();
    });
  }
}

/** Loads the sticky bar's code with the first scroll: a page that is never scrolled does not need it. */
function watchStickyBar(): void {
  const from = scrollY;
  const load = () => import("./stickyBar").then((code) => code?.showStickyBar(from));
  // A reload may start in the middle of the page, or at its end.
  if (from) load();
  else addEventListener("scroll", load, { once: true, passive: true });
}
