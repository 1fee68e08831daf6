import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advance,
  amend,
  type ButtonGrid,
  type ButtonMapping,
  beginHistory,
  gridDifferences,
  gridFaults,
  mergedGrid,
  paste,
  undo,
} from './index.ts';

const button = (
  id: string,
  row: number,
  column: number,
  more: Partial<ButtonMapping> = {},
): ButtonMapping => ({
  ...{ layer: 0, row, column, rowSpan: 1, columnSpan: 1 },
  ...{ target: { kind: 'article', id }, label: null, colour: null, pictureId: null },
  ...more,
});
const gridOf = (...mappings: readonly ButtonMapping[]): ButtonGrid => ({
  app: 'Mobile_Pos',
  layout: { rows: 4, columns: 4, layers: 1 },
  mappings,
});
const namesOf = (mappings: readonly ButtonMapping[]) =>
  mappings.map(({ target }) => ('id' in target ? target.id : target.kind)).join('');

/** Grids without faults, over few cells so that they differ and agree. */
const grid = fc
  .array(
    fc.record({
      row: fc.nat(3),
      column: fc.nat(3),
      rowSpan: fc.integer({ min: 1, max: 2 }),
      columnSpan: fc.integer({ min: 1, max: 2 }),
      id: fc.constantFrom('a', 'b'),
    }),
    { maxLength: 8 },
  )
  .map((list) =>
    list.reduce((before, { id, row, column, rowSpan, columnSpan }) => {
      const next = gridOf(...before.mappings, button(id, row, column, { rowSpan, columnSpan }));
      return gridFaults(next).length === 0 ? next : before;
    }, gridOf()),
  );

describe('two versions of a grid', () => {
  it('are asked for button by button; what only one has changed is proposed', () => {
    const base = gridOf(button('a', 0, 0), button('b', 0, 1), button('c', 0, 2));
    const mine = gridOf(button('x', 0, 0), button('b', 0, 1), button('c', 0, 2));
    const theirs = gridOf(button('a', 0, 0), button('b', 0, 1), button('y', 0, 2), button('z', 3, 3));
    const found = gridDifferences({ mine, theirs, base });
    expect(found.map((one) => [namesOf(one.mine), namesOf(one.theirs), one.proposed, one.isOfBoth])).toEqual([
      ['x', 'a', 'mine', false],
      ['c', 'y', 'theirs', false],
      ['', 'z', 'theirs', false],
    ]);
    const merged = mergedGrid({ mine, theirs, base }, found, (index) => found[index]?.proposed ?? 'mine');
    expect(namesOf(merged.mappings)).toBe('xbyz');
  });

  it('are one choice where buttons overlap', () => {
    const mine = gridOf(button('w', 0, 0, { columnSpan: 2 }));
    const theirs = gridOf(button('a', 0, 0), button('b', 0, 1));
    expect(gridDifferences({ mine, theirs, base: gridOf() })).toMatchObject([
      { isOfBoth: true, proposed: 'mine' },
    ]);
  });

  it('are one choice where both have moved a button, or one has taken it away: it never stands twice', () => {
    const base = gridOf(button('a', 0, 0), button('b', 0, 1));
    const mine = gridOf(button('b', 0, 1), button('a', 3, 0));
    const theirs = gridOf(button('b', 0, 1), button('a', 3, 3));
    expect(gridDifferences({ mine, theirs, base })).toMatchObject([
      { mine: [{ row: 3, column: 0 }], theirs: [{ row: 3, column: 3 }], isOfBoth: true, proposed: 'mine' },
    ]);
    const without = gridOf(button('b', 0, 1));
    expect(gridDifferences({ mine: without, theirs, base })).toMatchObject([
      { mine: [], theirs: [{ row: 3, column: 3 }], isOfBoth: true, proposed: 'mine' },
    ]);
    expect(gridDifferences({ mine: theirs, theirs: without, base })).toMatchObject([{ isOfBoth: true }]);
    // A second button of the same article is a new one.
    const copied = gridOf(button('a', 0, 0), button('b', 0, 1), button('a', 3, 3));
    expect(gridDifferences({ mine: base, theirs: copied, base })).toMatchObject([
      { mine: [], theirs: [{ row: 3, column: 3 }], isOfBoth: false, proposed: 'theirs' },
    ]);
  });

  it('BTN-11: are one choice where one has moved a button that the other has left: what is proposed loses none', () => {
    const base = gridOf(button('a', 0, 0), button('b', 0, 1));
    const mine = gridOf(button('a', 0, 0));
    const theirs = gridOf(button('b', 0, 1), button('a', 3, 3));
    const found = gridDifferences({ mine, theirs, base });
    expect(found.map((one) => [namesOf(one.mine), namesOf(one.theirs), one.proposed, one.isOfBoth])).toEqual([
      ['a', 'a', 'theirs', false],
      ['', 'b', 'mine', false],
    ]);
    const merged = mergedGrid({ mine, theirs, base }, found, (index) => found[index]?.proposed ?? 'mine');
    expect(merged.mappings).toMatchObject([{ row: 3, column: 3, target: { id: 'a' } }]);
  });

  it('BTN-11: where only one of the two has changed anything, that is what is proposed, whole', () =>
    fc.assert(
      fc.property(grid, grid, fc.boolean(), (base, changed, isMine) => {
        const [mine, theirs] = isMine ? [changed, base] : [base, changed];
        const found = gridDifferences({ mine, theirs, base });
        const merged = mergedGrid({ mine, theirs, base }, found, (index) => found[index]?.proposed ?? 'mine');
        expect(merged.mappings).toHaveLength(changed.mappings.length);
        expect(merged.mappings).toEqual(expect.arrayContaining([...changed.mappings]));
      }),
    ));

  it.each([
    ['I made it smaller', { columns: 3, rows: 4 }, {}, { columns: 3, rows: 4 }],
    ['they made it smaller', {}, { columns: 2, rows: 3 }, { columns: 2, rows: 3 }],
    ['both changed it', { columns: 3 }, { columns: 5 }, { columns: 5, rows: 4 }],
    ['my button would fall off', { mappings: [button('a', 0, 3)] }, { columns: 3 }, { columns: 4 }],
  ])('BTN-11: the layout is that of whoever has changed it: %s', (_what, here, there, wanted) => {
    const base = gridOf();
    const sized = ({ mappings = [], ...layout }: Partial<ButtonGrid & ButtonGrid['layout']>) => ({
      ...base,
      layout: { ...base.layout, ...layout },
      mappings,
    });
    const versions = { mine: sized(here), theirs: sized(there), base };
    const merged = mergedGrid(versions, gridDifferences(versions), () => 'mine');
    expect(merged.layout).toMatchObject(wanted);
    expect(gridFaults(merged)).toEqual([]);
  });

  it('whatever is chosen of them, no two buttons share a cell, and all of one side is that side', () =>
    fc.assert(
      fc.property(grid, grid, grid, fc.infiniteStream(fc.boolean()), (mine, theirs, base, choices) => {
        const found = gridDifferences({ mine, theirs, base });
        const sides = found.map(() => (choices.next().value ? ('mine' as const) : ('theirs' as const)));
        const merged = mergedGrid({ mine, theirs, base }, found, (index) => sides[index] ?? 'mine');
        expect(gridFaults(merged)).toEqual([]);
        for (const side of ['mine', 'theirs'] as const) {
          const whole = mergedGrid({ mine, theirs, base }, found, () => side).mappings;
          const wanted = side === 'mine' ? mine : theirs;
          expect(whole).toHaveLength(wanted.mappings.length);
          expect(whole).toEqual(expect.arrayContaining([...wanted.mappings]));
        }
      }),
    ));
});

describe('copies of buttons', () => {
  it('are put where nothing gives way, without functions that the app does not know (BTN-08)', () => {
    const drawer = button('openDrawer', 0, 0, { target: { kind: 'function', id: 'openDrawer' } });
    const tip = button('a', 1, 1);
    const pasted = paste(gridOf(), [drawer, tip], { layer: 0, row: 3, column: 3 });
    expect('grid' in pasted && pasted.grid.mappings).toMatchObject([
      { row: 3, column: 3, target: tip.target },
    ]);
    expect(paste(gridOf(tip), [tip], tip)).toMatchObject({ refusal: { code: 'WOULD_LOSE' } });
    expect(paste(gridOf(), [drawer], drawer)).toMatchObject({ refusal: { code: 'NOTHING_THERE' } });
    expect(paste(gridOf(), [tip], { layer: 1, row: 0, column: 0 })).toMatchObject({
      refusal: { code: 'OUTSIDE_LAYOUT' },
    });
  });
});

it('copies lie as near to a cell as they fit, also where the cursor stands at the end of the block', () => {
  const block = [button('a', 0, 1), button('b', 1, 0), button('c', 2, 2, { columnSpan: 2 })];
  const placesAt = (row: number, column: number) => {
    const pasted = paste(gridOf(), block, { layer: 0, row, column });
    return 'grid' in pasted ? pasted.grid.mappings.map((one) => [one.row, one.column]) : pasted;
  };
  const kept = [
    [0, 1],
    [1, 0],
    [2, 2],
  ];
  expect(placesAt(0, 1)).toEqual(kept);
  expect(placesAt(0, 0)).toEqual(kept);
  expect(placesAt(3, 3)).toEqual(kept.map(([row = 0, column]) => [row + 1, column]));
  expect(
    paste({ ...gridOf(), layout: { rows: 2, columns: 4, layers: 1 } }, block, button('x', 0, 0)),
  ).toEqual({
    refusal: { code: 'OUTSIDE_LAYOUT' },
  });
});

it('a step that goes on is undone as one', () => {
  const typed = amend(amend(advance(beginHistory(''), 'K'), 'Ka'), 'Kaf');
  expect(typed.present).toBe('Kaf');
  expect(undo(typed).present).toBe('');
});
