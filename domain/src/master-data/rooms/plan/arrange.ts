import { type Bounds, type Box, boundsOf, boundsOfAll } from './boxes.ts';
import { movedBy } from './moves.ts';

/** Where tables are brought into line: at an edge, or with their middles on a line down or across. */
export const alignments = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof alignments)[number];

/** The tables in line with the outermost of them, turned as they are; to whole units. */
export const aligned = <B extends Box>(boxes: readonly B[], alignment: Alignment): readonly B[] => {
  const all = boundsOfAll(boxes);
  return all ? boxes.map((box) => movedBy(box, wayTo(boundsOf(box), all, alignment))) : boxes;
};

/** Side by side, or one below the other. */
export type Direction = 'across' | 'down';

/** The tables with the same gap between each two; the outermost ones stay. Fewer than three stay as they are. */
export const distributed = <B extends Box>(boxes: readonly B[], direction: Direction): readonly B[] => {
  const [from, to] = direction === 'across' ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
  const sorted = boxes
    .map((box, index) => ({ box, index, bounds: boundsOf(box) }))
    .toSorted((one, other) => one.bounds[from] - other.bounds[from] || one.index - other.index);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (sorted.length < 3 || !first || !last) return boxes;
  const size = ({ bounds }: (typeof sorted)[number]): number => bounds[to] - bounds[from];
  const taken = sorted.reduce((sum, one) => sum + size(one), 0);
  const end = Math.max(...sorted.map(({ bounds }) => bounds[to]));
  const gap = (end - first.bounds[from] - taken) / (sorted.length - 1);
  let at = first.bounds[from];
  const moved = new Map<number, B>();
  for (const one of sorted) {
    const by = one === first ? 0 : at - one.bounds[from];
    moved.set(one.index, movedBy(one.box, direction === 'across' ? { x: by, y: 0 } : { x: 0, y: by }));
    at += size(one) + gap;
  }
  return boxes.map((box, index) => moved.get(index) ?? box);
};

function wayTo(own: Bounds, all: Bounds, alignment: Alignment): { readonly x: number; readonly y: number } {
  switch (alignment) {
    case 'left':
      return { x: all.left - own.left, y: 0 };
    case 'right':
      return { x: all.right - own.right, y: 0 };
    case 'centre':
      return { x: (all.left + all.right - own.left - own.right) / 2, y: 0 };
    case 'top':
      return { x: 0, y: all.top - own.top };
    case 'bottom':
      return { x: 0, y: all.bottom - own.bottom };
    case 'middle':
      return { x: 0, y: (all.top + all.bottom - own.top - own.bottom) / 2 };
  }
}
