import type { SyncedName } from '@tresen/domain/kit/entities';
import { referencesOf } from '@tresen/domain/master-data/kinds';
import type { PlannedRecord } from '@tresen/domain/master-data/take-over';
import type { ChunkedRecord } from './own-records.store.ts';

/** Nobody else of the tenant waits longer than for these on the change counter (contract 11). */
const perChunk = 500;

interface OpenChunk {
  readonly number: number;
  readonly ids: Set<string>;
}

/**
 * Numbers the records of each kind that are stored together: in the order of the plan, and none of them refers to
 * another, since those referred to have to be stored before.
 */
export const inChunks = (planned: readonly PlannedRecord[]): ChunkedRecord[] => {
  const open = new Map<SyncedName, OpenChunk>();
  return planned.map((record) => {
    const { entity } = record;
    const current = open.get(entity) ?? { number: 0, ids: new Set() };
    const refers =
      record.outcome === 'new' && referencesOf(entity, record.values).some(({ id }) => current.ids.has(id));
    const isFull = current.ids.size >= perChunk;
    const chunk = refers || isFull ? { number: current.number + 1, ids: new Set<string>() } : current;
    if (record.outcome === 'new') chunk.ids.add(record.id);
    open.set(entity, chunk);
    return { ...record, chunk: chunk.number };
  });
};
