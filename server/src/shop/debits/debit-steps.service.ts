import { AppError } from '@tresen/domain/kit/errors';
import { returnReasons } from '@tresen/domain/shop/debits';
import { sellersDayOf } from '@tresen/domain/shop/services';
import * as z from 'zod/mini';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import { emitChanged, inTenant, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { buyersOfFile, holdDebitFile, withdrawFile } from './debit-files.store.ts';
import { holdDebit, type StoredDebit, updateReturn } from './debits.store.ts';
import type { DebitsPort } from './debits-port.ts';
import { askToTell } from './tell-debits.ts';

const idSchema = z.object({ id: z.uuid() });

/**
 * Takes a file back that was made by mistake and did not go to the bank: its orders can be collected anew, and their
 * buyers are told. Sent again it changes nothing.
 * @throws {AppError} INVALID_INPUT, NOT_FOUND, DEBIT_FILE_DUE from the day of the collection on
 */
export const withdrawDebitFile = async (ctx: Ctx, port: DebitsPort, given: unknown): Promise<SaveResult> => {
  const { id } = parseInput(idSchema, given);
  const tenantId = tenantOf(ctx);
  await inTenant(ctx.db, tenantId, async (tx) => {
    const file = await holdDebitFile(tx, id);
    if (!file) throw new AppError('NOT_FOUND', { what: 'debitFile' });
    if (file.withdrawnAt) return;
    if (sellersDayOf(ctx.now()) >= file.collectOn)
      throw new AppError('DEBIT_FILE_DUE', { number: file.number });
    await withdrawFile(tx, id, userOf(ctx).name, new Date(ctx.now()));
    const newValues = { name: file.number };
    await audit(ctx, tx, tenantId, { entity: 'debitFile', action: 'withdraw', entityId: id, newValues });
    await askToTell(tx, port.jobs, { tenantId, fileId: id, kind: 'withdrawn' });
    emitChanged(tx, 'orders', tenantId, ...(await buyersOfFile(tx, id)));
  });
  return { isSuccess: true, modelId: id };
};

const returnSchema = z.object({
  id: z.uuid(),
  reason: z.enum(returnReasons),
  note: z.string().check(z.trim(), z.maxLength(500)),
});

/**
 * Notes that the money of a debit came back: its order can be collected anew. Sent again it changes nothing but reason
 * and note.
 * @throws {AppError} INVALID_INPUT, NOT_FOUND, DEBIT_FILE_WITHDRAWN for one whose file was taken back, CONFLICT when the
 * order was collected anew since
 */
export const returnDebit = (ctx: Ctx, given: unknown): Promise<SaveResult> => {
  const { id, reason, note } = parseInput(returnSchema, given);
  return changeDebit(ctx, id, async (tx, debit) => {
    if (debit.state === 'withdrawn') throw new AppError('DEBIT_FILE_WITHDRAWN', { number: debit.fileNumber });
    if (debit.isOlder) throw new AppError('CONFLICT');
    await updateReturn(tx, id, { reason, note, at: new Date(ctx.now()), byName: userOf(ctx).name });
    await audit(ctx, tx, tenantOf(ctx), {
      entity: 'shopOrder',
      action: 'returnDebit',
      entityId: debit.orderId,
      newValues: { name: debit.orderNumber, file: debit.fileNumber, reason, note },
    });
  });
};

/**
 * Takes the note of a return back: the money did not come back. Sent again it changes nothing.
 * @throws {AppError} INVALID_INPUT, NOT_FOUND, CONFLICT when the order was collected anew since, DEBIT_FILE_WITHDRAWN
 */
export const restoreDebit = (ctx: Ctx, given: unknown): Promise<SaveResult> => {
  const { id } = parseInput(idSchema, given);
  return changeDebit(ctx, id, async (tx, debit) => {
    if (debit.state === 'collected') return;
    if (debit.state === 'withdrawn') throw new AppError('DEBIT_FILE_WITHDRAWN', { number: debit.fileNumber });
    if (debit.isOlder) throw new AppError('CONFLICT');
    await updateReturn(tx, id, null);
    await audit(ctx, tx, tenantOf(ctx), {
      entity: 'shopOrder',
      action: 'restoreDebit',
      entityId: debit.orderId,
      newValues: { name: debit.orderNumber, file: debit.fileNumber },
    });
  });
};

async function changeDebit(
  ctx: Ctx,
  id: string,
  change: (tx: Tx, debit: StoredDebit) => Promise<void>,
): Promise<SaveResult> {
  const tenantId = tenantOf(ctx);
  await inTenant(ctx.db, tenantId, async (tx) => {
    const debit = await holdDebit(tx, id);
    if (!debit) throw new AppError('NOT_FOUND', { what: 'debit' });
    await change(tx, debit);
    emitChanged(tx, 'orders', tenantId, debit.orderTenantId);
  });
  return { isSuccess: true, modelId: id };
}
