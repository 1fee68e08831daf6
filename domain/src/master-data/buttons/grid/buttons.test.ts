import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buttonApps } from '../index.ts';
import {
  type ButtonGrid,
  buttonFunctionOf,
  buttonFunctions,
  buttonFunctionsOf,
  buttonPresets,
  countTaps,
  functionWords,
  gridFaults,
  presetGrid,
  tapsOfSearch,
} from './index.ts';

describe('BTN-08: functions', () => {
  it('are forty at least, each once, with words in both languages (decisions BTN-09)', () => {
    const ids = buttonFunctions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(40);
    for (const words of Object.values(functionWords)) {
      const labels = ids.map((id) => words.functions[id]);
      expect(new Set(labels).size).toBe(ids.length);
      expect(labels.filter((label) => label.trim() === '' || label.length > 24)).toEqual([]);
    }
  });

  it('hold those that the specification names', () =>
    expect(buttonFunctions.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        ...['receiptReprint', 'openDrawer', 'discount', 'fastPayCash', 'fastPayCard'],
        ...['courseSelect', 'payVoucher', 'scale'],
      ]),
    ));

  it.each(buttonApps)('BTN-10: are there for %s', (app) =>
    expect(buttonFunctionsOf(app).length).toBeGreaterThan(15),
  );
});

describe('a preset', () => {
  it.each(buttonPresets.flatMap((preset) => buttonApps.map((app) => [preset, app] as const)))(
    '%s for %s is a grid without a fault whose last column is full of functions, with room for articles',
    (preset, app) => {
      const grid = presetGrid(preset, app);
      const { rows, columns } = grid.layout;
      expect(gridFaults(grid)).toEqual([]);
      expect(grid.mappings.map(({ column, row }) => [column, row])).toEqual(
        Array.from({ length: rows }, (_, row) => [columns - 1, row]),
      );
      const ids = grid.mappings.map(({ target }) => (target.kind === 'function' ? target.id : ''));
      expect(new Set(ids).size).toBe(rows);
      for (const id of ids) expect(buttonFunctionOf(id)?.apps).toContain(app);
    },
  );
});

describe('taps', () => {
  const on = (id: string, layer: number) => ({
    ...{ layer, row: 0, column: 0, rowSpan: 1, columnSpan: 1 },
    ...{ target: { kind: 'article', id } as const, label: null, colour: null, pictureId: null },
  });
  const grid: ButtonGrid = {
    app: 'Static_Pos',
    layout: { rows: 1, columns: 1, layers: 2 },
    mappings: [on('coffee', 0), on('cake', 1)],
  };

  it.each([
    ['one on the first layer', [{ before: null, article: 'coffee', count: 3 }], 3, 0],
    ['two on another layer', [{ before: 'coffee', article: 'cake', count: 2 }], 4, 0],
    ['one on the layer that shows', [{ before: 'cake', article: 'cake', count: 5 }], 5, 0],
    ['a search without a button', [{ before: null, article: 'tea', count: 2 }], 2 * tapsOfSearch, 2],
    ['one more after what was searched', [{ before: 'tea', article: 'cake', count: 1 }], 2, 0],
  ])('are %s', (_, steps, taps, searched) => expect(countTaps(grid, steps)).toEqual({ taps, searched }));

  const group = (id: string, layer: number) => ({
    ...on('', layer),
    target: { kind: 'category', id } as const,
  });
  const categories: Readonly<Record<string, readonly string[]>> = {
    tea: ['drinks', 'hot'],
    cake: ['food'],
    coffee: ['drinks'],
  };
  it.each([
    ['two by the button of the category', [group('drinks', 0)], [null, 'tea'], 2, 0],
    ['two by the button of the subcategory', [group('hot', 0)], [null, 'tea'], 2, 0],
    ['three where that is on another layer', [group('drinks', 1)], [null, 'tea'], 3, 0],
    [
      'two on the layer that the one before left open',
      [on('cake', 1), group('drinks', 1)],
      ['cake', 'tea'],
      2,
      0,
    ],
    [
      'one where the article has its own button, too',
      [on('coffee', 0), group('drinks', 0)],
      [null, 'coffee'],
      1,
      0,
    ],
    ['two by whichever is nearer', [on('cake', 1), group('food', 0)], [null, 'cake'], 2, 0],
    ['a search where the category is another', [group('food', 0)], [null, 'tea'], tapsOfSearch, 1],
    ['a search for what has no record', [group('food', 0)], [null, 'key 9'], tapsOfSearch, 1],
  ] as const)('are %s', (_, mappings, [before, article], taps, searched) =>
    expect(countTaps({ mappings }, [{ before, article, count: 1 }], (id) => categories[id] ?? [])).toEqual({
      taps,
      searched,
    }),
  );

  it('are never more for one more button', () => {
    const ids = fc.constantFrom('tea', 'cake', 'coffee', 'key 9');
    const button = fc.oneof(
      fc.tuple(ids, fc.nat(1)).map(([id, layer]) => on(id, layer)),
      fc.tuple(fc.constantFrom('drinks', 'hot', 'food'), fc.nat(1)).map(([id, layer]) => group(id, layer)),
    );
    const step = fc.record({
      before: fc.constant(null),
      article: ids,
      count: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(button), button, fc.array(step), (mappings, more, steps) => {
        const of = (all: readonly ReturnType<typeof on>[]) =>
          countTaps({ mappings: all as ButtonGrid['mappings'] }, steps, (id) => categories[id] ?? []).taps;
        return of([...mappings, more] as never) <= of(mappings as never);
      }),
    );
  });
});
