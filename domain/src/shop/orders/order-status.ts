import * as z from 'zod/mini';

/** What becomes of an order (SHP-78), wire names as given. */
export const orderStatuses = [
  'ordered',
  'inProgress',
  'completed',
  'rejected',
  'onHold',
  'waitingForResponse',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

const next: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  ordered: ['inProgress', 'waitingForResponse', 'onHold', 'completed', 'rejected'],
  inProgress: ['waitingForResponse', 'onHold', 'completed', 'rejected'],
  waitingForResponse: ['inProgress', 'onHold', 'completed', 'rejected'],
  onHold: ['inProgress', 'waitingForResponse', 'completed', 'rejected'],
  completed: [],
  rejected: [],
};

/** What the seller may make of an order; nothing of one that is completed or rejected. */
export const nextStatuses = (status: OrderStatus): readonly OrderStatus[] => next[status];

/** True when the seller may move an order from one status to the other. */
export const isNextStatus = (from: OrderStatus, to: OrderStatus): boolean => next[from].includes(to);

const editable: readonly OrderStatus[] = ['ordered', 'onHold', 'waitingForResponse'];

/**
 * True while the buyer may edit the order: it is rejected with `cancelledForEditing`, and its lines come back into the
 * cart (SHP-79, decisions SHP-80).
 */
export const mayEditOrder = (status: OrderStatus): boolean => editable.includes(status);

/** Why an order was rejected when its buyer edits it (decisions SHP-80). */
export const cancelledForEditing = 'cancelledForEditing';

/** Why an order was rejected or waits for the buyer must be said: they have to know what to do. */
export const needsReason = (status: OrderStatus): boolean =>
  status === 'rejected' || status === 'waitingForResponse';

/** What the seller makes of an order. The reason is for the buyer, in the seller's words. */
export const statusChangeSchema = z
  .object({
    id: z.uuid(),
    version: z.int(),
    status: z.enum(orderStatuses),
    reason: z.string().check(z.trim(), z.maxLength(2_000)),
  })
  .check(
    z.refine(({ status, reason }) => !needsReason(status) || reason !== '', {
      error: 'REQUIRED',
      path: ['reason'],
    }),
    // The buyer's own step, which the seller cannot take.
    z.refine(({ reason }) => reason !== cancelledForEditing, { error: 'INVALID', path: ['reason'] }),
  );
export type StatusChange = z.infer<typeof statusChangeSchema>;
