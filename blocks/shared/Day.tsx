import { LONG_DAY } from "../../renderer/contract/language";
import { usePage } from "../../renderer/contract/PageContext";

/** A day as people write it in the language of the page. @param of such as `2030-12-31` */
export function Day({ of: day, className }: { of: string; className?: string }) {
  const { site } = usePage();
  const date = new Date(`${day}T00:00:00Z`);
  const words = new Intl.DateTimeFormat(site.language, { ...LONG_DAY, timeZone: "UTC" });
  return (
    <time dateTime={day} className={className}>
      {Number.isNaN(date.valueOf()) ? day : words.format(date)}
    </time>
  );
}
