import { describe, expect, it } from 'vitest';
import { arrangeColumns, type Column } from './columns.ts';

const column = (key: string, more: Partial<Column<object>> = {}): Column<object> => ({
  key,
  name: key,
  cell: () => key,
  ...more,
});
const columns = [
  column('name', { role: 'title' }),
  column('group'),
  column('price'),
  column('note', { isExtra: true }),
];
const shown = (choices: Parameters<typeof arrangeColumns>[1]) =>
  arrangeColumns(columns, choices)
    .filter(({ isShown }) => isShown)
    .map(({ key, width }) => (width === undefined ? key : `${key}:${width}`));

describe('the columns of a list', () => {
  it('stand as the list comes while nobody has chosen, without the extra ones', () =>
    expect(shown([])).toEqual(['name', 'group', 'price']));

  it('stand in the order that was chosen, as wide as was chosen, behind the title', () =>
    expect(
      shown([
        { key: 'note', isShown: true },
        { key: 'price', isShown: true, width: 120 },
        { key: 'group', isShown: false },
        { key: 'name', isShown: false, width: 200 },
      ]),
    ).toEqual(['name:200', 'note', 'price:120']));

  it('that are newer than the choice show where the list has them, and gone ones are gone', () =>
    expect(
      shown([
        { key: 'gone', isShown: true },
        { key: 'group', isShown: true },
      ]),
    ).toEqual(['name', 'group', 'price']));
});
