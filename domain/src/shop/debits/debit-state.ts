import * as z from 'zod/mini';
import { needsBic } from '../../kit/identifiers/index.ts';
import type { OrderPayment, OrderStatus } from '../orders/index.ts';

/** What becomes of a debit: it stands in a file, its file was taken back, or the money came back. */
export const debitStates = ['collected', 'withdrawn', 'returned'] as const;
export type DebitState = (typeof debitStates)[number];

/** Why a debit came back, as banks say it (ISO 20022, external return reasons), and `OTHER`. */
export const returnReasons = [
  'AC01',
  'AC04',
  'AC06',
  'AM04',
  'MD01',
  'MD06',
  'MD07',
  'MS02',
  'MS03',
  'OTHER',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** What keeps an order from being collected; the web has words for each. */
export const debitObstacles = [
  'notByDebit',
  'nothingDue',
  'notInWork',
  'underWay',
  'bicMissing',
  'unreadable',
] as const;
export type DebitObstacle = (typeof debitObstacles)[number];

/** What decides whether an order can be collected. */
export interface CollectableOrder {
  readonly status: OrderStatus;
  readonly payment: OrderPayment;
  /** Cents. */
  readonly gross: number;
  readonly hasDebitUnderWay: boolean;
}

/**
 * Orders are collected once their seller works on them: until then their buyer may still change them. What was rejected
 * is not paid.
 */
export const debitStatuses: readonly OrderStatus[] = ['inProgress', 'completed'];

/** What keeps an order from being collected now; undefined for nothing. The account's country shows by its IBAN. */
export const debitObstacleOf = (
  { status, payment, gross, hasDebitUnderWay }: CollectableOrder,
  iban?: string,
): DebitObstacle | undefined => {
  if (payment.kind !== 'sepaDebit') return 'notByDebit';
  if (gross <= 0) return 'nothingDue';
  if (hasDebitUnderWay) return 'underWay';
  if (!debitStatuses.includes(status)) return 'notInWork';
  if (iban !== undefined && needsBic(iban) && !payment.bic) return 'bicMissing';
  return undefined;
};

/** The most orders of one file. */
export const maxDebits = 500;

const password = z.string().check(z.minLength(1), z.maxLength(1_000));

/** Which orders are to be collected, when, by whom. */
export const collectSchema = z.object({
  /** Made by the browser: the same key is the same file, however often it arrives. */
  key: z.uuid(),
  orderIds: z.array(z.uuid()).check(
    z.minLength(1),
    z.maxLength(maxDebits),
    z.refine((ids) => new Set(ids).size === ids.length),
  ),
  /** `YYYY-MM-DD`; null for the first day that is possible. */
  collectOn: z.nullable(z.iso.date()),
  password,
});

/** What needs the password of whoever asks once more. */
export const passwordSchema = password;
