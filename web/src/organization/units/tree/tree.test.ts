import { describe, expect, it } from 'vitest';
import { someUnits, treeUnit } from '../testing.ts';
import { dropAt } from './tree-drop.ts';
import { type TreeKey, typedTo, wishOf } from './tree-keys.ts';
import { type MoveStep, placeAfterStep, placeOf, withMoved } from './tree-moves.ts';
import { treeRows } from './tree-rows.ts';

const none = new Set<string>();
const rows = treeRows(someUnits, none, '');
const shown = (closed: ReadonlySet<string>, search = '') =>
  treeRows(someUnits, closed, search).map(({ unit, level }) => `${level} ${unit.id}`);
const unit = (id: string) => someUnits.find((one) => one.id === id) ?? treeUnit(id, null);

describe('the lines of the tree', () => {
  it('stand in the order of the units, with their levels', () =>
    expect(shown(none)).toEqual(['1 Nord', '2 Hafen', '3 Keller', '2 Markt', '1 Süd', '1 Theke']));

  it('below a folded unit are away', () =>
    expect(shown(new Set(['Hafen']))).toEqual(['1 Nord', '2 Hafen', '2 Markt', '1 Süd', '1 Theke']));

  it('are those that a search finds, by name or description, with all above them, also folded ones', () => {
    expect(shown(new Set(['Nord']), 'keller')).toEqual(['1 Nord', '2 Hafen', '3 Keller']);
    expect(shown(none, 'kai')).toEqual(['1 Nord', '2 Hafen']);
    expect(shown(none, 'sued')).toEqual(['1 Süd']);
    expect(shown(none, 'gibt es nicht')).toEqual([]);
  });

  it('tell place, siblings, and how much is below', () =>
    expect(rows[0]).toMatchObject({ place: 1, siblings: 3, isOpen: true, registers: 3, branches: 2 }));
});

describe('moving step by step', () => {
  it.each<[string, MoveStep, string | null | undefined, string | null]>([
    ['Markt', 'up', 'Nord', null],
    ['Hafen', 'down', 'Nord', 'Markt'],
    ['Hafen', 'up', undefined, null],
    ['Markt', 'down', undefined, null],
    ['Markt', 'out', null, 'Nord'],
    ['Theke', 'in', 'Süd', null],
    // A branch holds no branch.
    ['Markt', 'in', undefined, null],
    ['Nord', 'out', undefined, null],
  ])('%s %s leads below %s, behind %s', (id, step, parentId, afterId) => {
    const place = placeAfterStep(someUnits, unit(id), step);
    expect(place).toEqual(parentId === undefined ? undefined : { parentId, afterId });
  });

  it('shows at once where the unit will stand, and the place of before takes it back', () => {
    const before = placeOf(someUnits, unit('Theke'));
    const moved = withMoved(someUnits, 'Theke', { parentId: 'Nord', afterId: 'Hafen' });
    const order = (units: typeof someUnits) => treeRows(units, none, '').map((row) => row.unit.id);
    expect(order(moved)).toEqual(['Nord', 'Hafen', 'Keller', 'Theke', 'Markt', 'Süd']);
    expect(order(withMoved(moved, 'Theke', before))).toEqual(order(someUnits));
  });
});

describe('a dragged unit', () => {
  const drop = (id: string, at: number) => dropAt(someUnits, rows, unit(id), at);

  it.each<[string, string, number, object]>([
    [
      'goes into the middle of a group',
      'Theke',
      4.5,
      { place: { parentId: 'Süd', afterId: null }, isInside: true },
    ],
    ['goes before a line', 'Theke', 4.1, { place: { parentId: null, afterId: 'Nord' }, row: 4, level: 1 }],
    [
      'goes first below an open one',
      'Theke',
      0.9,
      { place: { parentId: 'Nord', afterId: null }, row: 1, level: 2 },
    ],
    [
      'goes behind a branch, which cannot hold it',
      'Theke',
      3.6,
      { place: { parentId: 'Nord', afterId: 'Markt' } },
    ],
    ['goes to the end, below all lines', 'Hafen', 9, { place: { parentId: null, afterId: 'Theke' }, row: 6 }],
    ['stays where it is over itself', 'Theke', 5.9, { place: { parentId: null, afterId: 'Süd' } }],
  ])('%s', (_what, id, at, outcome) => {
    expect(drop(id, at)).toMatchObject({ fault: undefined, ...outcome });
  });

  it('cannot go below itself, nor where its type does not fit', () => {
    expect(drop('Nord', 1.1).fault).toBe('UNIT_PARENT_WITHIN');
    expect(drop('Theke', 2.5).fault).toBe('UNIT_PARENT_UNFIT');
  });
});

describe('keys in the tree (ARIA tree pattern)', () => {
  const press = (at: number, key: string, held: Partial<TreeKey> = {}) =>
    wishOf(rows, at, { key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...held });

  it.each<[number, string, object | undefined]>([
    [0, 'ArrowDown', { kind: 'focus', id: 'Hafen' }],
    [0, 'ArrowUp', undefined],
    [0, 'ArrowRight', { kind: 'focus', id: 'Hafen' }],
    [0, 'ArrowLeft', { kind: 'fold', id: 'Nord', isOpen: false }],
    [3, 'ArrowLeft', { kind: 'focus', id: 'Nord' }],
    [3, 'ArrowRight', undefined],
    [3, 'Home', { kind: 'focus', id: 'Nord' }],
    [0, 'End', { kind: 'focus', id: 'Theke' }],
    [0, 'Enter', { kind: 'visit' }],
    [0, 'Delete', { kind: 'remove' }],
    [0, 'Tab', undefined],
  ])('line %i, %s', (at, key, wish) => expect(press(at, key)).toEqual(wish));

  it('an arrow right opens what is folded', () => {
    const folded = treeRows(someUnits, new Set(['Nord']), '');
    const key = { key: 'ArrowRight', altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
    expect(wishOf(folded, 0, key)).toEqual({ kind: 'fold', id: 'Nord', isOpen: true });
  });

  it('Alt and arrows move, Ctrl+X and Ctrl+V take elsewhere, Shift+F10 opens the menu', () => {
    expect(press(1, 'ArrowDown', { altKey: true })).toEqual({ kind: 'step', step: 'down' });
    expect(press(1, 'x', { ctrlKey: true })).toEqual({ kind: 'cut' });
    expect(press(1, 'v', { metaKey: true })).toEqual({ kind: 'paste' });
    expect(press(1, 'c', { ctrlKey: true })).toBeUndefined();
    expect(press(1, 'F10', { shiftKey: true })).toEqual({ kind: 'menu' });
  });

  it('letters lead to the next name that begins with them, and round', () => {
    expect(typedTo(rows, 0, 'm')).toEqual({ kind: 'focus', id: 'Markt' });
    expect(typedTo(rows, 5, 'h')).toEqual({ kind: 'focus', id: 'Hafen' });
    expect(typedTo(rows, 1, 'ha')).toEqual({ kind: 'focus', id: 'Hafen' });
    expect(typedTo(rows, 0, 'su')).toEqual({ kind: 'focus', id: 'Süd' });
    expect(typedTo(rows, 0, 'q')).toBeUndefined();
  });
});
