import { syncedNames } from '@tresen/domain/kit/entities';
import { type ChangesPage, changesPerPage } from '@tresen/domain/master-data/sync';
import { type Ctx, type RegisterCaller, registerOf } from '../../kit/context/index.ts';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import type { ChangeCursor, SnapshotPlace } from './change-cursor.ts';
import {
  type ChangesHead,
  type ChangesQuestion,
  deltaPage,
  noteSeen,
  type ReadPage,
  snapshotPage,
} from './changes.store.ts';
import { noteSnapshot } from './register-progress.store.ts';
import type { SyncPort } from './sync-port.ts';

/** The cursor is of a later state of the database than this one, in the same epoch. */
interface Unexplained {
  readonly unexplainedIn: string;
}

type Page = Omit<ChangesPage, 'cursor'> & { readonly head: ChangesHead; readonly next: ChangeCursor };

const beginning: SnapshotPlace = { entity: syncedNames[0], id: '' };

const seenEveryMs = 3_600_000;

const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * The next page of master data for the register that asks (contract 11): a snapshot of its branch, or what changed
 * behind its cursor.
 * @throws {AppError} INVALID_INPUT for a cursor that is none, or another register's
 */
export const changesFor = async (
  ctx: Ctx,
  { cursors, onPutBack }: Pick<SyncPort, 'cursors' | 'onPutBack'>,
  asked: { readonly after: string | undefined; readonly first: number | undefined },
): Promise<ChangesPage> => {
  const register = registerOf(ctx);
  const { tenantId, deviceId, unitId } = register;
  const cursor = asked.after === undefined ? undefined : cursors.read(deviceId, asked.after, 'after');
  const question = { deviceId, unitId, size: sizeOf(asked.first) };
  const now = ctx.now();
  const ask = () =>
    inTenant(ctx.db, tenantId, async (tx) => {
      const found = await pageFor(tx, question, cursor, now);
      if ('unexplainedIn' in found) return found;
      if (isToBeNoted(found.head, register, now)) await noteSeen(tx, question, new Date(now));
      await noteProgress(tx, deviceId, found, cursor);
      return found;
    });
  let found = await ask();
  if ('unexplainedIn' in found) {
    await onPutBack(found.unexplainedIn);
    found = await ask();
  }
  if ('unexplainedIn' in found) throw new Error('a new epoch explains every cursor');
  const { head, next, ...page } = found;
  return { ...page, cursor: cursors.write(deviceId, next) };
};

function sizeOf(first: number | undefined): number {
  return Math.min(Math.max(first ?? changesPerPage.default, 1), changesPerPage.max);
}

async function pageFor(
  tx: Tx,
  question: ChangesQuestion,
  cursor: ChangeCursor | undefined,
  now: number,
): Promise<Page | Unexplained> {
  if (cursor?.unitId === question.unitId) {
    const page = cursor.place
      ? await snapshot(tx, question, cursor, now)
      : await deltas(tx, question, cursor);
    if (isAhead(cursor, page.head)) return { unexplainedIn: page.head.database };
    if (!isOutdated(cursor, page.head)) return page;
  }
  return snapshot(tx, question, undefined, now);
}

async function snapshot(
  tx: Tx,
  question: ChangesQuestion,
  going: ChangeCursor | undefined,
  now: number,
): Promise<Page> {
  const place = going?.place ?? beginning;
  const page = await snapshotPage(tx, question, place);
  const { head } = page;
  const { seq, epoch, snapshotAt, database } = going ?? {
    seq: head.lastSeq,
    epoch: head.epoch,
    snapshotAt: Math.floor(now / 1000),
    database: head.database,
  };
  const next = {
    unitId: question.unitId,
    epoch,
    seq,
    snapshotAt,
    database,
    place: placeBehind(place, page, question.size),
  };
  const isReset = going === undefined;
  return { head, next, changes: [...page.rows], hasMore: true, isSnapshot: true, isReset };
}

/** Where a snapshot goes on: behind the page's last record, or with the next kind; undefined at its end. */
function placeBehind({ entity }: SnapshotPlace, { rows }: ReadPage, size: number): SnapshotPlace | undefined {
  const last = rows.at(-1);
  if (last && rows.length === size) return { entity, id: last.id };
  const next = syncedNames[syncedNames.indexOf(entity) + 1];
  return next && { entity: next, id: '' };
}

async function deltas(tx: Tx, question: ChangesQuestion, cursor: ChangeCursor): Promise<Page> {
  const { head, rows } = await deltaPage(tx, question, cursor.seq);
  const hasMore = rows.length === question.size;
  // A page that is not full has seen everything, also what does not concern the branch.
  const seq = hasMore ? (rows.at(-1)?.seq ?? cursor.seq) : head.lastSeq;
  const next = { ...cursor, seq };
  return { head, next, changes: [...rows], hasMore, isSnapshot: false, isReset: false };
}

/** A number of this state that it has not reached: it was put back, and nobody has noticed. */
function isAhead(cursor: ChangeCursor, head: ChangesHead): boolean {
  return !isOutdated(cursor, head) && cursor.seq > head.lastSeq;
}

/** A cursor of before a reset, or of another state of the database than the one that was put back. */
function isOutdated({ epoch, database }: ChangeCursor, head: ChangesHead): boolean {
  return epoch !== head.epoch || (database ?? head.firstDatabase) !== head.database;
}

/** Told once an hour: a question that finds nothing writes nothing. */
function isToBeNoted({ seenAt, syncUnitId }: ChangesHead, { unitId }: RegisterCaller, now: number): boolean {
  return seenAt === null || syncUnitId !== unitId || now - seenAt.getTime() >= seenEveryMs;
}

/** What the register has of its snapshot is behind the cursor that it asks with. Deltas write nothing. */
async function noteProgress(
  tx: Tx,
  deviceId: string,
  { head, isSnapshot, isReset, next }: Page,
  asked: ChangeCursor | undefined,
): Promise<void> {
  const at = new Date(next.snapshotAt * 1000);
  if (isSnapshot) {
    const { entity, id } = (isReset ? undefined : asked?.place) ?? beginning;
    await noteSnapshot(tx, deviceId, { entity, id: id || firstId }, at);
  } else if (head.isInSnapshot) await noteSnapshot(tx, deviceId, { entity: null, id: null }, at);
}
