import { type ReactNode, useRef, useState } from "react";
import type { TimelineEntry } from "../../protocol/page";
import { Button } from "../common/Button";
import { List } from "../common/List";
import { Icon } from "../common/marks";
import { plainWords } from "../common/plainWords";
import { sendDay } from "../common/requests";
import { useLoaded } from "../common/useLoaded";
import { frame } from "../page/framedPage";

/**
 * What begins and ends by itself within a year. Each entry shows the site as of that moment, on its page.
 *
 * @param version what makes it ask again, such as a save
 */
export function Timeline({ version }: { version: unknown }): ReactNode {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDetailsElement>(null);
  const entries = useLoaded<TimelineEntry[]>(open ? "timeline" : undefined, version)?.response;
  const close = () => box.current?.removeAttribute("open");
  const show = ({ at, route }: TimelineEntry) => {
    close();
    box.current?.querySelector("summary")?.focus();
    void sendDay(at);
    if (route !== undefined) frame.go(route);
  };
  return (
    <details ref={box} className="timeline" data-over onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="plain" title="What begins and ends by itself">
        <Icon name="clock" />
        <span className="words">Timeline</span>
      </summary>
      <div>
        {open && !entries && <p className="loading">Loading …</p>}
        {entries && (
          <List of={entries} none="Nothing begins or ends by itself within a year.">
            {(entry) => (
              <Button className="quiet" onClick={() => show(entry)}>
                <span className="note">{entry.when}</span>
                <span>{plainWords(entry.what)}</span>
              </Button>
            )}
          </List>
        )}
      </div>
    </details>
  );
}
