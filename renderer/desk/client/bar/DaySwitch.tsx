import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { DeskPage } from "../../protocol/page";
import { sendDay } from "../common/requests";

/** The day as of which the site is shown; another one can be chosen, to see what starts and ends until then. */
export function DaySwitch({ page }: { page: Pick<DeskPage, "day" | "dayIsChosen"> }): ReactNode {
  const id = useId();
  const [refused, setRefused] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  /** Whether the field got the focus from the button, and nothing has been typed. */
  const toToday = useRef(false);
  useEffect(() => {
    // Not while somebody types a date in it.
    if (!field.current || (document.activeElement === field.current && !toToday.current)) return;
    toToday.current = false;
    field.current.value = page.day;
  }, [page.day]);
  const show = async (day: string | null) => {
    const answer = await sendDay(day);
    setRefused(answer.result === "refused" ? answer.words : undefined);
  };
  return (
    <div className="day">
      <label htmlFor={id}>As of</label>
      <input
        ref={field}
        id={id}
        type="date"
        defaultValue={page.day}
        min="1971-01-01"
        max="9998-12-31"
        onChange={({ target }) => target.value && void show(target.value)}
      />
      {page.dayIsChosen && (
        <button
          type="button"
          onClick={() => {
            // The button disappears when it is today.
            field.current?.focus();
            toToday.current = true;
            void show(null);
          }}
        >
          Today
        </button>
      )}
      {refused && <span role="alert">{refused}</span>}
    </div>
  );
}
