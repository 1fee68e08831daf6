import { describe, expect, it } from 'vitest';
import { namedTwins } from './twin-branches.ts';

const names = new Map([
  ['g', 'Gasthaus'],
  ['b', 'Biergarten'],
]);
const nameOf = (id: string) => names.get(id);

describe('records to choose from', () => {
  it('name their branches where names repeat, and only there', () =>
    expect(
      namedTwins(
        [
          { id: '1', name: 'Theke', unitIds: ['g'] },
          { id: '2', name: 'Theke', unitIds: ['b', 'gone'] },
          { id: '3', name: 'Theke', unitIds: null },
          { id: '4', name: 'Küche', unitIds: ['g'] },
        ],
        nameOf,
      ),
    ).toEqual([
      { id: '1', name: 'Theke', branches: ['Gasthaus'] },
      { id: '2', name: 'Theke', branches: ['Biergarten'] },
      { id: '3', name: 'Theke', branches: null },
      { id: '4', name: 'Küche' },
    ]));
});
