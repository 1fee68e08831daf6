import type { RecordFilter } from '@tresen/domain/kit/entities';
import { problemList } from '@tresen/domain/sales/sync-problems';
import type { SyncProblemFilter } from '../../kit/graphql/generated/pos/graphql.ts';
import { linkReader } from '../../kit/record-list/index.ts';

/** What the page shows: problems that wait, those that are settled, or gaps in counters. */
export const problemViews = ['open', 'done', 'gaps'] as const;
export type ProblemView = (typeof problemViews)[number];

const page = '/manage/syncProblems';

/** The view that a path names; what waits where it names none. */
export const viewNamed = (name: string | undefined): ProblemView =>
  problemViews.find((view) => view === name) ?? 'open';

export const pathOfView = (view: ProblemView): string => (view === 'open' ? page : `${page}/${view}`);

/** Where an address of before leads, which named its view as lists name their saved ones; undefined for any other. */
export const movedFrom = (params: URLSearchParams): string | undefined => {
  const view = viewNamed(params.get('view') ?? undefined);
  if (view === 'open') return undefined;
  const next = new URLSearchParams(params);
  next.delete('view');
  return `${pathOfView(view)}?${next}`;
};

/** An address whose filters are all such of the list; the same object where they are already. */
export const withListFilters = linkReader(problemList.fields, {
  devices: ['deviceId', 'is'],
  reasons: ['reason', 'is'],
  kinds: ['kind', 'is'],
});

/** The filter as the API of problems and their files take it. */
export const problemFilter =
  (isDone: boolean) =>
  ({ search, unitIds, conditions }: RecordFilter): SyncProblemFilter => ({
    isDone,
    unitIds: unitIds.length === 0 ? null : unitIds,
    search,
    conditions,
  });
