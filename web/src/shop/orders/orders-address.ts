import type { RecordFilter } from '@tresen/domain/kit/entities';
import { orderList, orderStatuses } from '@tresen/domain/shop/orders';
import type { ShopOrdersQueryVariables } from '../../kit/graphql/generated/general/graphql.ts';
import { daysLeft, leftOf, linkReader } from '../../kit/record-list/index.ts';

/** Whose orders a list shows: those that the company placed, or those that it sells. */
export type OrderView = ShopOrdersQueryVariables['view'];

/** The page of a list of orders, and of one of them. */
export const pathOfOrders: Readonly<Record<OrderView, string>> = {
  BUYER: '/apps/shop-orders',
  SELLER: '/manage/e-commerce/orders',
};

/** An address whose filters are all such of the list; the same object where they are already. */
export const withListFilters = linkReader(orderList.fields, {
  search: 'q',
  status: ['status', 'is'],
  from: ['placedAt', 'from'],
  to: ['placedAt', 'to'],
});

/** The filter as the API of orders and their files take it. */
export const orderFilter = ({ search, conditions }: RecordFilter) => {
  const { from, to } = daysLeft(conditions, 'placedAt');
  return {
    search: search || null,
    status: leftOf(conditions, 'status', orderStatuses),
    from: midnightOf(from, 0),
    to: midnightOf(to, 1),
  };
};

/** Midnight of a day on the clock of whoever looks; of the day after where it is the end of a range. */
function midnightOf(day: string | null, daysLater: number): string | null {
  if (day === null) return null;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}
