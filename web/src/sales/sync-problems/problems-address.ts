import { listParam } from '../../kit/address/index.ts';
import type { SyncProblemFilter } from '../../kit/graphql/generated/pos/graphql.ts';

/** What the page shows: problems that wait, those that are settled, or gaps in counters. */
export const problemViews = ['open', 'done', 'gaps'] as const;
export type ProblemView = (typeof problemViews)[number];

/** Filters that stand in the address. */
export const filterNames = ['units', 'devices', 'reasons', 'kinds'] as const;

/** The view of an address; without one what waits. */
export const problemView = (params: URLSearchParams): ProblemView =>
  problemViews.find((view) => view === params.get('view')) ?? 'open';

/** The filter of an address. */
export const problemFilter = (params: URLSearchParams): SyncProblemFilter => ({
  isDone: problemView(params) === 'done',
  unitIds: listOf(params, 'units'),
  deviceIds: listOf(params, 'devices'),
  reasons: listOf(params, 'reasons'),
  kinds: listOf(params, 'kinds'),
});

/** True when the address narrows the list. */
export const isFiltered = (params: URLSearchParams): boolean => filterNames.some((name) => params.has(name));

function listOf(params: URLSearchParams, name: string): string[] | null {
  const list = listParam(params, name);
  return list.length === 0 ? null : [...list];
}
