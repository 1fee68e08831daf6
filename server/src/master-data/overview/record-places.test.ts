import { inFull } from '@tresen/domain/kit/testing';
import { describe, expect, it } from 'vitest';
import { type Cursors, countBehind, countOpen, countOpenByBranch } from './count-open.ts';
import type { PlaceRow } from './overview.store.ts';
import { RecordPlaces } from './record-places.ts';

const read = (rows: readonly PlaceRow[]) =>
  new RecordPlaces().get('tenant', { entity: 'article', version: '1', after: 0 }, async () => rows);

const cursors: Cursors = new Map([
  ['bar', 10],
  ['shop', 20],
  ['inn', 0],
]);

describe('what is behind a cursor', () => {
  it.each([
    [0, 40],
    [4, 4],
    [5, 3],
    [7, 1],
    [8, 1],
    [9, 0],
    [100, 0],
  ])('is counted: %i', (cursor, count) => {
    expect(countBehind({ unitIds: null, count: 40, seqs: Float64Array.of(5, 6, 7, 9) }, cursor)).toBe(count);
  });
});

describe('what is open', () => {
  it('MDA-03: of all branches counts for each by its own registers, and once for the kind', async () => {
    const kind = await read([{ unitIds: null, count: 4, seqs: '{25,5,18,12}' }]);
    expect(countOpen(kind, cursors)).toBe(4);
    expect(Object.fromEntries(countOpenByBranch([kind], cursors))).toEqual({ bar: 3, shop: 1, inn: 4 });
  });

  it('MDA-03: of some branches counts for these, once for the kind where one of them lacks it', async () => {
    const kind = await read([
      { unitIds: ['bar', 'shop'], count: 2, seqs: '{12,5}' },
      { unitIds: ['shop'], count: 2, seqs: '{19,21}' },
      { unitIds: ['without-register'], count: 1, seqs: '{30}' },
    ]);
    expect(countOpen(kind, cursors)).toBe(2);
    expect(Object.fromEntries(countOpenByBranch([kind], cursors))).toEqual({ bar: 1, shop: 1, inn: 0 });
  });

  it('is nothing without registers', async () => {
    const kind = await read([{ unitIds: null, count: 1, seqs: '{5}' }]);
    expect(countOpen(kind, new Map())).toBe(0);
    expect(countOpenByBranch([kind], new Map()).size).toBe(0);
  });
});

describe('where records are', () => {
  const rowsOf = (count: number): readonly PlaceRow[] => [
    { unitIds: null, count, seqs: `{${Array.from({ length: count }, (_, index) => index).join(',')}}` },
  ];
  const counted = () => {
    const places = new RecordPlaces();
    const reads: string[] = [];
    const look = (tenant: string, version: string, count = 1, after = 7) =>
      places.get(tenant, { entity: 'article', version, after }, async () => {
        reads.push(`${tenant} ${version}`);
        return rowsOf(count);
      });
    return { look, reads };
  };

  it('is read again only when the kind has changed, for each tenant by itself', async () => {
    const { look, reads } = counted();
    await look('one', '7');
    await look('one', '7');
    await look('two', '7');
    await look('one', '8');
    expect(reads).toEqual(['one 7', 'two 7', 'one 8']);
  });

  it('is read again when a register is further behind than what is kept', async () => {
    const { look, reads } = counted();
    await look('one', '7', 1, 7);
    await look('one', '7', 1, 9);
    expect(reads).toHaveLength(1);
    await look('one', '7', 1, 6);
    expect(reads).toHaveLength(2);
  });

  it('is forgotten where most is kept, that of long ago first', inFull, async () => {
    const { look, reads } = counted();
    await look('one', '1', 1_500_000);
    await look('two', '1', 1_500_000);
    await look('one', '1');
    await look('three', '1', 1_500_000);
    await look('one', '1');
    expect(reads).toEqual(['one 1', 'two 1', 'three 1']);
    await look('two', '1');
    expect(reads).toHaveLength(4);
  });
});
