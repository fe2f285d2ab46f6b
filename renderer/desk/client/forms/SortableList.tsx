import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from "@dnd-kit/core";
import { SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { type ReactNode, useRef } from "react";

interface SortableListProps {
  label: string;
  /** One for each entry, in their order. */
  keys: string[];
  onMove: (from: number, to: number) => void;
  render: (index: number) => ReactNode;
}

const STILL = matchMedia("(prefers-reduced-motion: reduce)");

const noAnnouncement = () => undefined;
/** By default, dnd-kit announces each entry that a pointer passes. */
const SILENT = {
  onDragStart: noAnnouncement,
  onDragOver: noAnnouncement,
  onDragEnd: noAnnouncement,
  onDragCancel: noAnnouncement,
};

/**
 * A list whose entries are put in order with a pointer or a finger; for the keyboard, each entry has *Up* and *Down*.
 * Renders nothing without entries.
 */
export function SortableList({ label, keys, onMove, render }: SortableListProps): ReactNode {
  // A click is not a drag.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const at = (id: unknown) => keys.indexOf(String(id));
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(at(active.id), at(over.id));
  };
  if (keys.length === 0) return null;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{ announcements: SILENT }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol className="sortable" aria-label={label}>
          {keys.map((key, index) => (
            <SortableItem key={key} id={key}>
              {render(index)}
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function SortableItem({ id, children }: { id: string; children: ReactNode }) {
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id });
  const style = { transform: CSS.Translate.toString(transform), transition: STILL.matches ? undefined : transition };
  return (
    <li ref={setNodeRef} style={style} data-dragging={isDragging ? "" : undefined}>
      <span className="handle" aria-hidden="true" ref={setActivatorNodeRef} {...listeners}>
        ⠿
      </span>
      <div className="sorted">{children}</div>
    </li>
  );
}

interface Keyed {
  key: string;
  text: string;
}

let last = 0;

/**
 * Keys of entries that have no name of their own. An unchanged entry keeps its key wherever it is now, and a changed
 * one has the key of its place. So unfolded entries stay unfolded, and the focus stays where it is.
 */
export function useItemKeys(items: unknown[]): string[] {
  const known = useRef<Keyed[]>([]);
  const texts = items.map((item) => JSON.stringify(item) ?? "");
  const free = new Set(known.current);
  const take = (found: Keyed | undefined) => {
    if (found) free.delete(found);
    return found?.key;
  };
  const same = texts.map((text, index) => {
    const here = known.current[index];
    return take(here?.text === text && free.has(here) ? here : [...free].find((one) => one.text === text));
  });
  const keys = texts.map((_, index) => {
    const here = known.current[index];
    return same[index] ?? take(here && free.has(here) ? here : [...free][0]) ?? `entry-${++last}`;
  });
  known.current = keys.map((key, index) => ({ key, text: texts[index] ?? "" }));
  return keys;
}
