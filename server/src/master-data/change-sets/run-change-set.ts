import { setTimeout as delay } from 'node:timers/promises';
import type { EntityName } from '@tresen/domain/kit/entities';
import { isUnderWay, maxPerChunk } from '@tresen/domain/master-data/change-sets';
import { type Database, emitChanged, inTenant, type Tx } from '../../kit/db/pools.ts';
import type { RecordSource, RecordsPort } from '../../kit/records/index.ts';
import { type AppliedChunk, applyChunk } from './apply-chunk.ts';
import { insertChangeRecords } from './change-records.store.ts';
import { endChangeSet, finishChunk, lockChangeSet, type RunningSet } from './change-sets.store.ts';
import type { SetItem } from './set-items.ts';

/** What sets of changes need of others. */
export interface ChangeSetPort {
  readonly records: RecordsPort;
  readonly sources: Readonly<Record<EntityName, RecordSource>>;
  /** Milliseconds since 1970. */
  now(): number;
}

/** What running them needs. */
export interface RunPort extends ChangeSetPort {
  readonly db: Database;
}

/**
 * The records of one chunk, at most 1,000, read or made in the transaction that changes them; undefined when there are
 * no more.
 */
export type Chunk = (tx: Tx, set: RunningSet) => Promise<readonly SetItem[] | undefined>;

/** Gives the chunks of a set from a number on, always the same records under the same number: a killed run goes on. */
export type ChunkSource = (from: number) => AsyncIterable<Chunk> | Iterable<Chunk>;

/** How a run ended: the set is over (done or cancelled), or there is more to do. */
export type RunResult = 'over' | 'more';

export interface RunOptions {
  readonly signal?: AbortSignal;
  /** After this long others have their turn; without it the run goes to the end. Milliseconds. */
  readonly turnMs?: number;
  /** Between two chunks at least. Milliseconds. */
  readonly restMs?: number;
}

const over = 'over';
type ChunkResult = typeof over | AppliedChunk;

// Others of the tenant wait for the change counter while a chunk is under way, and all share the database: as long as a
// chunk took, this part of it belongs to them before the next one.
const restPerWork = 0.15;
/** Milliseconds in which whoever waits for the set itself, to cancel it, comes to be the next one at it. */
const shortestRest = 3;

/**
 * Runs a set from where it stands to its end, chunk by chunk, each in one transaction: whenever it is killed or aborted,
 * what is done is done once, and the next run goes on behind it. Ends early when somebody cancels the set.
 */
export const runChangeSet = async (
  port: RunPort,
  { tenantId, setId }: { readonly tenantId: string; readonly setId: string },
  source: ChunkSource,
  { signal, turnMs = Number.POSITIVE_INFINITY, restMs = shortestRest }: RunOptions = {},
): Promise<RunResult> => {
  const began = performance.now();
  const from = await firstChunk(port.db, tenantId, setId);
  if (from === undefined) return over;
  let number = from;
  const step = async (chunk: Chunk | undefined): Promise<boolean> => {
    signal?.throwIfAborted();
    const at = performance.now();
    const result = await doChunk(port, tenantId, setId, chunk, number);
    number += 1;
    if (result !== over) await delay(Math.max(restMs, (performance.now() - at) * restPerWork));
    return result !== over;
  };
  for await (const chunk of source(from)) {
    if (!(await step(chunk))) return over;
    if (performance.now() - began > turnMs) return 'more';
  }
  await step(undefined);
  return over;
};

function firstChunk(db: Database, tenantId: string, setId: string): Promise<number | undefined> {
  return inTenant(db, tenantId, async (tx) => {
    const set = await lockChangeSet(tx, setId);
    return set && isUnderWay(set.state) ? set.nextChunk : undefined;
  });
}

function doChunk(
  { db, records: port, sources, now }: RunPort,
  tenantId: string,
  setId: string,
  chunk: Chunk | undefined,
  number: number,
): Promise<ChunkResult> {
  return inTenant(db, tenantId, async (tx) => {
    // Open pages show how far it is.
    emitChanged(tx, 'changeSets', tenantId);
    const set = await lockChangeSet(tx, setId);
    if (!set || !isUnderWay(set.state) || set.nextChunk !== number) return over;
    const items = await chunk?.(tx, set);
    if (!items) {
      await endChangeSet(tx, setId, 'done', new Date(now()));
      return over;
    }
    if (items.length > maxPerChunk) throw new RangeError('too many records in one chunk');
    const { entity, seenSeq, actorId, actorName } = set;
    const actor = { userId: actorId, userName: actorName };
    const surroundings = { tenantId, source: sources[entity], port, seenSeq, now: now(), actor };
    const applied = await applyChunk(tx, surroundings, items);
    await insertChangeRecords(tx, tenantId, setId, applied.records);
    await finishChunk(tx, setId, applied.counts);
    if (applied.counts.changed > 0) port.tell(tx, { tenantId, unitIds: applied.unitIds });
    return applied;
  });
}
