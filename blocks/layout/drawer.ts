import { layoutIds } from "../../renderer/contract/layoutIds";
import { screen } from "../look/screen";

/**
 * Makes the drawer modal while it is open (ARIA APG: Dialog (Modal)).
 *
 * Why a popover and not `<dialog>`: on a wide screen the same element is part of the bar, where a
 * dialog's role would be wrong, and a popover opens and closes without a script. This adds what a
 * popover lacks: the role, an inert background, and a focus that returns however it was closed
 * (Safari does not focus a pressed button).
 */
export function watchDrawer(): void {
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
    if (!opens) menuButton.focus({ preventScroll: true });
  });

  // Also for a link to the page that is already open, which loads nothing new.
  drawer.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a")) drawer.hidePopover?.();
  });

  // After a turn of the tablet or a resize, the links are in the bar.
  matchMedia(screen.large).addEventListener("change", () => drawer.hidePopover?.());
}

/** Everything on the page outside the element that is not inert already. */
function around(element: Element): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent) return [];
  const siblings = ([...parent.children] as HTMLElement[]).filter((child) => child !== element && !child.inert);
  return parent === document.body ? siblings : [...siblings, ...around(parent)];
}
