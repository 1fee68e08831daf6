import type { BranchLiveState } from '@tresen/domain/master-data/overview';
import { branchLiveStates } from '@tresen/domain/master-data/overview';
import { hasWords, searchedWords } from '../../kit/search/index.ts';
import type { Branch } from './overview.queries.ts';

/** The live state of a branch; one that a newer server knows is shown as never seen. */
export const liveStateOf = ({ liveState }: Pick<Branch, 'liveState'>): BranchLiveState =>
  branchLiveStates.find((state) => state === liveState) ?? 'unknown';

/** What a list of branches is narrowed to beside the search. */
export const branchFilters = ['online', 'notOnline', 'open', 'failed', 'inactive'] as const;
export type BranchFilterName = (typeof branchFilters)[number];

const fits: Readonly<Record<BranchFilterName, (branch: Branch) => boolean>> = {
  online: ({ liveState }) => liveState === 'online',
  notOnline: ({ isActive, liveState }) => isActive && liveState !== 'online',
  open: ({ openCount }) => openCount > 0,
  failed: ({ failedCount }) => failedCount > 0,
  inactive: ({ isActive }) => !isActive,
};

/** The filter that stands in an address; undefined where there is none, or one that does not exist. */
export const readBranchFilter = (params: URLSearchParams): BranchFilterName | undefined =>
  branchFilters.find((name) => name === params.get('state'));

type SortKey = 'name' | 'state' | 'sync' | 'open' | 'failed';

/** The worst first: what needs somebody's look. */
const urgency: readonly BranchLiveState[] = ['offline', 'liveOff', 'unknown', 'partly', 'online', 'none'];

const compare: Readonly<Record<SortKey, (one: Branch, other: Branch) => number>> = {
  name: compareNames,
  state: (one, other) => urgency.indexOf(liveStateOf(one)) - urgency.indexOf(liveStateOf(other)),
  // Never is longest ago.
  sync: (one, other) => (one.lastSyncAt ?? '').localeCompare(other.lastSyncAt ?? ''),
  open: (one, other) => one.openCount - other.openCount,
  failed: (one, other) => one.failedCount - other.failedCount,
};

/** The order that stands in an address: `open`, `-open` for downwards; null for the list's own, by name. */
export const readBranchSort = (params: URLSearchParams): string | null => {
  const sort = params.get('sort');
  return sort !== null && isSortKey(sort.replace(/^-/, '')) ? sort : null;
};

/** The branches that an address shows, in its order. */
export const branchRows = (branches: readonly Branch[], params: URLSearchParams): readonly Branch[] => {
  const words = searchedWords(params.get('q') ?? '');
  const filter = readBranchFilter(params);
  const sort = readBranchSort(params) ?? 'name';
  const key = sort.replace(/^-/, '');
  const way = sort.startsWith('-') ? -1 : 1;
  const by = isSortKey(key) ? compare[key] : compareNames;
  return branches
    .filter((branch) => hasWords(branch.name, words) && (filter === undefined || fits[filter](branch)))
    .toSorted((one, other) => way * by(one, other) || compareNames(one, other));
};

/** One page of rows as the pager takes it; the place in the address is the number of rows before it. */
export const pageOf = (rows: readonly Branch[], params: URLSearchParams, size: number) => {
  const after = Number(params.get('after') ?? 0);
  const start = Number.isInteger(after) && after > 0 && after < rows.length ? after : 0;
  const nodes = rows.slice(start, start + size);
  const end = start + nodes.length;
  return {
    nodes,
    pageInfo: { endCursor: String(end), hasNextPage: end < rows.length },
    totalCount: rows.length,
  };
};

function compareNames(one: Branch, other: Branch): number {
  return one.name.localeCompare(other.name, 'de', { numeric: true });
}

function isSortKey(key: string): key is SortKey {
  return Object.hasOwn(compare, key);
}
