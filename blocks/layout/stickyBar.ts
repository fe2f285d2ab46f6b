import { layoutIds } from "../../renderer/contract/layoutIds";

/** How far down the page the bar may first appear, in CSS pixels (the product's specification, section 9). */
const APPEARS_AFTER = 600;

/** How near its end the page counts as read, in CSS pixels (the product's specification, section 9). */
const NEAR_END = 200;

/** Shows the sticky bar to a visitor who reads on, or has come to the end; hides it from one who turns back. */
export function watchStickyBar(): void {
  const bar = document.getElementById(layoutIds.stickyBar);
  if (!bar) return;

  let before = scrollY;
  const update = () => {
    const down = scrollY > before;
    const up = scrollY < before;
    before = scrollY;
    const nearEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - NEAR_END;
    if (scrollY > APPEARS_AFTER && (down || nearEnd)) bar.inert = false;
    // Not from under the keyboard's focus: it would be lost (WCAG 2.2, 2.4.7).
    else if ((up || scrollY <= APPEARS_AFTER) && !bar.querySelector(":focus-visible")) bar.inert = true;
  };
  addEventListener("scroll", update, { passive: true });
  // A reload may start in the middle of the page, or at its end.
  update();
}
