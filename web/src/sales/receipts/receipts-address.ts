import { isDay } from '@tresen/domain/sales/business-day';
import type { ReceiptsQueryVariables } from '../../kit/graphql/generated/pos/graphql.ts';

/** Rows of a page (spec §9). */
export const pageSize = 25;

/** Filters of the list that stand in the address. */
export const filterNames = ['units', 'from', 'to', 'number'] as const;
/** Parameters of the place in the list: a new filter starts at the first page again. */
export const placeNames = ['after', 'page'] as const;

const dayOf = (params: URLSearchParams, name: string): string | null => {
  const text = params.get(name) ?? '';
  return isDay(text) ? text : null;
};

/** True when the address narrows the list. */
export const isFiltered = (params: URLSearchParams): boolean => filterNames.some((name) => params.has(name));

/** Number of the page that the address shows, from 1. */
export const pageNumber = (params: URLSearchParams): number => {
  const page = Number(params.get('page'));
  return params.has('after') && Number.isInteger(page) && page > 1 ? page : 1;
};

/** Variables of the list's request for an address. */
export const receiptsVariables = (params: URLSearchParams): ReceiptsQueryVariables => {
  const units = params.get('units')?.split(',').filter(Boolean) ?? [];
  return {
    filter: {
      unitIds: units.length === 0 ? null : units,
      from: dayOf(params, 'from'),
      to: dayOf(params, 'to'),
      number: params.get('number')?.trim() || null,
    },
    first: pageSize,
    after: params.get('after'),
  };
};
