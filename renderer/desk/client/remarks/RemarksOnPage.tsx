import { type ReactNode, useCallback, useMemo } from "react";
import { Button } from "../common/Button";
import { useObservable } from "../common/observable";
import { useFramedPage } from "../page/framedPage";
import { boxOf } from "../page/useBoxOnPage";
import { useMeasured } from "../page/useMeasured";
import { placeOf, remarks } from "./remarks";

/** Marks what each remark about this page is about; a click opens the list with the remark. */
export function RemarksOnPage({ onOpen }: { onOpen: () => void }): ReactNode {
  const page = useFramedPage();
  const all = useObservable(remarks, () => remarks.all);
  const placed = useMemo(() => {
    const { document: shown, route } = page;
    const own = shown ? all.filter((one) => one.route === route) : [];
    return own.flatMap((remark) => {
      const place = shown && placeOf(remark, shown);
      return place ? [{ remark, place }] : [];
    });
  }, [all, page]);
  const measure = useCallback(
    () => placed.map(({ remark, place }) => ({ remark, box: boxOf(place) })).filter(({ box }) => box.height > 0),
    [placed],
  );
  const marks = useMeasured(measure) ?? [];
  return marks.map(({ remark, box: { left, top } }) => (
    <Button
      key={JSON.stringify(remark)}
      className="remark-mark"
      style={{ left, top }}
      title={remark.words}
      onClick={onOpen}
    >
      {`Remark: ${remark.words}`}
    </Button>
  ));
}
