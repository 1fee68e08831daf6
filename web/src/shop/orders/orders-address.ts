import { isDay } from '@tresen/domain/kit/business-day';
import { type OrderStatus, orderStatuses } from '@tresen/domain/shop/orders';
import { listParam } from '../../kit/address/index.ts';
import type { ShopOrdersQueryVariables } from '../../kit/graphql/generated/general/graphql.ts';
import { rowsPerPage } from '../../kit/list/list-settings.ts';

/** Whose orders a list shows: those that the company placed, or those that it sells. */
export type OrderView = ShopOrdersQueryVariables['view'];

/** Filters of the list that stand in the address. */
export const filterNames = ['search', 'status', 'from', 'to'] as const;

/** The page of a list of orders, and of one of them. */
export const pathOfOrders: Readonly<Record<OrderView, string>> = {
  BUYER: '/apps/shop-orders',
  SELLER: '/manage/e-commerce/orders',
};

/** The states that the address names; others narrow nothing. */
export const chosenStatuses = (params: URLSearchParams): readonly OrderStatus[] =>
  orderStatuses.filter((status) => listParam(params, 'status').includes(status));

/** The days that the address names; both are in. */
export const chosenDays = (params: URLSearchParams) => ({
  from: dayOf(params, 'from'),
  to: dayOf(params, 'to'),
});

/** True when the address narrows the list. */
export const isFiltered = (params: URLSearchParams): boolean => filterNames.some((name) => params.has(name));

/** The filter of the list's request, which exports take, too. */
export const orderFilter = (params: URLSearchParams) => {
  const statuses = chosenStatuses(params);
  const { from, to } = chosenDays(params);
  return {
    search: params.get('search')?.trim() || null,
    status: statuses.length === 0 ? null : [...statuses],
    from: midnightOf(from, 0),
    to: midnightOf(to, 1),
  };
};

/** Variables of the list's request for an address. */
export const ordersVariables = (
  view: OrderView,
  params: URLSearchParams,
  rows: number = rowsPerPage(),
): ShopOrdersQueryVariables => ({
  view,
  ...orderFilter(params),
  first: rows,
  after: params.get('after'),
});

function dayOf(params: URLSearchParams, name: string): string | null {
  const text = params.get(name) ?? '';
  return isDay(text) ? text : null;
}

/** Midnight of a day on the clock of whoever looks; of the day after where it is the end of a range. */
function midnightOf(day: string | null, daysLater: number): string | null {
  if (day === null) return null;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}
