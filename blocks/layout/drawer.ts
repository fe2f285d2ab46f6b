import { layoutIds } from "../../renderer/contract/layoutIds";
import { screen } from "../look/screen";

/**
 * Makes the drawer modal while it is open (ARIA APG: Dialog (Modal)).
 *
 * Why a popover and not `<dialog>`: the same element stands in the bar on a wide screen, where a
 * dialog's role would be wrong, and a popover opens and closes in every current browser with no
 * script at all. What a popover lacks is little: the role, a background out of reach, and a focus
 * that returns however it was closed (Safari gives a pressed button no focus to return to).
 */
export function watchDrawer(): void {
  const drawer = document.getElementById(layoutIds.drawer);
  const menuButton = document.getElementById(layoutIds.menuButton);
  if (!drawer || !menuButton) return;

  let background: HTMLElement[] = [];
  // The event before the change, not after it: an inert button could not take the focus back.
  drawer.addEventListener("beforetoggle", ({ newState }) => {
    const opens = newState === "open";
    if (opens) background = around(drawer);
    for (const element of background) element.inert = opens;
    Object.assign(drawer, {
      role: opens ? "dialog" : null,
      ariaModal: opens ? "true" : null,
      ariaLabel: opens ? menuButton.textContent : null,
    });
    if (!opens) menuButton.focus({ preventScroll: true });
  });

  // Also for a link to the page that is already open, which loads nothing new.
  drawer.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a")) drawer.hidePopover?.();
  });

  // A tablet is turned, a window widened: the links now stand in the bar.
  matchMedia(screen.large).addEventListener("change", () => drawer.hidePopover?.());
}

/** Everything on the page outside the element; what is inert already stays so by itself. */
function around(element: Element): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent) return [];
  const siblings = ([...parent.children] as HTMLElement[]).filter((child) => child !== element && !child.inert);
  return parent === document.body ? siblings : [...siblings, ...around(parent)];
}
