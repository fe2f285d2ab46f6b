import type { Behavior } from "../../renderer/contract/island";

/** How long a picture is shown, in milliseconds (the product's specification, section 9). */
const INTERVAL = 5000;

/** Without `scrollend` (Safari before 26.2), the strip counts as at rest after this many milliseconds without a scroll. */
const REST = 100;

/**
 * Moves the pictures of a hero (ARIA APG: Carousel, grouped). They advance by themselves until the
 * keyboard's focus comes in or the visitor stops them, and wait under a pointer or in a hidden tab
 * (WCAG 2.2, 2.2.2). For a visitor who prefers reduced motion they start only by the button.
 */
export default ((region) => {
  const [controls, strip] = region.children as HTMLCollectionOf<HTMLElement>;
  const rotation = controls?.querySelector("button");
  if (!controls || !strip || !rotation) return;
  const slides = [...strip.children] as HTMLElement[];
  const dots = controls.querySelectorAll("[data-slide]");
  const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

  /** The slide at rest in the strip: a swipe may have moved it. */
  const inView = () => Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth);

  let current = inView();
  let playing = !lessMotion.matches && !region.querySelector(":focus-visible");
  let hovered = region.matches(":hover");
  let advance: number | undefined;
  /** Whether the strip is on its way to the current slide: where the movement before it ends is no swipe. */
  let moving = false;

  const update = () => {
    const rotating = playing && !hovered && !document.hidden;
    clearTimeout(advance);
    advance = rotating ? window.setTimeout(proceed, INTERVAL) : undefined;
    strip.ariaLive = rotating ? "off" : "polite";
    rotation.ariaLabel = (playing ? rotation.dataset.stop : rotation.dataset.start) ?? null;
    rotation.toggleAttribute("data-playing", playing);
    mark(slides, dots, current);
  };

  /** Keeps the present picture until the next has come, or has failed: then the motif is shown in its place. */
  const proceed = async () => {
    const turn = advance;
    const next = slides[(current + 1) % slides.length]?.querySelector("img");
    await next?.decode().catch(() => undefined);
    if (turn === advance) show(current + 1);
  };

  const show = (index: number) => {
    cancelRest();
    const neighbor = Math.abs(index - current) === 1;
    current = (index + slides.length) % slides.length;
    // From the last to the first, and by a dot, it jumps instead of scrolling past the pictures between.
    const smooth = neighbor && current === index;
    moving = inView() !== current;
    strip.scrollTo({ left: offset(slides[current], slides[0]), behavior: smooth ? "auto" : "instant" });
    update();
  };

  controls.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest("button");
    if (!button) return;
    const { step, slide } = button.dataset;
    if (button === rotation) {
      playing = !playing;
      // After a click the pointer is still over the region; that must not pause what was just started.
      hovered = false;
      update();
    } else show(step ? current + Number(step) : Number(slide));
  });

  const settle = () => {
    if (inView() === current) moving = false;
    if (moving || inView() === current) return;
    current = inView();
    update();
  };
  const takeOver = () => {
    moving = false;
  };
  for (const type of ["pointerdown", "wheel", "keydown"]) strip.addEventListener(type, takeOver, { passive: true });
  const cancelRest = whenAtRest(strip, settle);

  const hover = ({ type }: Event) => {
    hovered = type === "pointerenter";
    update();
  };
  region.addEventListener("pointerenter", hover);
  region.addEventListener("pointerleave", hover);
  // Stops the rotation until the button starts it again.
  const stop = () => {
    playing = false;
    update();
  };
  region.addEventListener("focusin", ({ target }) => (target as Element).matches(":focus-visible") && stop());
  lessMotion.addEventListener("change", () => lessMotion.matches && stop());
  document.addEventListener("visibilitychange", update);

  controls.inert = false;
  update();
}) satisfies Behavior;

/** Measured from the first slide: also correct in right-to-left text. */
const offset = (slide?: HTMLElement, first?: HTMLElement) => (slide?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);

/** Calls a function whenever the strip has come to rest. @returns what forgets a movement that has not ended */
function whenAtRest(strip: HTMLElement, settle: () => void): () => void {
  let rest: number | undefined;
  if ("onscrollend" in window) strip.addEventListener("scrollend", settle);
  else
    strip.addEventListener("scroll", () => {
      clearTimeout(rest);
      rest = window.setTimeout(settle, REST);
    });
  return () => clearTimeout(rest);
}

/** Says which slide is shown, to assistive technology and on its dot, and loads its picture and the next one. */
function mark(slides: HTMLElement[], dots: NodeListOf<Element>, current: number): void {
  slides.forEach((slide, index) => {
    slide.ariaHidden = index === current ? null : "true";
  });
  dots.forEach((dot, index) => {
    dot.ariaDisabled = String(index === current);
  });
  for (const slide of [slides[current], slides[(current + 1) % slides.length]]) {
    slide?.setAttribute("data-drawn", "");
    slide?.querySelector("img")?.setAttribute("loading", "eager");
  }
}
