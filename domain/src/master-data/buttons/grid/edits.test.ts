import { describe, expect, it } from 'vitest';
import {
  type ButtonGrid,
  type ButtonMapping,
  copyLayer,
  dress,
  type Edited,
  gridFaults,
  move,
  place,
  remove,
  replaceLayout,
  resize,
  span,
} from './index.ts';

const button = (
  name: string,
  row: number,
  column: number,
  more: Partial<ButtonMapping> = {},
): ButtonMapping => ({
  ...{ layer: 0, row, column, rowSpan: 1, columnSpan: 1 },
  ...{ target: { kind: 'article', id: name }, label: null, colour: null, pictureId: null },
  ...more,
});

const gridOf = (...mappings: readonly ButtonMapping[]): ButtonGrid => ({
  app: 'Static_Pos',
  layout: { rows: 3, columns: 4, layers: 2 },
  mappings,
});

/** A grid as people see it: a line per row, layers apart by `/`, a letter per button. */
const drawn = ({ layout, mappings }: ButtonGrid): string =>
  Array.from({ length: layout.layers }, (_, layer) =>
    Array.from({ length: layout.rows }, (_r, row) =>
      Array.from({ length: layout.columns }, (_c, column) => {
        const there = mappings.find(
          (one) =>
            one.layer === layer &&
            row >= one.row &&
            row < one.row + one.rowSpan &&
            column >= one.column &&
            column < one.column + one.columnSpan,
        );
        return there && 'id' in there.target ? there.target.id : '.';
      }).join(''),
    ).join(' '),
  ).join(' / ');

const said = (edited: Edited): string => {
  if ('grid' in edited) return drawn(edited.grid);
  const { refusal } = edited;
  const lost =
    'mappings' in refusal ? refusal.mappings.map(({ target }) => ('id' in target ? target.id : '')) : [];
  return [refusal.code, ...lost].join(' ');
};

const a = button('a', 0, 0);
const b = button('b', 0, 1);
const w = button('w', 1, 2, { columnSpan: 2 });
const grid = gridOf(a, b, w);
const empty = '.... .... ....';
const target = { kind: 'article', id: 'n' } as const;
const at = (row: number, column: number, rowSpan = 1, columnSpan = 1, layer = 0) => ({
  ...{ layer, row, column, rowSpan, columnSpan },
});

describe('a button', () => {
  it.each<[string, () => Edited, string]>([
    ['is put into an empty cell', () => place(grid, at(2, 0), target), `ab.. ..ww n... / ${empty}`],
    ['takes several cells', () => place(grid, at(1, 0, 2, 2), target), `ab.. nnww nn.. / ${empty}`],
    ['is not put over others', () => place(grid, at(0, 0, 2, 3), target), 'WOULD_LOSE a b w'],
    [
      'takes their place when that is wanted',
      () => place(grid, at(0, 0, 1, 2), target, { isReplacing: true }),
      `nn.. ..ww .... / ${empty}`,
    ],
    ['is not put outside', () => place(grid, at(2, 3, 1, 2), target), 'OUTSIDE_LAYOUT'],
    [
      'is not put onto a layer that is not there',
      () => place(grid, at(0, 0, 1, 1, 2), target),
      'OUTSIDE_LAYOUT',
    ],
    ['is not put between cells', () => place(grid, at(0.5, 0), target), 'OUTSIDE_LAYOUT'],
    ['moves into an empty cell', () => move(grid, [a], at(2, 3)), `.b.. ..ww ...a / ${empty}`],
    ['moves to another layer', () => move(grid, [a], at(0, 0, 1, 1, 1)), '.b.. ..ww .... / a... .... ....'],
    ['moves by one over its own cells', () => move(grid, [w], at(1, 1)), `ab.. .ww. .... / ${empty}`],
    ['swaps with one of its size', () => move(grid, [a], at(0, 1)), `ba.. ..ww .... / ${empty}`],
    ['does not swap with a larger one', () => move(grid, [a], at(1, 2)), 'WOULD_LOSE w'],
    ['does not leave the grid', () => move(grid, [w], at(1, 3)), 'OUTSIDE_LAYOUT'],
    ['takes more cells', () => span(grid, w, { rowSpan: 2, columnSpan: 2 }), `ab.. ..ww ..ww / ${empty}`],
    ['takes fewer', () => span(grid, w, { rowSpan: 1, columnSpan: 1 }), `ab.. ..w. .... / ${empty}`],
    ['does not grow over another', () => span(grid, a, { rowSpan: 1, columnSpan: 2 }), 'WOULD_LOSE b'],
    ['takes no less than a cell', () => span(grid, a, { rowSpan: 0, columnSpan: 1 }), 'OUTSIDE_LAYOUT'],
    ['goes', () => remove(grid, [a, w]), `.b.. .... .... / ${empty}`],
    ['that is gone cannot go again', () => remove(grid, [button('x', 0, 0)]), 'NOTHING_THERE'],
  ])('%s', (_, edit, result) => expect(said(edit())).toBe(result));

  it.each<[string, () => Edited, string]>([
    ['keep their places to each other', () => move(grid, [a, b], at(2, 1)), `.... ..ww .ab. / ${empty}`],
    ['stay where something is in the way', () => move(grid, [a, b], at(1, 1)), 'WOULD_LOSE w'],
    ['may step on each other’s old cells', () => move(grid, [a, b], at(0, 1)), `.ab. ..ww .... / ${empty}`],
  ])('several together %s', (_, edit, result) => expect(said(edit())).toBe(result));

  it('gets a look of its own, and gives it back', () => {
    const dressed = dress(grid, [a, b], { label: 'Kaffee', colour: '#aa3300' });
    const [first] = 'grid' in dressed ? dressed.grid.mappings : [];
    expect(first).toMatchObject({ label: 'Kaffee', colour: '#aa3300', pictureId: null });
    const plain =
      'grid' in dressed && first ? dress(dressed.grid, [first], { label: null, colour: null }) : dressed;
    expect('grid' in plain && plain.grid.mappings[0]).toEqual(a);
  });
});

describe('a layer', () => {
  const onTwo = gridOf(a, w, button('z', 2, 2, { layer: 1 }));
  it.each<[string, () => Edited, string]>([
    ['is copied to an empty one', () => copyLayer(grid, 0, 1), 'ab.. ..ww .... / ab.. ..ww ....'],
    ['is not copied over another', () => copyLayer(onTwo, 0, 1), 'WOULD_LOSE z'],
    [
      'takes the place of another',
      () => copyLayer(onTwo, 0, 1, { isReplacing: true }),
      'a... ..ww .... / a... ..ww ....',
    ],
    ['is not copied onto itself', () => copyLayer(grid, 0, 0), 'OUTSIDE_LAYOUT'],
  ])('%s', (_, edit, result) => expect(said(edit())).toBe(result));
});

describe('BTN-11 to BTN-13: the layout', () => {
  const size = (rows: number, columns: number, layers: number) => ({ rows, columns, layers });
  it.each<[string, () => Edited, string]>([
    ['grows and keeps all', () => resize(grid, size(3, 5, 2)), 'ab... ..ww. ..... / ..... ..... .....'],
    ['shrinks where nothing stands', () => resize(grid, size(2, 4, 1)), 'ab.. ..ww'],
    ['does not shrink where a button would be lost', () => resize(grid, size(1, 4, 1)), 'WOULD_LOSE w'],
    ['does not cut a button', () => resize(grid, size(3, 3, 2)), 'WOULD_LOSE w'],
    ['has a row at least', () => resize(grid, size(0, 4, 1)), 'LAYOUT_OUT_OF_RANGE'],
    ['has no more than twelve columns', () => resize(grid, size(3, 13, 1)), 'LAYOUT_OUT_OF_RANGE'],
    ['has no more than nine layers', () => resize(grid, size(3, 4, 10)), 'LAYOUT_OUT_OF_RANGE'],
    [
      'in the place of another takes all buttons of the app',
      () => replaceLayout(grid, size(2, 2, 1)),
      '.. ..',
    ],
  ])('%s', (_, edit, result) => expect(said(edit())).toBe(result));
});

describe('a grid from outside', () => {
  it.each<[string, readonly ButtonMapping[], readonly string[]]>([
    ['is as it was made here', [a, b, w], []],
    ['has no two buttons in one cell', [w, button('x', 1, 3)], ['OVERLAPS 1 0']],
    [
      'has none outside',
      [button('x', 3, 0), button('y', 0, 3, { columnSpan: 2 })],
      ['OUTSIDE_LAYOUT 0', 'OUTSIDE_LAYOUT 1'],
    ],
    [
      'has functions that its app knows',
      [
        button('', 0, 0, { target: { kind: 'function', id: 'openDrawer' } }),
        button('', 0, 1, { target: { kind: 'function', id: 'formatDisk' } }),
      ],
      ['UNKNOWN_FUNCTION 1'],
    ],
    ['has labels that fit', [button('x', 0, 0, { label: 'x'.repeat(41) })], ['LABEL_TOO_LONG 0']],
    ['has colours', [button('x', 0, 0, { colour: 'red' })], ['NOT_A_COLOUR 0']],
  ])('%s', (_, mappings, faults) =>
    expect(gridFaults(gridOf(...mappings)).map((fault) => Object.values(fault).join(' '))).toEqual(faults),
  );

  it('of another app has only what that one knows', () =>
    expect(
      gridFaults({
        ...gridOf(button('', 0, 0, { target: { kind: 'function', id: 'scale' } })),
        app: 'Mobile_Pos',
      }),
    ).toEqual([{ code: 'UNKNOWN_FUNCTION', index: 0 }]));

  it('with a layout out of range is nothing else', () =>
    expect(gridFaults({ ...grid, layout: { rows: 100, columns: 4, layers: 1 } })).toEqual([
      { code: 'LAYOUT_OUT_OF_RANGE' },
    ]));
});
