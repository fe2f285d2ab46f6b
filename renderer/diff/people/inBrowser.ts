/** The script of the report: fits each frame to the place that differs, and writes the text to send back. */

/** How much is shown of a page where no element is marked, and of a marked place: on a phone, on a wider screen. */
const HEIGHTS = { unmarked: 600, phone: 320, wide: 440, least: 200 };
/** Room above a marked place, and below it. */
const [ABOVE, BELOW] = [110, 160];

export {};

const frames = [...document.querySelectorAll("iframe")];

/** @returns whether the place can be seen: not inside of something folded */
function fitFrame(frame: HTMLIFrameElement): boolean {
  const inside = frame.contentDocument;
  const scroller = inside?.scrollingElement;
  if (!inside || !scroller) return true;
  const boxesOf = (selector: string) =>
    [...inside.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const marked = boxesOf("[data-changed]");
  const seen = marked.filter(({ width, height }) => width > 0 && height > 0);
  const [first] = seen;
  if (marked.length > 0 && !first) return false;
  const end = Math.max(...boxesOf("[data-kept]").map(({ bottom }) => bottom + scroller.scrollTop));
  const usual = marked.length === 0 ? HEIGHTS.unmarked : innerWidth < 700 ? HEIGHTS.phone : HEIGHTS.wide;
  const most = Math.min(end, usual);
  const bottoms = first ? seen.map(({ bottom }) => bottom - first.top).filter((bottom) => bottom < most - BELOW) : [];
  const last = bottoms.at(-1);
  frame.style.height = `${last === undefined ? most : Math.min(most, Math.max(HEIGHTS.least, last + BELOW))}px`;
  if (first) scroller.scrollTop += first.top - ABOVE;
  return true;
}

function showFrame(frame: HTMLIFrameElement): void {
  const inside = frame.contentDocument;
  if (!inside?.querySelector("[data-kept]")) return;
  const style = inside.createElement("style");
  style.textContent = document.getElementById("typefaces")?.textContent ?? "";
  inside.head.append(style);
  if (fitFrame(frame)) return void inside.fonts.ready.then(() => fitFrame(frame));
  const places = frame.closest(".places");
  frame.dataset.unseen = "";
  if (!places?.querySelector("iframe:not([data-unseen])")) places?.remove();
}

function startReply(form: HTMLFormElement): void {
  const named = (name: string) => form.elements.namedItem(name);
  const [comment, text] = [named("comment"), named("text")] as HTMLTextAreaElement[];
  const [share, copy] = [named("share"), named("copy")] as HTMLButtonElement[];
  const status = form.querySelector("[role=status]");
  const choices = [...form.querySelectorAll<HTMLButtonElement>("[aria-pressed]")];
  if (!comment || !text || !share || !copy || !status) return;
  const write = () => {
    const pressed = choices.find((button) => button.getAttribute("aria-pressed") === "true");
    if (!pressed) return;
    const remarks = [...document.querySelectorAll<HTMLElement>("[data-line]")].flatMap((change) => {
      const remark = change.querySelector("textarea")?.value.trim();
      return remark ? `${change.dataset.line} (${change.dataset.at})\n→ ${remark}` : [];
    });
    text.value = [document.title, pressed.value, comment.value.trim(), ...remarks].filter(Boolean).join("\n\n");
    status.textContent = "";
  };
  document.addEventListener("input", write);
  for (const button of choices)
    button.addEventListener("click", () => {
      for (const one of choices) one.setAttribute("aria-pressed", String(one === button));
      form.querySelector("div")?.removeAttribute("hidden");
      write();
      comment.focus();
    });
  share.hidden = !navigator.share;
  share.addEventListener("click", () => void navigator.share({ text: text.value }).catch(() => {}));
  copy.addEventListener("click", async () => {
    text.select();
    const isCopied = await navigator.clipboard?.writeText(text.value).then(
      () => true,
      () => false,
    );
    status.textContent =
      isCopied || document.execCommand("copy") ? "Copied. Paste it into a message." : "Select the text and copy it.";
  });
  form.hidden = false;
  form.previousElementSibling?.remove();
}

for (const frame of frames) {
  frame.addEventListener("load", () => showFrame(frame));
  if (frame.contentDocument?.readyState === "complete") showFrame(frame);
}
addEventListener("resize", () => {
  for (const frame of frames) fitFrame(frame);
});
const form = document.querySelector<HTMLFormElement>(".reply form");
if (form) startReply(form);
