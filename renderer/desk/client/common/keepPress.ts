/** How far a pointer moves that stays where it was pressed, in CSS pixels: the click of an unsteady hand. */
const STILL = 4;

const CONTROL = "button, summary, label, a[href], [role=option]";

const controlOf = (target: EventTarget | null) => (target as Element | null)?.closest?.<HTMLElement>(CONTROL);

const nameOf = (control: HTMLElement) => control.ariaLabel ?? control.textContent;

/**
 * What a pointer presses gets its click, whatever moves before it is released: a save is shown, the tools of a text go, a
 * list is rendered again. The browser would click what is then both under the press and under its end: often nothing.
 */
export function keepPress(): void {
  let press: { control: HTMLElement; name: string | null; x: number; y: number } | undefined;
  const begin = ({ target, button, clientX: x, clientY: y }: MouseEvent) => {
    const control = button === 0 ? controlOf(target) : undefined;
    press = control ? { control, name: nameOf(control), x, y } : undefined;
    // The page in its frame may be where the control was: the end of the press is for the desk.
    document.documentElement.toggleAttribute("data-pressed", press !== undefined);
    document.documentElement.removeAttribute("data-keys");
  };
  const end = ({ target, clientX, clientY }: MouseEvent) => {
    document.documentElement.removeAttribute("data-pressed");
    if (!press) return;
    const { control, name, x, y } = press;
    press = undefined;
    // A pointer that is moved away takes its press back (WCAG 2.2, 2.5.2).
    const isStill = Math.hypot(clientX - x, clientY - y) <= STILL;
    if (!isStill || control.contains(target as Node)) return;
    const now = control.isConnected ? control : controlOf(target);
    if (now && nameOf(now) === name && now.checkVisibility()) now.click();
  };
  document.addEventListener("mousedown", begin, true);
  document.addEventListener("mouseup", end, true);
  // The help of a field unfolds for those who go there by keys: under a pointer its field would move.
  document.addEventListener(
    "keydown",
    ({ key }) => key === "Tab" && document.documentElement.setAttribute("data-keys", ""),
  );
}
