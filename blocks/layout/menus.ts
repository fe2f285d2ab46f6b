import { layoutIds } from "../../renderer/contract/layoutIds";
import { screen } from "../look/screen";

/**
 * Closes a menu of the bar on: Escape (the focus returns to its
 * button), a press elsewhere, a link chosen, Tab past its end (ARIA APG: Disclosure Navigation).
 * In the drawer a menu is part of the list and stays open.
 */
export function watchMenus(): void {
  const inBar = matchMedia(screen.large);
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(`#${layoutIds.drawer} details`)) {
    const close = () => {
      menu.open = false;
    };
    document.addEventListener("click", ({ target }) => {
      const stays = menu.contains(target as Node) && !(target as Element).closest("a");
      if (inBar.matches && !stays) close();
    });
    menu.addEventListener("focusout", ({ relatedTarget }) => {
      if (inBar.matches && relatedTarget && !menu.contains(relatedTarget as Node)) close();
    });
    document.addEventListener("keydown", ({ key }) => {
      if (!inBar.matches || key !== "Escape" || !menu.open) return;
      close();
      menu.querySelector("summary")?.focus();
    });
  }
}
