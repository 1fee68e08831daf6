import { debitObstacles, debitStates, returnReasons } from '@tresen/domain/shop/debits';
import { orderStatuses } from '@tresen/domain/shop/orders';
import type { Kit } from '../../kit/graphql/index.ts';
import { orderViews } from './order-list.store.ts';

export type Enums = ReturnType<typeof enumsOf>;

/** The words of the API about orders. */
export function enumsOf({ builder }: Kit) {
  return {
    view: builder.enumType('ShopOrderView', {
      description: 'Orders that the tenant placed, or those that it sells.',
      values: orderViews,
    }),
    status: builder.enumType('ShopOrderStatus', { values: orderStatuses }),
    done: builder.enumType('ShopOrderKeyDone', {
      values: ['created', 'updated', 'upgraded', 'reactivated', 'extended'] as const,
    }),
    debitState: builder.enumType('ShopDebitState', {
      description: 'Included in a file, withdrawn with its file, or returned.',
      values: debitStates,
    }),
    returnReason: builder.enumType('ShopDebitReturnReason', {
      description: 'ISO 20022 reason code.',
      values: returnReasons,
    }),
    debitObstacle: builder.enumType('ShopDebitObstacle', { values: debitObstacles }),
  };
}
