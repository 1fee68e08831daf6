import type { ButtonLayout } from '@tresen/domain/master-data/buttons';
import type { Cell, Place } from '@tresen/domain/master-data/buttons/grid';
import { moveLayer } from '../../../kit/editor/index.ts';

type At = Pick<PointerEvent, 'clientX' | 'clientY'>;
type Box = readonly [number, DOMRect];

/** Where the layers and their tabs lie in the window: by the number of the layer, of whichever show. */
export interface Boxes {
  readonly layers: readonly Box[];
  readonly tabs: readonly Box[];
}

export const boxesIn = (area: HTMLElement): Boxes => ({
  layers: boxesOf(area, 'layer'),
  tabs: boxesOf(area, 'tab'),
});

/** The cell under a pointer, of whichever layer shows there. */
export const cellUnder = ({ layers }: Boxes, { rows, columns }: ButtonLayout, at: At): Cell | undefined => {
  const [layer, box] = layers.find(([, one]) => isIn(one, at)) ?? [];
  if (layer === undefined || !box) return undefined;
  return {
    layer,
    row: Math.min(rows - 1, Math.floor(((at.clientY - box.top) / box.height) * rows)),
    column: Math.min(columns - 1, Math.floor(((at.clientX - box.left) / box.width) * columns)),
  };
};

/** The layer whose tab is under a pointer. */
export const tabUnder = ({ tabs }: Boxes, at: At): number | undefined =>
  tabs.find(([, box]) => isIn(box, at))?.[0];

/** Shows where something would lie, and whether it may. */
export const showMark = (
  mark: HTMLElement,
  { layers }: Boxes,
  { rows, columns }: ButtonLayout,
  where: Place,
  isRefused: boolean,
): void => {
  const box = layers.find(([layer]) => layer === where.layer)?.[1];
  mark.hidden = !box;
  if (!box) return;
  const [width, height] = [box.width / columns, box.height / rows];
  mark.toggleAttribute('data-refused', isRefused);
  moveLayer(mark, box.left + where.column * width, box.top + where.row * height);
  Object.assign(mark.style, {
    inlineSize: `${where.columnSpan * width}px`,
    blockSize: `${where.rowSpan * height}px`,
  });
};

function boxesOf(area: HTMLElement, name: 'layer' | 'tab'): readonly Box[] {
  return [...area.querySelectorAll<HTMLElement>(`[data-${name}]`)].map(
    (element) => [Number(element.dataset[name]), element.getBoundingClientRect()] as const,
  );
}

function isIn(box: DOMRect, { clientX, clientY }: At): boolean {
  return clientX >= box.left && clientX < box.right && clientY >= box.top && clientY < box.bottom;
}
