import { AppError } from '@tresen/domain/kit/errors';
import { passwordSchema } from '@tresen/domain/shop/debits';
import { sellersDayOf } from '@tresen/domain/shop/services';
import * as z from 'zod/mini';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { parseInput } from '../../kit/input/index.ts';
import { openIban } from '../orders/index.ts';
import { holdSoldOrders } from './debits.store.ts';
import type { DebitsPort } from './debits-port.ts';

/** The account of an order with its mandate. */
export interface DebitAccount {
  readonly holder: string;
  readonly iban: string;
  readonly bic: string | null;
  readonly mandate: string;
  /** `YYYY-MM-DD` */
  readonly signedOn: string;
  /** Of who may collect; null for mandates from before it was asked for. */
  readonly creditorId: string | null;
}

const schema = z.object({ orderId: z.uuid(), password: passwordSchema });

/**
 * Shows the account that an order is paid from to who sells it. That it was shown stands in the log, the account does
 * not.
 * @throws {AppError} INVALID_INPUT, WRONG_PASSWORD, TOO_MANY_REQUESTS, NOT_FOUND for an order that somebody else sells,
 * DEBIT_NOT_POSSIBLE for one that is not paid by debit
 */
export const showDebitAccount = async (
  ctx: Ctx,
  { vault, confirmPassword }: DebitsPort,
  given: unknown,
): Promise<DebitAccount> => {
  const { orderId, password } = parseInput(schema, given);
  await confirmPassword(ctx, password);
  return inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const [order] = await holdSoldOrders(tx, [orderId]);
    if (!order) throw new AppError('NOT_FOUND', { what: 'shopOrder' });
    const { payment, sealedIban, number } = order;
    if (payment.kind !== 'sepaDebit' || sealedIban === null)
      throw new AppError('DEBIT_NOT_POSSIBLE', { reason: 'notByDebit', number });
    await audit(ctx, tx, tenantOf(ctx), {
      entity: 'shopOrder',
      action: 'showAccount',
      entityId: orderId,
      newValues: { name: number },
    });
    return {
      holder: payment.holder,
      iban: openIban(vault, sealedIban),
      bic: payment.bic || null,
      mandate: payment.mandate,
      signedOn: sellersDayOf(order.placedAt.getTime()),
      creditorId: payment.agreed?.creditorId ?? null,
    };
  });
};
