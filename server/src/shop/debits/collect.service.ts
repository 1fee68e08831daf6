import { AppError } from '@tresen/domain/kit/errors';
import { collectionDays, collectSchema, isCollectionDay } from '@tresen/domain/shop/debits';
import { sellersDayOf } from '@tresen/domain/shop/services';
import type * as z from 'zod/mini';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import { emitChanged, inTenant, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { newId } from '../../kit/ids/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { readCreditor, type StoredCreditor } from './creditor.store.ts';
import { debitFileOf, sealFile } from './debit-file-content.ts';
import { findFileByKey, insertDebitFile, takeFileNumber } from './debit-files.store.ts';
import { holdSoldOrders, insertDebits, type OrderToCollect } from './debits.store.ts';
import type { DebitsPort } from './debits-port.ts';
import { askToTell } from './tell-debits.ts';

type Asked = z.infer<typeof collectSchema>;

/**
 * Makes a direct debit file of chosen orders, once for each key: all of them or none. Their buyers are told by a mail.
 * @throws {AppError} INVALID_INPUT, WRONG_PASSWORD, TOO_MANY_REQUESTS, CREDITOR_MISSING, NOT_FOUND for an order that
 * somebody else sells, DEBIT_NOT_POSSIBLE with the first order that cannot be collected
 */
export const collectDebits = async (ctx: Ctx, port: DebitsPort, given: unknown): Promise<SaveResult> => {
  const asked = parseInput(collectSchema, given);
  await port.confirmPassword(ctx, asked.password);
  const id = await inTenant(ctx.db, tenantOf(ctx), (tx) => collect(ctx, port, tx, asked));
  return { isSuccess: true, modelId: id };
};

async function collect(ctx: Ctx, port: DebitsPort, tx: Tx, asked: Asked): Promise<string> {
  const creditor = await readCreditor(tx);
  if (!creditor) throw new AppError('CREDITOR_MISSING');
  const orders = await holdSoldOrders(tx, asked.orderIds);
  // Looked for while the orders are held: of two clicks the second finds what the first has made.
  const before = await madeBefore(tx, asked);
  if (before !== undefined) return before;
  if (orders.length < asked.orderIds.length) throw new AppError('NOT_FOUND', { what: 'shopOrder' });
  const id = await writeFile(ctx, port, tx, asked, creditor, orders);
  emitChanged(tx, 'orders', tenantOf(ctx), ...orders.map(({ tenantId }) => tenantId));
  return id;
}

/** The file that this key has made. @throws {AppError} INVALID_INPUT when it was for other orders */
async function madeBefore(tx: Tx, { key, orderIds }: Asked): Promise<string | undefined> {
  const made = await findFileByKey(tx, key);
  if (!made) return undefined;
  const isSame =
    made.orderIds.length === orderIds.length && orderIds.every((id) => made.orderIds.includes(id));
  if (!isSame) throw new AppError('INVALID_INPUT', { field: 'key' });
  return made.id;
}

/** Writes the file with its debits. The number comes last but for the rows, since others wait for it. */
async function writeFile(
  ctx: Ctx,
  { vault, jobs }: DebitsPort,
  tx: Tx,
  asked: Asked,
  creditor: StoredCreditor,
  orders: readonly OrderToCollect[],
): Promise<string> {
  const [id, at, tenantId] = [newId(), new Date(ctx.now()), tenantOf(ctx)];
  const collectOn = collectionDayOf(ctx, asked, creditor);
  const number = await takeFileNumber(tx, tenantId, at);
  const messageId = id.replaceAll('-', '').toUpperCase();
  const document = debitFileOf(vault, creditor, { messageId, number, createdAt: at, collectOn }, orders);
  const { userId, name } = userOf(ctx);
  await insertDebitFile(tx, tenantId, {
    ...{ id, number, collectOn, key: asked.key, sealedContent: sealFile(vault, document) },
    ...{ madeBy: userId, madeByName: name, madeAt: at },
    debitCount: orders.length,
    total: orders.reduce((sum, { gross }) => sum + gross, 0),
  });
  await insertDebits(
    tx,
    tenantId,
    orders.map((order) => ({
      ...{ id: newId(), fileId: id, orderTenantId: order.tenantId, orderId: order.id },
      ...{ attempt: order.attempts + 1, amount: order.gross, collectOn },
    })),
  );
  await logFile(ctx, tx, id, number, collectOn, orders);
  await askToTell(tx, jobs, { tenantId, fileId: id, kind: 'announced' });
  return id;
}

/** @throws {AppError} INVALID_INPUT for a day on which banks do not work, or that comes too soon or too late */
function collectionDayOf(ctx: Ctx, { collectOn }: Asked, { noticeDays }: StoredCreditor): string {
  const days = collectionDays(sellersDayOf(ctx.now()), noticeDays);
  if (collectOn === null) return days.earliest;
  if (!isCollectionDay(collectOn, days)) throw new AppError('INVALID_INPUT', { field: 'collectOn' });
  return collectOn;
}

function logFile(
  ctx: Ctx,
  tx: Tx,
  id: string,
  number: string,
  collectOn: string,
  orders: readonly OrderToCollect[],
) {
  return audit(ctx, tx, tenantOf(ctx), {
    entity: 'debitFile',
    action: 'create',
    entityId: id,
    newValues: {
      name: number,
      collectOn,
      total: `${(orders.reduce((sum, { gross }) => sum + gross, 0) / 100).toFixed(2)} €`,
      ordered: orders.map((order) => order.number),
    },
  });
}
