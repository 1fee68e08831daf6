import type { Fault } from '@tresen/domain/kit/entities';
import { readFault } from '../../../kit/faults/index.ts';
import {
  type PlanTableFragment,
  RoomPlanDocument,
  type RoomPlanFragment,
  SaveRoomPlanDocument,
} from '../../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../../kit/graphql/index.ts';
import type { PlanChanges } from './plan-state.ts';
import { factsOf, type PlanTable } from './plan-table.ts';

/** The plan of a room; null when there is no such room. @throws {RequestError} */
export const fetchPlan = async (roomId: string): Promise<RoomPlanFragment | null> =>
  (await posApi.request(RoomPlanDocument, { roomId })).roomPlan ?? null;

/** How saving a plan ended. */
export type PlanOutcome =
  | { readonly kind: 'saved'; readonly plan: RoomPlanFragment; readonly ids: ReadonlyMap<string, string> }
  | { readonly kind: 'refused'; readonly faults: ReadonlyMap<string, readonly Fault[]> }
  | {
      readonly kind: 'conflict';
      /** As they are stored now. */
      readonly theirs: readonly PlanTableFragment[];
      readonly goneIds: readonly string[];
    };

/** Stores what was done to the tables of a room: all of it or nothing. @throws {RequestError} */
export const savePlan = async (roomId: string, { put, removed }: PlanChanges): Promise<PlanOutcome> => {
  const { saveRoomPlan: saved } = await posApi.request(SaveRoomPlanDocument, {
    roomId,
    tables: put.map((table) => ({
      ...factsOf(table),
      ...(table.id === null ? {} : { id: table.id, version: table.version }),
    })),
    removed: removed.flatMap(({ id, version }) => (id === null ? [] : [{ id, version }])),
  });
  if (saved.isSuccess && saved.plan) {
    const ids = new Map(put.map(({ key }, index) => [key, saved.ids[index] ?? key]));
    return { kind: 'saved', plan: saved.plan, ids };
  }
  if (saved.faults.length > 0) return { kind: 'refused', faults: byKey(put, saved.faults) };
  return { kind: 'conflict', theirs: saved.conflicts, goneIds: saved.goneIds };
};

function byKey(
  put: readonly PlanTable[],
  faults: readonly { readonly index: number; readonly fault: Parameters<typeof readFault>[0] }[],
): ReadonlyMap<string, readonly Fault[]> {
  const found = new Map<string, Fault[]>();
  for (const { index, fault } of faults) {
    const key = put[index]?.key ?? '';
    found.set(key, [...(found.get(key) ?? []), readFault(fault)]);
  }
  return found;
}
