import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { type ReactNode, useRef } from "react";
import { SteadyKeyboardSensor } from "./SteadyKeyboardSensor";

interface SortableListProps {
  label: string;
  /** One for each entry, in their order. */
  keys: string[];
  /** The name by which an entry is announced. */
  nameOf: (index: number) => string;
  onMove: (from: number, to: number) => void;
  render: (index: number) => ReactNode;
}

const STILL = matchMedia("(prefers-reduced-motion: reduce)");

const HOW =
  "To move an entry, press Space or Enter on its handle. Then the arrow keys move it, Space or Enter puts it down, and Escape leaves it where it was.";

/** A list whose entries are put in order with a pointer, a finger or the keyboard. Renders nothing without entries. */
export function SortableList({ label, keys, nameOf, onMove, render }: SortableListProps): ReactNode {
  const sensors = useSensors(
    // A click is no drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(SteadyKeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const at = (id: unknown) => keys.indexOf(String(id));
  const place = (id: unknown) => `place ${at(id) + 1} of ${keys.length}`;
  // An entry is over its own place at once. Announcing that would interrupt the words that it was picked up.
  const started = useRef(false);
  const announcements: Announcements = {
    onDragStart({ active }) {
      started.current = true;
      return `Picked up ${nameOf(at(active.id))}, ${place(active.id)}.`;
    },
    onDragOver({ active, over }) {
      const isStart = started.current && over?.id === active.id;
      started.current = false;
      return over && !isStart ? `${nameOf(at(active.id))} is over ${place(over.id)}.` : undefined;
    },
    onDragEnd: ({ active, over }) => `${nameOf(at(active.id))} was put down${over ? ` at ${place(over.id)}` : ""}.`,
    onDragCancel: ({ active }) => `${nameOf(at(active.id))} stays at ${place(active.id)}.`,
  };
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(at(active.id), at(over.id));
  };
  if (keys.length === 0) return null;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{ announcements, screenReaderInstructions: { draggable: HOW } }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol className="sortable" aria-label={label}>
          {keys.map((key, index) => (
            <SortableItem key={key} id={key} name={nameOf(index)}>
              {render(index)}
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function SortableItem({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const style = { transform: CSS.Translate.toString(transform), transition: STILL.matches ? undefined : transition };
  return (
    <li ref={setNodeRef} style={style} data-dragging={isDragging ? "" : undefined}>
      <button
        type="button"
        className="handle"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={`Move ${name}`}
      >
        <span aria-hidden="true">⠿</span>
      </button>
      <div className="sorted">{children}</div>
    </li>
  );
}
