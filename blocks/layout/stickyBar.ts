import { layoutIds } from "../../renderer/contract/layout";

/** How far down the page the bar may first appear, in CSS pixels (the product's specification, section 9). */
const APPEARS_AFTER = 600;

/** How near its end the page counts as read, in CSS pixels (the product's specification, section 9). */
const NEAR_END = 200;

/**
 * Shows the sticky bar to a visitor who reads on, or has come to the end; hides it from one who turns back.
 *
 * @param from how far the page was scrolled when it was opened, in CSS pixels
 */
export function showStickyBar(from: number): void {
  const bar = document.getElementById(layoutIds.stickyBar);
  if (!bar) return;

  let before = from;
  const update = () => {
    const step = scrollY - before;
    before = scrollY;
    const nearEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - NEAR_END;
    if (scrollY > APPEARS_AFTER && (step > 0 || nearEnd)) bar.inert = false;
    // Do not hide a bar that has the keyboard's focus: it would be lost (WCAG 2.2, 2.4.7).
    else if ((step < 0 || scrollY <= APPEARS_AFTER) && !bar.querySelector(":focus-visible")) bar.inert = true;
  };
  addEventListener("scroll", update, { passive: true });
  addEventListener("focusin", ({ target }) => showWhole(target));
  // The focus may have come before this code.
  showWhole(document.activeElement);
  update();
  bar.dataset.state = "awake";
}

/**
 * Scrolls a text area whose start is in the window to where all of it is seen: Chromium scrolls to its first line alone,
 * and the rest may be below the bar (WCAG 2.2, 2.4.11).
 */
function showWhole(target: EventTarget | null): void {
  if (target instanceof HTMLTextAreaElement && target.getBoundingClientRect().top >= 0) {
    target.scrollIntoView({ block: "nearest" });
  }
}
