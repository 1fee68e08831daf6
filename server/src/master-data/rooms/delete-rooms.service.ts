import type { Deletion } from '@tresen/domain/kit/entities';
import { AppError } from '@tresen/domain/kit/errors';
import { maxTables } from '@tresen/domain/master-data/rooms';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { deleteIn, type RecordsPort } from '../../kit/records/index.ts';
import { tableSource } from '../tables/index.ts';
import { tablesOf } from './room-plan.store.ts';
import { roomSource } from './room-source.ts';

/** What became of rooms, and of the tables that went with them. */
export interface DeletedRooms {
  readonly deletions: readonly Deletion[];
  readonly tables: readonly Deletion[];
}

/**
 * Deletes rooms with all of their tables: what a room in use is otherwise refused for (ROM-09), on somebody's explicit
 * wish. @throws {AppError} INVALID_INPUT for more tables than one transaction takes
 */
export const deleteRoomsWithTables = async (
  ctx: Ctx,
  port: RecordsPort,
  ids: readonly string[],
): Promise<DeletedRooms> => {
  const tenantId = tenantOf(ctx);
  return inTenant(ctx.db, tenantId, async (tx) => {
    const tableIds = await tablesOf(tx, ids, maxTables + 1);
    if (tableIds.length > maxTables) throw new AppError('INVALID_INPUT', { field: 'ids' });
    const tables = await deleteIn(ctx, tx, port, tableSource, tableIds);
    port.tell(tx, { tenantId, unitIds: null });
    return { tables, deletions: await deleteIn(ctx, tx, port, roomSource, ids) };
  });
};
