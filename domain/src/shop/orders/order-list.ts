import { choice, day, type EntityWords, type ListedKind } from '../../kit/entities/index.ts';
import { orderStatuses } from './order-status.ts';

const fields = {
  status: choice(orderStatuses, { isRequired: true, isFiltered: true }),
  /** On the clock of whoever looks. */
  placedAt: day({ isRequired: true, isFiltered: true }),
} as const;

/** By what lists of orders are narrowed; their order is the newest first. */
export const orderList = { fields, title: 'number', statuses: [] } as const satisfies ListedKind;

/** The words of the list's fields. */
export interface OrderListWords extends EntityWords {
  readonly fields: Readonly<Record<keyof typeof fields, string>>;
}
