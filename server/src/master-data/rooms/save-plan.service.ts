import { AppError } from '@tresen/domain/kit/errors';
import type { ChangeFault } from '@tresen/domain/master-data/change-sets';
import { maxTables } from '@tresen/domain/master-data/rooms';
import { table } from '@tresen/domain/master-data/tables';
import * as z from 'zod/mini';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { findRecords, type ShownRecord } from '../../kit/records/index.ts';
import {
  type ChangeSetPort,
  putItem,
  type RunAtOnce,
  runAtOnce,
  type SetItem,
} from '../change-sets/index.ts';
import { type RoomPlan, readPlan, shownTables } from './read-plan.service.ts';
import { roomSource } from './room-source.ts';

/** What a person did to the tables of a room: what they put, as a table's form sends it, and what they took away. */
export interface PlanInput {
  readonly roomId: string;
  readonly tables: readonly object[];
  readonly removed: readonly object[];
}

/** A fault of one table, by its place among those that were sent. */
export interface PlanFault {
  readonly index: number;
  readonly fault: ChangeFault;
}

/** What saving a plan ends in: all of it is stored, or nothing, and why. */
export interface SavedPlan {
  readonly isSuccess: boolean;
  /** The ids of the tables that were put, in their order; new ones have theirs now. */
  readonly ids: readonly string[];
  readonly faults: readonly PlanFault[];
  /** Tables that somebody else has changed meanwhile, as they are stored now. */
  readonly conflicts: readonly ShownRecord[];
  /** Tables that somebody else has deleted meanwhile. */
  readonly goneIds: readonly string[];
  /** What is stored now, once it is. */
  readonly plan: RoomPlan | null;
}

const putSchema = z.object({
  id: z.nullish(z.uuid()),
  version: z.nullish(z.int()),
  isActive: z.nullish(z.boolean()),
});
const removedSchema = z.object({ id: z.uuid(), version: z.int() });

interface Put {
  readonly id: string;
  readonly item: SetItem;
}

/**
 * Saves what somebody did to the tables of a room, all of it or nothing: tables may swap numbers, and a new one may take
 * that of one that goes. It is one set of changes, which the history of each table shows and which can be undone.
 * @throws {AppError} NOT_FOUND when the room is gone, INVALID_INPUT for what no designer sends
 */
export const savePlan = async (ctx: Ctx, port: ChangeSetPort, input: PlanInput): Promise<SavedPlan> => {
  const roomId = parseInput(z.uuid(), input.roomId);
  if (input.tables.length + input.removed.length > maxTables)
    throw new AppError('INVALID_INPUT', { field: 'tables' });
  const read = input.tables.map((one) => readPut(one, roomId));
  const wrong = read.flatMap((one, index) => (isPut(one) ? [] : one.map((fault) => ({ index, fault }))));
  if (wrong.length > 0) return failed({ faults: wrong });
  const puts = read.filter(isPut);
  const removed = input.removed.map((one) => parseInput(removedSchema, one));
  const name = await roomName(ctx, roomId);
  const description = { de: `Raumplan „${name}“`, en: `Room plan “${name}”` };
  const items = [
    ...puts.map(({ item }) => item),
    ...removed.map(({ id, version }) => ({ id, version, becomes: 'deleted' as const })),
  ];
  const done = await runAtOnce(ctx, port, { kind: 'plan', entity: 'table', description }, items);
  const ids = puts.map(({ id }) => id);
  if (done.refused.length > 0) return refusal(ctx, port, done, ids);
  return { ...failed({ ids }), isSuccess: true, plan: (await readPlan(ctx, port.records, roomId)) ?? null };
};

/** A table that is put, as an item of a set, or its faults by the rules of the domain. */
function readPut(input: object, roomId: string): Put | readonly ChangeFault[] {
  const { id, version, isActive } = parseInput(putSchema, input);
  const { values, faults } = table.check({ ...input, roomId });
  if (!values) return faults;
  const put = { ...values, isActive: isActive ?? true };
  if (id) return { id, item: putItem(table, put, { id, version: version ?? 0 }) };
  const fresh = newId();
  return { id: fresh, item: putItem(table, put, { newId: fresh }) };
}

function isPut(read: Put | readonly ChangeFault[]): read is Put {
  return 'item' in read;
}

function failed(reason: Partial<SavedPlan>): SavedPlan {
  return {
    isSuccess: false,
    ids: [],
    faults: [],
    conflicts: [],
    goneIds: [],
    plan: null,
    ...reason,
  };
}

async function roomName(ctx: Ctx, roomId: string): Promise<string> {
  const [room] = await inTenant(ctx.db, tenantOf(ctx), (tx) => findRecords(tx, roomSource, [roomId]));
  if (!room || room.status < 0) throw new AppError('NOT_FOUND', { what: 'room' });
  return String(room.name);
}

async function refusal(
  ctx: Ctx,
  port: ChangeSetPort,
  done: RunAtOnce,
  ids: readonly string[],
): Promise<SavedPlan> {
  const idsOf = (wanted: string): string[] =>
    done.refused.filter(({ outcome }) => outcome === wanted).map(({ recordId }) => recordId);
  const changed = await inTenant(ctx.db, tenantOf(ctx), (tx) =>
    shownTables(tx, port.records, idsOf('changedSince')),
  );
  const isGone = ({ status }: ShownRecord): boolean => status < 0;
  return failed({
    faults: faultsOf(done, ids),
    conflicts: changed.filter((record) => !isGone(record)),
    goneIds: [...idsOf('gone'), ...changed.filter(isGone).map(({ id }) => id)],
  });
}

function faultsOf({ refused }: RunAtOnce, ids: readonly string[]): PlanFault[] {
  return refused
    .filter(({ outcome }) => outcome === 'faulty')
    .flatMap(({ recordId, faults }) =>
      (faults ?? []).map((fault) => ({ index: ids.indexOf(recordId), fault })),
    );
}
