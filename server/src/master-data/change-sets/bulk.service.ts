import { AppError } from '@tresen/domain/kit/errors';
import { isUnderWay } from '@tresen/domain/master-data/change-sets';
import * as z from 'zod/mini';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { emitChanged, inTenant, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import type { Jobs } from '../../kit/jobs/index.ts';
import { admitTo } from '../../kit/records/index.ts';
import type { SetPart } from './apply-parts.ts';
import { changedIds, findChangeRecords } from './change-records.store.ts';
import {
  type ChangeSetRow,
  endChangeSet,
  findChangeSet,
  findTogether,
  insertChunks,
} from './change-sets.store.ts';
import { describeFor } from './describe.ts';
import type { ChangeSetPort } from './run-change-set.ts';
import { runTogether } from './run-together.ts';
import { type BulkRequest, selectedIds } from './selection.ts';
import { undoItem } from './set-items.ts';
import { beginChangeSet } from './start.ts';

/** The job that runs bulk changes and undoing. */
export const changeSetJob = 'changeSet';

/** What starting sets needs of others. */
export interface StartPort extends ChangeSetPort {
  readonly jobs: Pick<Jobs, 'add'>;
}

// An eighth of what a chunk may have: others wait for the rules of so many, some 1 ms, and for what the database does with
// them. With 250 and longer rests between, a list took 2.2 times as long meanwhile; with these 1.7 times.
const perChunk = 125;

const keySchema = z.uuid();

/** What goes with the start of a change that somebody looked at before. */
export interface StartArgs {
  /** The same for a second click. */
  readonly requestKey: string;
  /** What the preview said; without it nothing is left alone. */
  readonly seenSeq: number | null;
}

/** Starts a bulk change: from now on it is about these records, whatever a list shows later. */
export const startChange = async (
  ctx: Ctx,
  port: StartPort,
  request: BulkRequest,
  args: StartArgs,
): Promise<SaveResult> => {
  const tenantId = tenantOf(ctx);
  const requestKey = parseInput(keySchema, args.requestKey);
  const { entity, change, selection } = request;
  admitTo(ctx, port.sources[entity].entity);
  const { id } = await inTenant(ctx.db, tenantId, async (tx) => {
    const ids = selectedIds(port.sources[entity], selection);
    const begun = await beginChangeSet(ctx, tx, {
      kind: 'bulk',
      entity,
      description: await describeFor(tx, entity, change),
      total: (setId) => insertChunks(tx, tenantId, setId, ids, perChunk),
      requestKey,
      change,
      seenSeq: args.seenSeq,
    });
    if (begun.isNew) await queue(port, tx, tenantId, begun.id);
    emitChanged(tx, 'changeSets', tenantId);
    return begun;
  });
  return { isSuccess: true, modelId: id };
};

/** Ends a set that is under way. What it has changed stays, and can be undone. @throws {AppError} NOT_FOUND */
export const cancelChangeSet = async (ctx: Ctx, setId: string): Promise<SaveResult> => {
  const tenantId = tenantOf(ctx);
  const isEnded = await inTenant(ctx.db, tenantId, async (tx) => {
    const set = await findSet(tx, setId);
    emitChanged(tx, 'changeSets', tenantId);
    if (!(await endChangeSet(tx, set.id, 'cancelled', new Date(ctx.now())))) return false;
    await audit(ctx, tx, tenantId, {
      action: 'cancel',
      entity: 'changeSet',
      entityId: set.id,
      newValues: { name: set.description.de },
    });
    return true;
  });
  return isEnded ? { isSuccess: true, modelId: setId } : refuse('NOT_UNDER_WAY');
};

/**
 * Starts a set that puts back what another one changed. Records that somebody has changed since are left alone, and it
 * says which. @throws {AppError} NOT_FOUND
 */
export const undoChangeSet = async (
  ctx: Ctx,
  port: StartPort,
  setId: string,
  requestKey: string,
): Promise<SaveResult> => {
  const tenantId = tenantOf(ctx);
  const key = parseInput(keySchema, requestKey);
  const asked = await inTenant(ctx.db, tenantId, (tx) => findSet(tx, setId));
  admitTo(ctx, port.sources[asked.entity].entity);
  if (asked.together !== null && asked.undoneBy === null) return undoTogether(ctx, port, asked.together, key);
  return inTenant(ctx.db, tenantId, async (tx): Promise<SaveResult> => {
    const set = await findSet(tx, setId);
    emitChanged(tx, 'changeSets', tenantId);
    admitTo(ctx, port.sources[set.entity].entity);
    if (isUnderWay(set.state)) return refuse('UNDER_WAY');
    if (set.changed === 0) return refuse('NOTHING_CHANGED');
    const begun = await beginChangeSet(ctx, tx, {
      kind: 'undo',
      entity: set.entity,
      description: set.description,
      total: (id) => insertChunks(tx, tenantId, id, changedIds(set.id), perChunk),
      requestKey: key,
      undoOf: set.id,
    });
    // A second click is answered as the first; another person's is not.
    if (begun.isNew && set.undoneBy !== null) throw new AppError('CONFLICT');
    if (begun.isNew) await queue(port, tx, tenantId, begun.id);
    return { isSuccess: true, modelId: begun.id };
  });
};

function queue(port: StartPort, tx: Tx, tenantId: string, setId: string): Promise<void> {
  return port.jobs.add(tx, changeSetJob, { tenantId, setId }, { key: `changeSet/${setId}` });
}

async function findSet(tx: Tx, id: string): Promise<ChangeSetRow> {
  const set = await findChangeSet(tx, parseInput(keySchema, id));
  if (!set) throw new AppError('NOT_FOUND', { what: 'changeSet' });
  return set;
}

function refuse(message: string): SaveResult {
  return { isSuccess: false, message };
}

/** Puts back what sets changed that were done together, at once. */
async function undoTogether(
  ctx: Ctx,
  port: StartPort,
  first: string,
  requestKey: string,
): Promise<SaveResult> {
  const read = async (tx: Tx): Promise<readonly SetPart[]> => {
    const parts: SetPart[] = [];
    for (const [index, { id, entity, description }] of (await findTogether(tx, first)).entries()) {
      const { rows } = await changedIds(id).execute(tx);
      const done = await findChangeRecords(
        tx,
        id,
        rows.map((row) => row.record_id),
      );
      parts.push({
        request: {
          kind: 'undo',
          entity,
          description,
          requestKey: index === 0 ? requestKey : null,
          undoOf: id,
        },
        items: done.map((one) => undoItem(port.sources[entity].entity, one)),
      });
    }
    return parts;
  };
  const { setId } = await runTogether(ctx, port, read, { isLenient: true });
  return setId === null ? refuse('CHANGED_SINCE') : { isSuccess: true, modelId: setId };
}
