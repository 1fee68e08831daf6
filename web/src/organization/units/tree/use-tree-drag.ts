import type { DragEndEvent, DragMoveEvent } from '@dnd-kit/react';
import { type RefObject, useState } from 'react';
import type { TreeUnit } from '../tree-unit.ts';
import { dropAt, type TreeDrop } from './tree-drop.ts';
import type { TreePlace } from './tree-moves.ts';
import type { TreeRow } from './tree-rows.ts';
import { lineSize } from './use-shown-lines.ts';

/** What is being dragged, and where it would land. */
export interface TreeDrag {
  readonly unit: TreeUnit;
  readonly drop: TreeDrop;
  /** Pixels from the list's top. */
  readonly height: number;
}

interface DragOptions {
  readonly list: RefObject<HTMLElement | null>;
  readonly units: readonly TreeUnit[];
  readonly rows: readonly TreeRow[];
  readonly onMove: (unit: TreeUnit, place: TreePlace) => void;
}

/** Follows the pointer while a unit is dragged. Lines are of one size, so its height says all. */
export const useTreeDrag = ({ list, units, rows, onMove }: DragOptions) => {
  const [drag, setDrag] = useState<TreeDrag>();
  const dragOf = ({ operation, to }: Pick<DragMoveEvent, 'operation' | 'to'>): TreeDrag | undefined => {
    const unit = units.find(({ id }) => id === operation.source?.id);
    if (!unit || !list.current) return undefined;
    // Told before the move is carried out: the operation still has the place of before.
    const { y } = to ?? operation.position.current;
    const height = y - list.current.getBoundingClientRect().top;
    return { unit, height, drop: dropAt(units, rows, unit, height / lineSize) };
  };
  return {
    drag,
    onDragMove: (event: DragMoveEvent) => setDrag(dragOf(event)),
    onDragEnd: ({ operation, canceled }: DragEndEvent) => {
      const last = dragOf({ operation });
      setDrag(undefined);
      if (!canceled && last && !last.drop.fault) onMove(last.unit, last.drop.place);
    },
  };
};
