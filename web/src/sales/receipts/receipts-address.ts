import { isDay } from '@tresen/domain/sales/business-day';
import type { ReceiptsQueryVariables } from '../../kit/graphql/generated/pos/graphql.ts';
import { rowsPerPage } from '../../kit/list/list-settings.ts';

/** Filters of the list that stand in the address. */
export const filterNames = ['units', 'from', 'to', 'number'] as const;

const dayOf = (params: URLSearchParams, name: string): string | null => {
  const text = params.get(name) ?? '';
  return isDay(text) ? text : null;
};

/** True when the address narrows the list. */
export const isFiltered = (params: URLSearchParams): boolean => filterNames.some((name) => params.has(name));

/** Variables of the list's request for an address. */
export const receiptsVariables = (
  params: URLSearchParams,
  rows: number = rowsPerPage(),
): ReceiptsQueryVariables => {
  const units = params.get('units')?.split(',').filter(Boolean) ?? [];
  return {
    filter: {
      unitIds: units.length === 0 ? null : units,
      from: dayOf(params, 'from'),
      to: dayOf(params, 'to'),
      number: params.get('number')?.trim() || null,
    },
    first: rows,
    after: params.get('after'),
  };
};
