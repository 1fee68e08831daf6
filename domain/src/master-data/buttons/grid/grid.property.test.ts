import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../kit/testing/index.ts';
import { maxLayout } from '../index.ts';
import {
  advance,
  type ButtonGrid,
  beginHistory,
  changesBetween,
  copyLayer,
  dress,
  type Edited,
  gridFaults,
  type History,
  inReadingOrder,
  move,
  place,
  redo,
  remove,
  replaceLayout,
  resize,
  span,
  undo,
  withChanges,
} from './index.ts';

const number = fc.integer({ min: -1, max: 6 });
const size = fc.record({ rows: number, columns: number, layers: fc.integer({ min: 0, max: 3 }) });
/** Mostly within the layout, or edits would be refused for that alone. */
const mostly = (max: number) => fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 0, max }) }, number);
const cell = fc.record({ layer: mostly(1), row: mostly(3), column: mostly(4) });
const where = fc
  .tuple(
    cell,
    fc.record({ rowSpan: fc.integer({ min: 0, max: 3 }), columnSpan: fc.integer({ min: 0, max: 3 }) }),
  )
  .map(([at, spans]) => ({ ...at, ...spans }));
const some = fc.array(fc.nat(), { minLength: 1, maxLength: 3 });

type Step = (history: History<ButtonGrid>) => History<ButtonGrid>;

const edit =
  (change: (grid: ButtonGrid) => Edited): Step =>
  (history) => {
    const edited = change(history.present);
    return 'grid' in edited ? advance(history, edited.grid) : history;
  };

const picked = ({ mappings }: ButtonGrid, indexes: readonly number[]) =>
  [
    ...new Set(mappings.length === 0 ? [] : indexes.map((index) => mappings[index % mappings.length])),
  ] as ButtonGrid['mappings'];

const lay = (isReplacing: boolean) =>
  fc
    .tuple(where, fc.uuid())
    .map(([at, id]) => edit((grid) => place(grid, at, { kind: 'article', id }, { isReplacing })));
const copied = (isReplacing: boolean) =>
  fc.tuple(number, number).map(([from, to]) => edit((grid) => copyLayer(grid, from, to, { isReplacing })));

/** Edits that nobody makes to take a button away. */
const keeping: fc.Arbitrary<Step> = fc.oneof(
  lay(false),
  fc.tuple(some, cell).map(([which, to]) => edit((grid) => move(grid, picked(grid, which), to))),
  fc.tuple(some, where).map(([which, to]) =>
    edit((grid) => {
      const [one] = picked(grid, which);
      return one ? span(grid, one, to) : { grid };
    }),
  ),
  some.map((which) => edit((grid) => dress(grid, picked(grid, which), { label: 'Kaffee' }))),
  copied(false),
  size.map((layout) => edit((grid) => resize(grid, layout))),
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: keeping },
  lay(true),
  copied(true),
  some.map((which) => edit((grid) => remove(grid, picked(grid, which)))),
  size.map((layout) => edit((grid) => replaceLayout(grid, layout))),
  fc.constant<Step>(undo),
  fc.constant<Step>(redo),
);

/** A chequered layer, so that edits meet buttons from the first one on. */
const begin: ButtonGrid = {
  app: 'Static_Pos',
  layout: { rows: 4, columns: 5, layers: 2 },
  mappings: Array.from({ length: 10 }, (_, index) => ({
    ...{ layer: 0, row: Math.floor((index * 2) / 5), column: (index * 2) % 5, rowSpan: 1, columnSpan: 1 },
    target: { kind: 'article', id: `article ${index}` } as const,
    ...{ label: null, colour: null, pictureId: null },
  })),
};

it('no sequence of edits, undos and redos ends in a grid with a fault', () =>
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let history = beginHistory(begin);
      for (const one of steps) {
        history = one(history);
        expect(gridFaults(history.present)).toEqual([]);
      }
    }),
  ));

it('what changed, laid onto what was there, is what there is now', () =>
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), fc.array(step, { maxLength: 20 }), (first, then) => {
      const before = first.reduce((history, one) => one(history), beginHistory(begin));
      const after = then.reduce((history, one) => one(history), before).present.mappings;
      const { mappings } = before.present;
      const changes = changesBetween(mappings, after);
      expect(withChanges(mappings, changes)).toEqual(inReadingOrder(after));
      // Nothing travels that is as it was.
      expect(changes.mappings.filter((mapping) => mappings.includes(mapping))).toEqual([]);
    }),
  ));

it('BTN-11: no edit loses a button but one that takes away or replaces, and undo brings all back', () => {
  const anyStep = fc.oneof(
    { weight: 5, arbitrary: keeping.map((take) => ({ take, isKeeping: true })) },
    { weight: 1, arbitrary: step.map((take) => ({ take, isKeeping: false })) },
  );
  const idsOf = ({ present }: History<ButtonGrid>) =>
    present.mappings.map(({ target }) => ('id' in target ? target.id : target.kind));
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
      let history = beginHistory(begin);
      for (const { take, isKeeping } of steps) {
        const before = history;
        history = take(before);
        if (!isKeeping || history.present === before.present) continue;
        expect(idsOf(history)).toEqual(expect.arrayContaining(idsOf(before)));
        expect(undo(history).present).toEqual(before.present);
      }
    }),
    { numRuns: runs(500) },
  );
});

it('all that was done is undone to the beginning and done again to the end', () =>
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const done = steps.reduce((history, one) => one(history), beginHistory(begin));
      let history = done;
      for (let index = 0; index < done.past.length; index++) history = undo(history);
      expect(history.present).toEqual(begin);
      for (let index = 0; index < done.past.length; index++) history = redo(history);
      expect(history.present).toEqual(done.present);
    }),
  ));

it('a resize that is admitted loses no button, and one that is refused says which it would lose (BTN-11)', () =>
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), size, (steps, layout) => {
      const { present } = steps.reduce((history, one) => one(history), beginHistory(begin));
      const edited = resize(present, layout);
      if ('grid' in edited) expect(edited.grid.mappings).toEqual(present.mappings);
      else if (edited.refusal.code === 'WOULD_LOSE') expect(edited.refusal.mappings).not.toHaveLength(0);
    }),
  ));

it('the largest grid, full, has no fault', () => {
  const { rows, columns, layers } = maxLayout;
  const mappings = Array.from({ length: rows * columns * layers }, (_, index) => ({
    layer: Math.floor(index / (rows * columns)),
    row: Math.floor(index / columns) % rows,
    column: index % columns,
    ...{ rowSpan: 1, columnSpan: 1, label: null, colour: null, pictureId: null },
    target: { kind: 'favourites1' } as const,
  }));
  expect(gridFaults({ app: 'Event_App', layout: maxLayout, mappings })).toEqual([]);
});
