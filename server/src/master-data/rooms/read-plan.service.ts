import { maxTables } from '@tresen/domain/master-data/rooms';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import { findRecords, type RecordsPort, type ShownRecord, withStates } from '../../kit/records/index.ts';
import { tableSource } from '../tables/index.ts';
import { numbersBeside, tablesOf } from './room-plan.store.ts';
import { roomSource } from './room-source.ts';

/** A room with its tables, as its designer shows them. */
export interface RoomPlan {
  readonly room: ShownRecord;
  readonly tables: readonly ShownRecord[];
  /** Numbers that are not free in the branches of the room, without those of its own tables. */
  readonly numbersBeside: readonly number[];
}

/** Tables with how far registers are with them. */
export const shownTables = async (
  tx: Tx,
  port: RecordsPort,
  ids: readonly string[],
): Promise<readonly ShownRecord[]> => {
  const found = await withStates(tx, port, tableSource, await findRecords(tx, tableSource, ids));
  const places = new Map(ids.map((id, place) => [id, place]));
  return found.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
};

/** The plan of a room that is not deleted; undefined when the tenant has none of this id. */
export const readPlan = (ctx: Ctx, port: RecordsPort, roomId: string): Promise<RoomPlan | undefined> =>
  inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const [room] = await withStates(tx, port, roomSource, await findRecords(tx, roomSource, [roomId]));
    if (!room || room.status < 0) return undefined;
    const tables = await shownTables(tx, port, await tablesOf(tx, [roomId], maxTables));
    return { room, tables, numbersBeside: await numbersBeside(tx, roomId, room.unitIds) };
  });
