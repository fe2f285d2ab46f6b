/**
 * Opens the `details` that the address names, such as `/about#item-3`: the browser opens those around
 * its target, never the target itself. Without a script it is scrolled to and left to be pressed.
 */
export function openTarget(): void {
  const open = () => {
    const target = document.getElementById(location.hash.slice(1));
    if (target instanceof HTMLDetailsElement) target.open = true;
  };
  open();
  window.addEventListener("hashchange", open);
}
