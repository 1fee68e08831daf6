import { describe, expect, it } from 'vitest';
import { branchRows, pageOf } from './branch-rows.ts';
import { branchOf } from './testing.ts';

const branches = [
  branchOf({ id: 'a', name: 'Café Süd', openCount: 5, lastSyncAt: '2026-11-20T10:00:00Z' }),
  branchOf({ id: 'b', name: 'Filiale 10', liveState: 'offline', failedCount: 2, online: 0 }),
  branchOf({
    id: 'c',
    name: 'Filiale 2',
    liveState: 'partly',
    lastSyncAt: '2026-11-21T10:00:00Z',
    openCount: 1,
  }),
  branchOf({ id: 'd', name: 'Lager', liveState: 'none', isActive: false, registers: 0, lastSyncAt: null }),
];
const shown = (address: string) =>
  branchRows(branches, new URLSearchParams(address))
    .map(({ id }) => id)
    .join('');

describe('the branches that an address shows', () => {
  it.each([
    ['', 'acbd'],
    ['q=cafe', 'a'],
    ['q=sued', 'a'],
    ['q=filiale 2', 'c'],
    ['state=notOnline', 'cb'],
    ['state=online', 'a'],
    ['state=open', 'ac'],
    ['state=failed', 'b'],
    ['state=inactive', 'd'],
    ['state=nonsense', 'acbd'],
    ['sort=-name', 'dbca'],
    ['sort=state', 'bcad'],
    ['sort=sync', 'dabc'],
    ['sort=-open', 'acbd'],
    ['sort=-failed', 'bacd'],
    ['sort=nonsense', 'acbd'],
    ['q=filiale&state=notOnline&sort=-name', 'bc'],
  ])('%s', (address, ids) => expect(shown(address)).toBe(ids));
});

describe('a page of branches', () => {
  const many = Array.from({ length: 60 }, (_, index) => branchOf({ id: String(index) }));
  const page = (address: string) => pageOf(many, new URLSearchParams(address), 25);

  it.each([
    ['', '0', 25, true],
    ['after=25&page=2', '25', 25, true],
    ['after=50&page=3', '50', 10, false],
    ['after=500', '0', 25, true],
    ['after=x', '0', 25, true],
  ])('%s', (address, first, count, hasNextPage) => {
    const { nodes, pageInfo, totalCount } = page(address);
    expect([nodes[0]?.id, nodes.length, pageInfo.hasNextPage, totalCount]).toEqual([
      first,
      count,
      hasNextPage,
      60,
    ]);
  });
});
