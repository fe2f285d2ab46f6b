/** What the catalogue does in the browser: frames as high as their block, and copying. */

const SAID_MS = 1500;
/** A block that fills the window would grow with its frame, and the frame with it. */
const HIGHEST = 2400;

for (const frame of document.querySelectorAll("iframe")) {
  const follow = () => {
    const block = frame.contentDocument?.querySelector("main");
    if (!block) return;
    const grow = () =>
      frame.setAttribute("height", String(Math.min(HIGHEST, Math.ceil(block.getBoundingClientRect().height))));
    new ResizeObserver(grow).observe(block);
  };
  frame.addEventListener("load", follow);
  follow();
}

for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
  const label = button.textContent;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(button.nextElementSibling?.textContent ?? "");
    button.textContent = "Copied";
    setTimeout(() => {
      button.textContent = label;
    }, SAID_MS);
  });
}

export {};
