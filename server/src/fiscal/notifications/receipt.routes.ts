import { buffer } from 'node:stream/consumers';
import { maxReceiptBytes } from '@tresen/domain/fiscal/notifications';
import { AppError } from '@tresen/domain/kit/errors';
import type { FastifyInstance } from 'fastify';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { emit, inTenant } from '../../kit/db/pools.ts';
import { addUpload, type Uploads } from '../../kit/uploads/index.ts';
import { findNotification } from './tax-notifications.store.ts';
import { writeReceipt } from './tax-receipts.store.ts';

/** Of a tenant in a day: a receipt for each of many branches. */
const ofDay = { uploads: 500, bytes: 500_000_000 } as const;

/** `PUT /api/tax-notifications/:id/receipt?name=…`: archives what the tax office answered to one that was sent. */
export const createTaxReceiptRoutes =
  (uploads: Uploads) =>
  async (app: FastifyInstance): Promise<void> =>
    addUpload(app, uploads, {
      method: 'PUT',
      path: '/api/tax-notifications/:id/receipt',
      kind: {
        name: 'taxReceipt',
        ofDay,
        bytes: maxReceiptBytes,
        tooLarge: () => new AppError('FILE_TOO_LARGE', { limit: maxReceiptBytes }),
        needsLength: true,
      },
      work: async ({ ctx, file }, request) => {
        const { id } = request.params as { id: string };
        const content = await buffer(file.read());
        if (content.length === 0) throw new AppError('FILE_UNREADABLE');
        await keep(ctx, id, nameOf(request.query), content);
        return { isSuccess: true };
      },
    });

async function keep(ctx: Ctx, id: string, name: string, content: Buffer): Promise<void> {
  if (!/^[0-9a-f-]{36}$/.test(id)) throw new AppError('NOT_FOUND', { what: 'taxNotification' });
  const tenantId = tenantOf(ctx);
  await inTenant(ctx.db, tenantId, async (tx) => {
    const found = await findNotification(tx, id);
    if (found?.reportState !== 3) throw new AppError('NOT_FOUND', { what: 'taxNotification' });
    await writeReceipt(tx, tenantId, { id, name, content, at: new Date(ctx.now()) });
    await audit(ctx, tx, tenantId, {
      entity: 'taxNotification',
      action: 'archiveReceipt',
      entityId: id,
      newValues: { name: found.content.establishment.name },
    });
    emit(tx, { topic: 'taxNotifications', tenantId, unitId: null });
  });
}

/** The last part of the name that somebody's file has, without what no name needs. */
function nameOf(query: unknown): string {
  const { name } = query as { name?: unknown };
  const last = typeof name === 'string' ? (name.split(/[/\\]/).at(-1) ?? '') : '';
  const clean = last.replaceAll(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '').trim();
  return clean.slice(-120) || 'Übertragungsprotokoll';
}
