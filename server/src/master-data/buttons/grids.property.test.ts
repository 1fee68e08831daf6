import { runs } from '@tresen/domain/kit/testing';
import { type ButtonGrid, gridFaults, readTarget } from '@tresen/domain/master-data/buttons/grid';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { linkRegister } from '../../app/testing/link-register.ts';
import { Mirror } from '../../app/testing/master-data.ts';
import { startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { createButtons, type Grid, type Mapping } from './testing.ts';

let app: TestServer;
let buttons: ReturnType<typeof createButtons>;
beforeAll(async () => {
  app = await startTestApp();
  buttons = createButtons(app, await app.signIn('owner@demo.example'));
}, 60_000);
afterAll(() => app.stop());

const place = fc.record({
  layer: fc.integer({ min: 0, max: 2 }),
  row: fc.integer({ min: -1, max: 4 }),
  column: fc.integer({ min: 0, max: 4 }),
  rowSpan: fc.integer({ min: 0, max: 3 }),
  columnSpan: fc.integer({ min: 1, max: 3 }),
});
const target = fc.constantFrom(
  { kind: 'function', targetId: 'fastPayCash' },
  { kind: 'favourites1', targetId: null },
  { kind: 'function', targetId: 'nothing' },
);
const save = fc.record({
  mappings: fc.array(
    fc.tuple(place, target).map(([at, to]): Mapping => ({ ...at, ...to })),
    { maxLength: 5 },
  ),
  rows: fc.integer({ min: 0, max: 4 }),
  columns: fc.integer({ min: 1, max: 4 }),
  layers: fc.integer({ min: 1, max: 2 }),
  isLate: fc.boolean(),
});

it(
  'BTN-11: no sequence of saves ends with overlapping or lost buttons',
  () =>
    fc.assert(
      fc.asyncProperty(fc.array(save, { maxLength: 6 }), async (saves) => {
        const id = await buttons.template();
        let [kept] = await buttons.grids(id);
        for (const { mappings, isLate, ...layout } of saves) {
          const version = (kept?.version ?? 0) + (isLate ? 1 : 0);
          const { isSuccess, grid } = await buttons.save(id, version, mappings, layout);
          const [stored] = await buttons.grids(id);
          expect(stored).toEqual(isSuccess ? grid : kept);
          // What was stored is what was sent, each button of it.
          if (isSuccess) expect(keysOf(stored)).toEqual(keysOf({ mappings }));
          expect(stored && stored.version > 0 ? gridFaults(asGrid(stored)) : []).toEqual([]);
          kept = stored;
        }
      }),
      { numRuns: runs(15) },
    ),
  120_000,
);

const cell = fc.tuple(
  fc.integer({ min: 0, max: 1 }),
  fc.integer({ min: 0, max: 3 }),
  fc.integer({ min: 0, max: 4 }),
  fc.option(fc.constantFrom('Bar', 'Kaffee „groß“', '\u{1f370}')),
);

it('a register gets the very grid that was stored, each button in its place', async () => {
  const owner = await app.signIn('owner@demo.example');
  const mirror = new Mirror(app, await linkRegister(app, owner));
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(cell, {
        selector: ([layer, row, column]) => `${layer} ${row} ${column}`,
        maxLength: 12,
      }),
      async (cells) => {
        const id = await buttons.template();
        const mappings = cells.map(
          ([layer, row, column, label]): Mapping => ({
            ...{ layer, row, column, rowSpan: 1, columnSpan: 1, kind: 'favourites1', targetId: null },
            ...{ label, colour: '#aa3300' },
          }),
        );
        const { grid } = await buttons.save(id, 0, mappings);
        await mirror.sync();
        const { app: own, rows, columns, layers, mappings: stored } = grid ?? {};
        const shown = stored?.map(({ pictureId, ...one }) => ({ ...one, picture: pictureId }));
        expect(mirror.records.get(`buttonTemplate/${id}`)?.grids).toEqual([
          { app: own, rows, columns, layers, buttons: shown },
        ]);
      },
    ),
    { numRuns: runs(8) },
  );
}, 120_000);

function keysOf(grid: Pick<Grid, 'mappings'> | undefined): readonly string[] {
  return (grid?.mappings ?? [])
    .map(({ layer, row, column, rowSpan, columnSpan, kind, targetId }) =>
      [layer, row, column, rowSpan, columnSpan, kind, targetId].join(' '),
    )
    .toSorted();
}

function asGrid({ rows, columns, layers, mappings }: Grid): ButtonGrid {
  return {
    app: 'Static_Pos',
    layout: { rows, columns, layers },
    mappings: mappings.flatMap(({ kind, targetId, ...at }) => {
      const found = readTarget(kind, targetId ?? null);
      return found ? [{ ...at, target: found, label: null, colour: null, pictureId: null }] : [];
    }),
  };
}
