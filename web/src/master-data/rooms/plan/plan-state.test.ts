import { describe, expect, it } from 'vitest';
import { copyRow, copyTables } from './copy-tables.ts';
import { conflictsOf, settled } from './plan-conflicts.ts';
import { addTable, alignTables, type Edited, moveTables, putFacts, removeTables } from './plan-edits.ts';
import { notesOf } from './plan-marks.ts';
import { beginPlan, changesOf, countChanges, type PlanState, planReducer } from './plan-state.ts';
import { factsOf, freshTable, type PlanTable, planTable, type TableFacts } from './plan-table.ts';

const storedTable = (number: number, facts: Partial<TableFacts> = {}): PlanTable => ({
  ...freshTable({ number, name: `Tisch ${number}`, x: number * 20, y: 10, ...facts }),
  ...{ key: `t${number}`, id: `t${number}`, version: 1 },
});
const three = [storedTable(1), storedTable(2), storedTable(3)];
const context = { room: { width: 120, length: 80 }, numbersBeside: [4, 5], step: 5 };
const keys = (...all: string[]) => new Set(all);
const edit = (state: PlanState, edited: Edited, name?: string) =>
  planReducer(state, { type: 'edit', edited, ...(name && { name }) });

describe('what is done to a plan', () => {
  it('a new table is like the last one, with the next number that is free in the branch', () => {
    const { tables, selected } = addTable(
      [...three, storedTable(6, { shape: 'round', seats: 8 })],
      context,
      'Tisch',
    );
    expect(tables.at(-1)).toMatchObject({ number: 7, name: 'Tisch 7', shape: 'round', seats: 8, id: null });
    expect(selected).toEqual(keys(tables.at(-1)?.key ?? ''));
    expect(addTable([], context, 'Tisch').tables[0]).toMatchObject({ number: 1, x: 5, y: 5 });
  });

  it('copies go on counting, past numbers of other rooms, and are chosen', () => {
    const { tables, selected } = copyRow(three, 't3', { count: 2, distance: 2, direction: 'right' }, context);
    expect(tables.slice(3).map(({ number, name, x }) => [number, name, x])).toEqual([
      [6, 'Tisch 6', 70],
      [7, 'Tisch 7', 80],
    ]);
    expect(selected?.size).toBe(2);
    expect(copyTables(three, [three[0] as PlanTable], context).tables.at(-1)).toMatchObject({ x: 25, y: 15 });
  });

  it('leaves the others alone', () => {
    const moved = moveTables(three, keys('t2'), { x: 3, y: -2 }).tables;
    expect([moved[0], moved[2]]).toEqual([three[0], three[2]]);
    expect(moved[1]).toMatchObject({ x: 43, y: 8 });
    expect(alignTables(moved, keys('t1', 't2'), 'top').tables.map(({ y }) => y)).toEqual([8, 8, 10]);
    expect(putFacts(three, keys('t1'), { seats: 9 }).tables[0]?.seats).toBe(9);
    expect(removeTables(three, keys('t1', 't3')).tables.map(({ key }) => key)).toEqual(['t2']);
  });
});

describe('the way back', () => {
  const begun = beginPlan(three);

  it('undoes and does again every step, with what was chosen', () => {
    const moved = edit(begun, moveTables(three, keys('t1'), { x: 5, y: 0 }));
    const gone = edit(moved, removeTables(moved.tables, keys('t2')));
    const back = planReducer(planReducer(gone, { type: 'undo' }), { type: 'undo' });
    expect(back.tables).toBe(three);
    expect(planReducer(planReducer(back, { type: 'redo' }), { type: 'redo' }).tables).toEqual(gone.tables);
    expect(planReducer(begun, { type: 'undo' })).toBe(begun);
  });

  it('takes keys that follow each other as one step, and forgets what was undone once something else is done', () => {
    const once = edit(begun, moveTables(three, keys('t1'), { x: 1, y: 0 }), 'move t1');
    const twice = edit(once, moveTables(once.tables, keys('t1'), { x: 1, y: 0 }), 'move t1');
    expect(twice.past).toHaveLength(1);
    const undone = planReducer(twice, { type: 'undo' });
    expect(undone.tables).toBe(three);
    expect(edit(undone, removeTables(three, keys('t1'))).future).toEqual([]);
  });

  it('leads to the beginning, whatever was done', () => {
    const steps: readonly ((tables: readonly PlanTable[]) => Edited)[] = [
      (tables) => moveTables(tables, keys('t1', 't2'), { x: -3, y: 4 }),
      (tables) => addTable(tables, context, 'Tisch'),
      (tables) => removeTables(tables, keys('t1')),
      (tables) => putFacts(tables, keys('t2'), { seats: 12 }),
      (tables) => alignTables(tables, keys('t2', 't3'), 'left'),
      (tables) => copyTables(tables, tables.slice(0, 1), context),
    ];
    let state = begun;
    for (const step of [...steps, ...steps.toReversed()]) state = edit(state, step(state.tables));
    expect(countChanges(changesOf(state))).toBeGreaterThan(3);
    while (state.past.length > 0) state = planReducer(state, { type: 'undo' });
    expect(state.tables).toEqual(three);
    expect(countChanges(changesOf(state))).toBe(0);
  });
});

describe('what a save sends', () => {
  it('only what differs from what is stored', () => {
    const tables = [
      { ...(three[0] as PlanTable), seats: 2 },
      three[1] as PlanTable,
      freshTable({ number: 9, name: 'Neu' }),
    ];
    const { put, removed } = changesOf({ stored: three, tables });
    expect([put.map(({ number }) => number), removed.map(({ key }) => key)]).toEqual([[1, 9], ['t3']]);
    expect(countChanges(changesOf({ stored: three, tables: three.map((table) => ({ ...table })) }))).toBe(0);
  });
});

describe('when somebody else was faster', () => {
  const theirs = (number: number, facts: Partial<TableFacts>) => ({
    ...factsOf(storedTable(number, facts)),
    ...{ id: `t${number}`, version: 4, lastModifiedAt: '2026-11-21T10:00:00Z', lastModifiedByName: 'Mia' },
  });
  const tables = [
    { ...(three[0] as PlanTable), seats: 2 },
    { ...(three[1] as PlanTable), x: 0 },
  ];
  const versions = { stored: three, tables };
  const conflict = {
    kind: 'conflict' as const,
    theirs: [theirs(1, { seats: 7 }), theirs(3, { name: 'Anders' })],
    goneIds: ['t2'],
  };

  it('says of each table in what the two differ', () => {
    expect(conflictsOf(versions, conflict).map(({ id, differing }) => [id, differing])).toEqual([
      ['t1', ['seats']],
      ['t3', []],
      ['t2', []],
    ]);
  });

  it('mine is put over what is stored now; what was deleted is made anew', () => {
    const next = settled(versions, conflict, () => 'mine');
    expect(next.tables.map(({ key, id, version, seats }) => [key, id, version, seats])).toEqual([
      ['t1', 't1', 4, 2],
      ['t2', null, 0, 4],
    ]);
    expect(changesOf(next).removed.map(({ id, version }) => [id, version])).toEqual([['t3', 4]]);
  });

  it('theirs takes the place of mine, comes back, or stays deleted', () => {
    const next = settled(versions, conflict, () => 'theirs');
    expect(next.tables.map(({ id, seats, name }) => [id, seats, name])).toEqual([
      ['t1', 7, 'Tisch 1'],
      ['t3', 4, 'Anders'],
    ]);
    expect(countChanges(changesOf(next))).toBe(0);
    expect(planTable(theirs(1, {}))).toMatchObject({ key: 't1', version: 4 });
  });
});

describe('what is to be said of a plan', () => {
  it('faults first, then numbers twice, tables on each other, tables outside', () => {
    const tables = [storedTable(1), storedTable(5, { x: 22 }), storedTable(3, { x: 118 })];
    const faults = new Map([['t3', [{ path: 'name', code: 'MISSING' } as const]]]);
    expect(notesOf(tables, context.room, context.numbersBeside, faults)).toEqual([
      { kind: 'wrong', tables: [{ key: 't3', number: 3 }], fault: { path: 'name', code: 'MISSING' } },
      { kind: 'double', tables: [{ key: 't5', number: 5 }] },
      {
        kind: 'overlap',
        tables: [
          { key: 't1', number: 1 },
          { key: 't5', number: 5 },
        ],
      },
      { kind: 'outside', tables: [{ key: 't3', number: 3 }] },
    ]);
  });
});
