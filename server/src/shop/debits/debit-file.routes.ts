import { AppError } from '@tresen/domain/kit/errors';
import { passwordSchema } from '@tresen/domain/shop/debits';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { ctxOf } from '../../kit/http/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { openFile } from './debit-file-content.ts';
import { findDebitFile, readSealedContent } from './debit-files.store.ts';
import type { DebitsPort } from './debits-port.ts';

const schema = z.object({ id: z.uuid(), password: passwordSchema });

/**
 * `POST /api/debit-files/<id>` with `{"password"}`: a direct debit file for the bank, the same bytes each time. Not by GET,
 * since it names accounts and takes the password of whoever fetches it.
 */
export const addDebitFileRoute = (
  app: FastifyInstance,
  port: Pick<DebitsPort, 'vault' | 'confirmPassword'>,
): void => {
  app.post<{ Params: { id: string } }>(
    '/api/debit-files/:id',
    { bodyLimit: 8_192 },
    async (request, reply) => {
      const ctx = ctxOf(request);
      const body = typeof request.body === 'object' ? request.body : {};
      const { id, password } = parseInput(schema, { ...body, id: request.params.id });
      await port.confirmPassword(ctx, password);
      const { number, content } = await fetchFile(ctx, port, id);
      const name = `lastschriften-${number.toLowerCase()}.xml`;
      return reply
        .type('application/xml')
        .header('content-disposition', `attachment; filename="${name}"; filename*=UTF-8''${name}`)
        .header('cache-control', 'no-store')
        .send(content);
    },
  );
};

/** The bytes of a file. @throws {AppError} NOT_FOUND, DEBIT_FILE_WITHDRAWN: what was taken back must not go to the bank */
function fetchFile(ctx: Ctx, { vault }: Pick<DebitsPort, 'vault'>, id: string) {
  return inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const file = await findDebitFile(tx, id);
    const sealed = await readSealedContent(tx, id);
    if (!file || sealed === undefined) throw new AppError('NOT_FOUND', { what: 'debitFile' });
    if (file.withdrawnAt) throw new AppError('DEBIT_FILE_WITHDRAWN', { number: file.number });
    const newValues = { name: file.number };
    await audit(ctx, tx, tenantOf(ctx), { entity: 'debitFile', action: 'download', entityId: id, newValues });
    return { number: file.number, content: openFile(vault, sealed) };
  });
}
