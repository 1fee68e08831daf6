import type { RecordFilter } from '@tresen/domain/kit/entities';
import { gapList } from '@tresen/domain/sales/counters';
import type { CounterGapFilter } from '../../kit/graphql/generated/pos/graphql.ts';
import { linkReader } from '../../kit/record-list/index.ts';

const withState = linkReader(gapList.fields, { devices: ['deviceId', 'is'], state: ['state', 'is'] });
const withClosed = linkReader(gapList.fields, {
  devices: ['deviceId', 'is'],
  state: ['isClosed', 'is', () => ['true']],
});

/** An address whose filters are all such of the list; the same object where they are already. */
export const withListFilters = (params: URLSearchParams): URLSearchParams =>
  params.get('state') === 'closed' ? withClosed(params) : withState(params);

/** The filter as the API of gaps takes it. */
export const gapFilter = ({ search, unitIds, conditions }: RecordFilter): CounterGapFilter => ({
  isClosed: conditions.some(({ field, values }) => field === 'isClosed' && values.includes('true')),
  unitIds: unitIds.length === 0 ? null : unitIds,
  search,
  conditions: conditions.filter(({ field }) => field !== 'isClosed'),
});
