import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DroppableContainer,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { createContext, type ReactNode, useContext, useId, useRef } from "react";

interface SortableListProps {
  label: string;
  /** One for each entry, in their order. */
  keys: string[];
  onMove: (from: number, to: number) => void;
  /** Takes an entry of another list in the same one, that takes its entries in the same way. */
  taking?: { pointer: string; kind: string; onTake: (list: string, from: number, to: number) => void };
  render: (index: number) => ReactNode;
}

/** The lists in the outermost one by their ids. */
type ListsById = Map<string, Pick<SortableListProps, "onMove" | "taking">>;

const Lists = createContext<ListsById | undefined>(undefined);

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
export function SortableList({ label, keys, onMove, taking, render }: SortableListProps): ReactNode {
  const around = useContext(Lists);
  const own = useRef<ListsById>(new Map());
  const lists = around ?? own.current;
  const id = useId();
  lists.set(id, { onMove, taking });
  if (keys.length === 0) return null;
  const list = (
    <SortableContext id={id} items={keys} strategy={verticalListSortingStrategy}>
      <ol className="sortable" aria-label={label}>
        {keys.map((key, index) => (
          <SortableItem key={key} id={key} kind={taking?.kind ?? id}>
            {render(index)}
          </SortableItem>
        ))}
      </ol>
    </SortableContext>
  );
  return around ? (
    list
  ) : (
    <Lists value={lists}>
      <Dragging lists={lists}>{list}</Dragging>
    </Lists>
  );
}

/** Where an entry is, as dnd-kit notes it. */
interface Sorted {
  kind: string;
  sortable: { containerId: string; index: number };
}

const sortedOf = ({ data }: Pick<DroppableContainer, "data">) => data.current as Sorted;

/** Entries of one kind change places with each other, whichever list they are in. */
const closestOfKind: CollisionDetection = ({ droppableContainers, ...dragged }) =>
  closestCenter({
    ...dragged,
    droppableContainers: droppableContainers.filter((one) => sortedOf(one)?.kind === sortedOf(dragged.active).kind),
  });

function Dragging({ lists, children }: { lists: ListsById; children: ReactNode }) {
  // A click is not a drag.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const end = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    const [from, to] = [sortedOf(active).sortable, sortedOf(over).sortable];
    const [source, target] = [lists.get(from.containerId), lists.get(to.containerId)];
    if (source === target) source?.onMove(from.index, to.index);
    else if (source?.taking) target?.taking?.onTake(source.taking.pointer, from.index, to.index);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestOfKind}
      onDragEnd={end}
      accessibility={{ announcements: SILENT }}
    >
      {children}
    </DndContext>
  );
}

function SortableItem({ id, kind, children }: { id: string; kind: string; children: ReactNode }) {
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging, isOver } = useSortable({
    id,
    data: { kind },
  });
  const style = { transform: CSS.Translate.toString(transform), transition: STILL.matches ? undefined : transition };
  return (
    <li
      ref={setNodeRef}
      style={style}
      data-dragging={isDragging ? "" : undefined}
      data-over={isOver && !isDragging ? "" : undefined}
    >
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
