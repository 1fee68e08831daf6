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
 * True while the buyer may take the order back: by a cancellation, or to edit it, which brings its lines back into the
 * cart (SHP-79, decisions SHP-80).
 */
export const mayEditOrder = (status: OrderStatus): boolean => editable.includes(status);

/** Why an order was rejected when its buyer edits it (decisions SHP-80). */
export const cancelledForEditing = 'cancelledForEditing';
/** Why an order was rejected when its buyer cancelled it. */
export const cancelledByBuyer = 'cancelledByBuyer';

/** The reasons that belong to the buyer, who is not told of what they did themselves. */
export const buyersReasons: readonly string[] = [cancelledForEditing, cancelledByBuyer];

/** True where an order was rejected by its own buyer. */
export const isCancelled = (reason: string | null): boolean =>
  reason !== null && buyersReasons.includes(reason);

/** True while the seller waits for the buyer's answer. */
export const mayAnswerOrder = (status: OrderStatus): boolean => status === 'waitingForResponse';

/** A step of an order's history, as far as it says what it was. */
interface HistoryStep {
  readonly status: OrderStatus;
  readonly reason: string | null;
  readonly bySeller: boolean;
}

/** What a step was: of the buyer three kinds, of the seller one. */
export type OrderStepKind = 'placed' | 'answered' | 'cancelled' | 'bySeller';

export const stepKindOf = ({ reason, bySeller }: HistoryStep): OrderStepKind => {
  if (bySeller) return 'bySeller';
  if (isCancelled(reason)) return 'cancelled';
  return reason === null ? 'placed' : 'answered';
};

/**
 * Where an order goes on once its buyer has answered: where it stood when it was asked about.
 * @param history all steps, the oldest first
 */
export const statusAfterAnswer = (history: readonly Pick<HistoryStep, 'status'>[]): OrderStatus =>
  history.findLast(({ status }) => status !== 'waitingForResponse')?.status ?? 'ordered';

/** What a buyer answers to a question of the seller. */
export const orderAnswerSchema = z.object({
  id: z.uuid(),
  version: z.int(),
  answer: z.string().check(
    z.trim(),
    z.minLength(1, 'REQUIRED'),
    z.maxLength(2_000),
    z.refine((answer) => !isCancelled(answer), 'INVALID'),
  ),
});

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
    // The buyer's own steps, which the seller cannot take.
    z.refine(({ reason }) => !isCancelled(reason), { error: 'INVALID', path: ['reason'] }),
  );
export type StatusChange = z.infer<typeof statusChangeSchema>;
