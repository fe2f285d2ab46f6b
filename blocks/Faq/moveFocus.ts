import type { KeyboardEvent } from "react";
import type { Faq } from "../types.generated";

/** How far each key moves among the questions; Home and End go to an end. */
const STEPS: Record<NonNullable<Faq["orientation"]>, Record<string, number>> = {
  vertical: { ArrowUp: -1, ArrowDown: 1 },
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
};

/**
 * Moves the focus from question to question (ARIA APG: Accordion, optional keys): along the list's
 * own direction, around both ends, past disabled ones; Left and Right change places where the text
 * runs from right to left. @reach/accordion knows Up and Down alone, so this comes before it.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, orientation: NonNullable<Faq["orientation"]>): void {
  const list = event.currentTarget;
  const questions = [...list.querySelectorAll<HTMLElement>("[data-reach-accordion-button]:not(:disabled)")];
  const at = questions.indexOf(event.target as HTMLElement);
  if (at < 0 || !/^(Arrow|Home|End)/.test(event.key)) return;
  event.stopPropagation();

  const reversed = orientation === "horizontal" && getComputedStyle(list).direction === "rtl";
  const step = (STEPS[orientation][event.key] ?? 0) * (reversed ? -1 : 1);
  const ends: Record<string, number> = { Home: 0, End: questions.length - 1 };
  const next = ends[event.key] ?? (step === 0 ? undefined : (at + step + questions.length) % questions.length);
  if (next === undefined) return;
  event.preventDefault();
  questions[next]?.focus();
}
