import { describe, expect, it } from 'vitest';
import {
  autofill,
  type ButtonGrid,
  countEmptyCells,
  type FillArticle,
  type FillSource,
  presetGrid,
} from './index.ts';

const article = (id: string, categoryId: string | null, more: Partial<FillArticle> = {}): FillArticle => ({
  ...{ id, name: id, categoryId, isForButtons: true, sold: 0 },
  ...more,
});

const categories = [
  { id: 'cold', name: 'Kaltgetränke', sort: 2 },
  { id: 'warm', name: 'Warmgetränke', sort: 1 },
];
const source: FillSource = {
  categories,
  articles: [
    article('Cola 10', 'cold', { sold: 9 }),
    article('Cola 2', 'cold', { sold: 4 }),
    article('Espresso', 'warm', { sold: 30 }),
    article('Cappuccino', 'warm'),
    article('Trinkgeld', null, { isForButtons: false, sold: 99 }),
    article('Brezel', null),
  ],
};
const empty: ButtonGrid = { app: 'Static_Pos', layout: { rows: 1, columns: 3, layers: 2 }, mappings: [] };

const filled = (grid: ButtonGrid, order: 'sorted' | 'sold') => {
  const filling = autofill(grid, source, order);
  const names = filling?.added.map(
    ({ target, layer, column }) => `${layer}${column} ${'id' in target ? target.id : ''}`,
  );
  return { names, left: filling?.left };
};

describe('autofill', () => {
  it('takes categories by their order and articles by name, onto all layers (decisions BTN-15)', () =>
    expect(filled(empty, 'sorted')).toEqual({
      names: ['00 Cappuccino', '01 Espresso', '02 Cola 2', '10 Cola 10', '11 Brezel'],
      left: 0,
    }));

  it('takes what sold, most first, and leaves what did not', () =>
    expect(filled(empty, 'sold')).toEqual({ names: ['00 Espresso', '01 Cola 10', '02 Cola 2'], left: 0 }));

  it('leaves what stands there, gives no article a second button, and says how many found no place', () => {
    const [espresso] =
      autofill({ ...empty, layout: { ...empty.layout, layers: 1 } }, source, 'sold')?.added ?? [];
    const grid = {
      ...empty,
      layout: { rows: 1, columns: 3, layers: 1 },
      mappings: espresso ? [{ ...espresso, column: 1 }] : [],
    };
    expect(filled(grid, 'sorted')).toEqual({ names: ['00 Cappuccino', '02 Cola 2'], left: 2 });
  });

  it('BTN-14: has nothing to do without groups and products', () =>
    expect(autofill(empty, { articles: [], categories: [] }, 'sorted')).toBeUndefined());

  it('fills around what a preset brings', () => {
    const grid = presetGrid('cafe', 'Static_Pos');
    const filling = autofill(grid, source, 'sorted');
    expect(filling?.grid.mappings).toHaveLength(grid.mappings.length + 5);
  });

  it('a cell is empty where no button lies, also none that is larger', () => {
    expect(countEmptyCells(empty)).toBe(6);
    const wide = { layer: 1, row: 0, column: 1, rowSpan: 1, columnSpan: 2 };
    const look = { label: null, colour: null, pictureId: null };
    const grid: ButtonGrid = { ...empty, mappings: [{ ...wide, target: { kind: 'favourites1' }, ...look }] };
    expect(countEmptyCells(grid)).toBe(4);
    expect(countEmptyCells(autofill(grid, source, 'sorted')?.grid ?? grid)).toBe(0);
  });
});
