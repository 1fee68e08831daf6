import type { ButtonLayout } from '@tresen/domain/master-data/buttons';
import type { Cell, Place } from '@tresen/domain/master-data/buttons/grid';

type At = Pick<PointerEvent, 'clientX' | 'clientY'>;

/** The cell under a pointer, of whichever layer shows there. */
export const cellUnder = (area: HTMLElement, { rows, columns }: ButtonLayout, at: At): Cell | undefined => {
  for (const element of area.querySelectorAll<HTMLElement>('[data-layer]')) {
    const box = element.getBoundingClientRect();
    if (!isIn(box, at)) continue;
    return {
      layer: Number(element.dataset.layer),
      row: Math.min(rows - 1, Math.floor(((at.clientY - box.top) / box.height) * rows)),
      column: Math.min(columns - 1, Math.floor(((at.clientX - box.left) / box.width) * columns)),
    };
  }
  return undefined;
};

/** The layer whose tab is under a pointer. */
export const tabUnder = (area: HTMLElement, at: At): number | undefined => {
  const tabs = [...area.querySelectorAll<HTMLElement>('[data-tab]')];
  const tab = tabs.find((element) => isIn(element.getBoundingClientRect(), at));
  return tab && Number(tab.dataset.tab);
};

/** Shows where something would lie, and whether it may. */
export const showMark = (
  mark: HTMLElement,
  area: HTMLElement,
  { rows, columns }: ButtonLayout,
  where: Place,
  isRefused: boolean,
): void => {
  const layer = area.querySelector<HTMLElement>(`[data-layer="${where.layer}"]`);
  mark.hidden = layer === null;
  if (!layer) return;
  const box = layer.getBoundingClientRect();
  const [width, height] = [box.width / columns, box.height / rows];
  mark.toggleAttribute('data-refused', isRefused);
  Object.assign(mark.style, {
    translate: `${box.left + where.column * width}px ${box.top + where.row * height}px`,
    inlineSize: `${where.columnSpan * width}px`,
    blockSize: `${where.rowSpan * height}px`,
  });
};

function isIn(box: DOMRect, { clientX, clientY }: At): boolean {
  return clientX >= box.left && clientX < box.right && clientY >= box.top && clientY < box.bottom;
}
