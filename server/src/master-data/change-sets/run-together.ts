import type { EntityName } from '@tresen/domain/kit/entities';
import { maxPerChunk } from '@tresen/domain/master-data/change-sets';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { emitChanged, inTenant, type Tx } from '../../kit/db/pools.ts';
import type { AppliedChunk } from './apply-chunk.ts';
import { applyParts, type SetPart } from './apply-parts.ts';
import { type ChangeRecordRow, insertChangeRecords } from './change-records.store.ts';
import { endChangeSet, finishChunk } from './change-sets.store.ts';
import type { ChangeSetPort } from './run-change-set.ts';
import { beginChangeSet } from './start.ts';

/** What became of the records of a kind. */
export interface PartDone {
  readonly entity: EntityName;
  /** Without those that had the values already. */
  readonly records: readonly ChangeRecordRow[];
}

/** How sets ended that are done at once. */
export interface RunTogether {
  /** The first set; null where nothing was changed. */
  readonly setId: string | null;
  readonly parts: readonly PartDone[];
}

interface RunOptions {
  /** Only look what would become of the records. */
  readonly isTrial?: boolean;
  /** Change those that can be changed; else it is all of them or none. */
  readonly isLenient?: boolean;
}

/** Ends the transaction without a trace. */
class NothingDone extends Error {
  readonly parts: readonly PartDone[];
  constructor(parts: readonly PartDone[]) {
    super('nothing was changed');
    this.parts = parts;
  }
}

interface Written extends RunTogether {
  readonly unitIds: readonly (readonly string[] | null)[];
}

/**
 * Does sets of several kinds of record in one transaction: all of their records, at most 1,000, or none of them.
 * Afterwards they stand in the history, and are undone together.
 * @param read says in the transaction what is to be done
 */
export const runTogether = async (
  ctx: Ctx,
  port: ChangeSetPort,
  read: (tx: Tx) => Promise<readonly SetPart[]>,
  options: RunOptions = {},
): Promise<RunTogether> => {
  const tenantId = tenantOf(ctx);
  try {
    return await inTenant(ctx.db, tenantId, async (tx) => {
      const parts = await read(tx);
      const count = parts.reduce((sum, { items }) => sum + items.length, 0);
      if (count > maxPerChunk) throw new RangeError('too many records at once');
      const { unitIds, ...result } = await writeSets(ctx, tx, port, parts, options);
      for (const concerned of unitIds) port.records.tell(tx, { tenantId, unitIds: concerned });
      emitChanged(tx, 'changeSets', tenantId);
      return result;
    });
  } catch (error) {
    if (error instanceof NothingDone) return { setId: null, parts: error.parts };
    throw error;
  }
};

async function writeSets(
  ctx: Ctx,
  tx: Tx,
  port: ChangeSetPort,
  parts: readonly SetPart[],
  options: RunOptions,
): Promise<Written> {
  const sets: { id: string; items: number }[] = [];
  for (const { request, items } of parts) {
    const together = parts.length > 1 ? (sets[0]?.id ?? null) : undefined;
    const begun = await beginChangeSet(ctx, tx, { ...request, together, total: items.length });
    // A second click is answered as the first.
    if (!begun.isNew) return { setId: begun.id, parts: [], unitIds: [] };
    sets.push({ id: begun.id, items: items.length });
  }
  const applied = await applyParts(ctx, tx, port, parts);
  const done = applied.map(({ records }, index): PartDone => {
    const entity = parts[index]?.request.entity;
    if (!entity) throw new Error('no part');
    return { entity, records };
  });
  if (!isDone(applied, options)) throw new NothingDone(done);
  for (const [index, { id }] of sets.entries()) {
    const chunk = applied[index];
    if (!chunk) continue;
    await insertChangeRecords(tx, tenantOf(ctx), id, chunk.records);
    await finishChunk(tx, id, chunk.counts);
    await endChangeSet(tx, id, 'done', new Date(port.now()));
  }
  return { setId: sets[0]?.id ?? null, parts: done, unitIds: applied.map(({ unitIds }) => unitIds) };
}

function isDone(applied: readonly AppliedChunk[], { isTrial, isLenient }: RunOptions): boolean {
  const changed = applied.reduce((sum, { counts }) => sum + counts.changed, 0);
  const isWhole = applied.every(({ records }) => records.every(({ outcome }) => outcome === 'changed'));
  return !isTrial && changed > 0 && (isLenient === true || isWhole);
}
