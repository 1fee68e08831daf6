import { AppError } from '@tresen/domain/kit/errors';
import * as z from 'zod/mini';
import { type Ctx, tenantOf } from '../context/index.ts';
import { inTenant, type Tx } from '../db/pools.ts';
import { parseInput } from '../input/index.ts';
import { takeChanges } from './changes.store.ts';
import { type RecordsPort, writingOf } from './port.ts';
import { findStored } from './records.store.ts';
import { conflict, type SavedRecord, saved } from './save.service.ts';
import type { RecordSource, StoredRecord } from './source.ts';
import type { Writing } from './writing.ts';

const targetSchema = z.object({ id: z.uuid(), version: z.int() });

/** A change beside the fields. It writes the record's next version and the audit log; false when nothing changes. */
export type RecordWrite = (tx: Tx, current: StoredRecord, writing: Writing) => Promise<boolean>;

/**
 * Changes what is no field of a record, in the manner of a save: with a number for registers, against the version that
 * was seen, answered with what is stored then.
 * @throws {AppError} INVALID_INPUT, NOT_FOUND
 */
export const changeRecord = async (
  ctx: Ctx,
  port: RecordsPort,
  source: RecordSource,
  target: { readonly id: string; readonly version: number },
  write: RecordWrite,
): Promise<SavedRecord> => {
  const { id, version } = parseInput(targetSchema, target);
  const tenantId = tenantOf(ctx);
  return inTenant(ctx.db, tenantId, async (tx) => {
    const seq = await takeChanges(tx, tenantId, 1);
    const [current] = await findStored(tx, source, [id]);
    if (!current || current.status < 0) throw new AppError('NOT_FOUND', { what: source.entity.name });
    if (current.version !== version) return { ...conflict(current), seq };
    const isChanged = await write(tx, current, writingOf(ctx, tenantId, seq - 1));
    if (!isChanged) return { ...saved(current), seq };
    const [record] = await findStored(tx, source, [id]);
    port.tell(tx, { tenantId, unitIds: current.unitIds });
    return { ...saved(record), seq };
  });
};
