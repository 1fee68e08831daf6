import { AppError } from '@tresen/domain/kit/errors';
import { type Creditor, creditorSchema, passwordSchema } from '@tresen/domain/shop/debits';
import * as z from 'zod/mini';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { emitChanged, inTenant } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { readCreditor, type StoredCreditor, writeCreditor } from './creditor.store.ts';
import type { DebitsPort } from './debits-port.ts';

/** Who collects for the tenant; undefined until it has entered them. */
export const ownCreditor = (ctx: Ctx): Promise<StoredCreditor | undefined> =>
  inTenant(ctx.db, tenantOf(ctx), readCreditor);

const changeSchema = z.object({ version: z.nullable(z.int()), password: passwordSchema });

/**
 * Keeps who collects. It takes the password: whoever changes the account has the money of all buyers.
 * @throws {AppError} INVALID_INPUT, WRONG_PASSWORD, TOO_MANY_REQUESTS, CONFLICT
 */
export const saveCreditor = async (
  ctx: Ctx,
  { confirmPassword }: DebitsPort,
  { creditor: given, ...rest }: { readonly creditor: unknown; readonly [name: string]: unknown },
): Promise<SaveResult> => {
  const creditor = parseInput(creditorSchema, given);
  const { version, password } = parseInput(changeSchema, rest);
  await confirmPassword(ctx, password);
  const tenantId = tenantOf(ctx);
  await inTenant(ctx.db, tenantId, async (tx) => {
    const before = await readCreditor(tx);
    if (!(await writeCreditor(tx, tenantId, creditor, { version, at: new Date(ctx.now()) })))
      throw new AppError('CONFLICT', { version: before?.version ?? 0 });
    await audit(ctx, tx, tenantId, {
      entity: 'debitCreditor',
      action: before ? 'update' : 'create',
      entityId: tenantId,
      oldValues: before ? logged(before) : null,
      newValues: logged(creditor),
    });
    emitChanged(tx, 'orders', tenantId);
  });
  return { isSuccess: true, modelId: tenantId };
};

function logged({ name, creditorId, iban, bic, address, zipCode, city, country, noticeDays }: Creditor) {
  return {
    ...{ name, creditorId, account: endOf(iban), bic, country, noticeDays },
    address: `${address}, ${zipCode} ${city}`,
  };
}

/** An account as the log names it. */
function endOf(iban: string): string {
  return `… ${iban.slice(-4)}`;
}
