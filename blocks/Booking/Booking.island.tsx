import { useEffect, useRef, useState } from "react";
import type { IslandProps, Wake } from "../../renderer/contract/island";
import { plainText } from "../../renderer/contract/richText";
import type { Booking as BookingProps } from "../types.generated";
import { BookingView, type Progress } from "./BookingView";
import { type Calendar, calendarOf } from "./calendar";
import { openWidget } from "./widget";
import { widgetOptions } from "./widgetOptions";

type BookingIslandProps = BookingProps & { calendar: Calendar };

/** The calendar is what the visitor came for. */
export const wake: Wake = "idle";

export const islandProps: IslandProps<BookingProps, BookingIslandProps> = (block, { site }) => ({
  ...block,
  calendar: calendarOf(site),
});

/** The booking calendar, from entering the page to leaving it. */
export default function BookingIsland({ calendar, ...props }: BookingIslandProps) {
  const container = useRef<HTMLDivElement>(null);
  const [progress, setProgress] = useState<Progress>("asleep");

  // biome-ignore lint/correctness/useExhaustiveDependencies: the calendar of a page never changes
  useEffect(() => {
    let close = () => {};
    const enter = () => {
      const { widget, script, url } = calendar;
      if (!widget || !container.current) return;
      setProgress("loading");
      close = openWidget({
        script,
        global: widget.global,
        options: widgetOptions(widget, url, container.current.id),
        container: container.current,
        title: plainText(props.heading),
        onReady: () => setProgress("ready"),
        onFailed: () => setProgress("failed"),
      });
    };
    const leave = () => {
      close();
      setProgress("asleep");
    };
    // A page that is left may be kept and come back as it was (back/forward cache).
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && enter();
    enter();
    addEventListener("pagehide", leave);
    addEventListener("pageshow", comeBack);
    return () => {
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", comeBack);
      leave();
    };
  }, []);

  return <BookingView {...props} calendar={calendar} progress={progress} container={container} />;
}
