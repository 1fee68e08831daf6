import type { Branch, KindFigures, OverviewRegister } from './overview.queries.ts';

/** A branch with one register that is online and has everything; give what a test is about. */
export const branchOf = (given: Partial<Branch> = {}): Branch => ({
  id: 'b1',
  name: 'Markt',
  zone: 'Europe/Berlin',
  databaseId: 'db1',
  isActive: true,
  liveState: 'online',
  registers: 1,
  online: 1,
  lastSyncAt: '2026-11-21T08:15:00.000Z',
  openCount: 0,
  failedCount: 0,
  ...given,
});

export const kindOf = (given: Partial<KindFigures> = {}): KindFigures => ({
  entity: 'article',
  count: 0,
  openCount: 0,
  failedCount: 0,
  ...given,
});

export const registerOf = (given: Partial<OverviewRegister> = {}): OverviewRegister => ({
  id: 'd1',
  name: 'Theke',
  unitId: 'b1',
  unitName: 'Markt',
  zone: 'Europe/Berlin',
  liveState: 'online',
  lastPing: '2026-11-21T08:15:00.000Z',
  lastSyncAt: '2026-11-21T08:15:00.000Z',
  ...given,
});
