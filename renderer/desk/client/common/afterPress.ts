/** Whether a button of the pointer is pressed; of a finger, this begins after it is lifted, with the click. */
let isPressed = false;

globalThis.addEventListener?.(
  "mousedown",
  () => {
    isPressed = true;
  },
  true,
);
globalThis.addEventListener?.(
  "mouseup",
  () => {
    // The click follows at once.
    setTimeout(() => {
      isPressed = false;
    });
  },
  true,
);

/**
 * Calls a function at once, or after the click if a button of the pointer is pressed: what is pressed would not get the
 * click if it moved before.
 */
export function afterPress(then: () => void): void {
  if (isPressed) addEventListener("mouseup", () => setTimeout(then), { capture: true, once: true });
  else then();
}
