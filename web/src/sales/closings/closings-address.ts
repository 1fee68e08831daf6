import { isDay } from '@tresen/domain/kit/business-day';
import {
  type ClosingState,
  type ClosingType,
  closingStates,
  closingTypes,
} from '@tresen/domain/sales/closings';
import { listParam } from '../../kit/address/index.ts';
import type { ClosingsQueryVariables } from '../../kit/graphql/generated/pos/graphql.ts';
import { rowsPerPage } from '../../kit/list/list-settings.ts';

/** Filters of the list that stand in the address. */
export const filterNames = [
  'units',
  'devices',
  'types',
  'states',
  'difference',
  'from',
  'to',
  'number',
] as const;

const dayOf = (params: URLSearchParams, name: string): string | null => {
  const text = params.get(name) ?? '';
  return isDay(text) ? text : null;
};

const numberOf = (params: URLSearchParams): number | null => {
  const text = params.get('number') ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
};

/** The types that the address names; others narrow nothing. */
export const chosenTypes = (params: URLSearchParams): readonly ClosingType[] =>
  closingTypes.filter((type) => listParam(params, 'types').includes(type));

/** The states that the address names. */
export const chosenStates = (params: URLSearchParams): readonly ClosingState[] =>
  closingStates.filter((state) => listParam(params, 'states').includes(state));

const orAll = <Value>(values: readonly Value[]): Value[] | null => (values.length === 0 ? null : [...values]);

/** True when the address narrows the list. */
export const isFiltered = (params: URLSearchParams): boolean => filterNames.some((name) => params.has(name));

/** Variables of the list's request for an address. */
export const closingsVariables = (
  params: URLSearchParams,
  rows: number = rowsPerPage(),
): ClosingsQueryVariables => ({
  filter: {
    unitIds: orAll(listParam(params, 'units')),
    deviceIds: orAll(listParam(params, 'devices')),
    types: orAll(chosenTypes(params)),
    states: orAll(chosenStates(params)),
    hasDifference: params.get('difference') === 'true' ? true : null,
    zNumber: numberOf(params),
    from: dayOf(params, 'from'),
    to: dayOf(params, 'to'),
  },
  first: rows,
  after: params.get('after'),
});
