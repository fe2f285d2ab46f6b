import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from "@dnd-kit/core";
import { SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import type { ReactNode } from "react";

interface SortableListProps {
  label: string;
  /** One for each entry, in their order. */
  keys: string[];
  onMove: (from: number, to: number) => void;
  render: (index: number) => ReactNode;
}

const STILL = matchMedia("(prefers-reduced-motion: reduce)");

const none = () => undefined;
/** By default, dnd-kit announces each entry that a pointer passes. */
const SILENT = { onDragStart: none, onDragOver: none, onDragEnd: none, onDragCancel: none };

/**
 * A list whose entries are put in order with a pointer or a finger; for the keyboard, each entry has *Up* and *Down*.
 * Renders nothing without entries.
 */
export function SortableList({ label, keys, onMove, render }: SortableListProps): ReactNode {
  // A click is no drag.
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
