import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { DeskPage } from "../../protocol/page";
import { Button } from "../common/Button";
import { Icon } from "../common/marks";
import { sendDay } from "../common/requests";

type Day = Pick<DeskPage, "day" | "dayIsChosen">;

/** The day as of which the site is shown; another one can be chosen, to see what starts and ends until then. */
export function DaySwitch({ page: { day, dayIsChosen } }: { page: Day }): ReactNode {
  const id = useId();
  const [refused, setRefused] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Not while somebody types a date in it.
    const isTyped = dayIsChosen && document.activeElement === field.current;
    if (field.current && !isTyped) field.current.value = day;
  }, [day, dayIsChosen]);
  const show = async (chosen: string) => {
    const answer = await sendDay(chosen);
    setRefused(answer.result === "refused" ? answer.words : undefined);
  };
  return (
    <div className="day">
      <label htmlFor={id}>As of</label>
      <input
        ref={field}
        id={id}
        type="date"
        defaultValue={day}
        min="1971-01-01"
        max="9998-12-31"
        onChange={({ target }) => target.value && void show(target.value)}
      />
      {refused && <span role="alert">{refused}</span>}
    </div>
  );
}

/** Says that the page is that of another day, with the way back. */
export function DayBanner({ page: { day, dayIsChosen } }: { page: Day }): ReactNode {
  if (!dayIsChosen) return null;
  const words = new Date(`${day}T00:00Z`).toLocaleDateString("en-US", {
    timeZone: "UTC",
    month: "long",
    day: "numeric",
    year: "numeric",
  });
  return (
    <p className="day-banner" role="status">
      <Icon name="calendar" />
      <span>
        This is <strong>{words}</strong>
      </span>
      <Button
        onClick={() => {
          // The banner disappears with its button.
          document.querySelector<HTMLElement>(".day input, .view summary")?.focus();
          void sendDay(null);
        }}
      >
        Back to today
      </Button>
    </p>
  );
}
