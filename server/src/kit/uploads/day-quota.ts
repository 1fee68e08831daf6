import { AppError } from '@tresen/domain/kit/errors';
import { type Database, inSystem, inTenant } from '../db/pools.ts';
import {
  type DayQuota,
  forgetUploadDays,
  giveBack,
  takeOfDay,
  type UploadCount,
  type UploadDay,
} from './upload-days.store.ts';

/** An upload that is counted. */
export interface Counted {
  /**
   * Sets right what was announced by what arrived.
   * @param isOurFault it came to nothing by us: it does not count at all
   */
  settle(arrived: number, isOurFault: boolean): Promise<void>;
}

/**
 * Counts an upload of a tenant before anything of it is taken.
 * @param count with the bytes that it announces, or may have at most
 * @throws {AppError} UPLOADS_SPENT (`of`, `uploads`, `bytes`, `limit`, `from`, `seconds`)
 */
export const countUpload = async (
  db: Database,
  count: UploadCount,
  quota: DayQuota,
  now: Date,
): Promise<Counted> => {
  const day = await inTenant(db, count.tenantId, (tx) => takeOfDay(tx, count, quota, now));
  if (!day.isTaken) throw spent(day, quota, now);
  return {
    settle: async (arrived, isOurFault) => {
      const bytes = isOurFault ? count.bytes : count.bytes - arrived;
      if (bytes === 0 && !isOurFault) return;
      await inTenant(db, count.tenantId, (tx) =>
        giveBack(tx, { ...count, bytes }, isOurFault ? 1 : 0, day.day),
      );
    },
  };
};

const keptMs = 31 * 86_400_000;

/** Forgets days of last month. Once a day by any process. */
export const cleanUpUploadDays = (db: Database, now: number): Promise<void> =>
  inSystem(db, (tx) => forgetUploadDays(tx, new Date(now - keptMs)));

function spent(day: UploadDay, quota: DayQuota, now: Date): AppError {
  return new AppError('UPLOADS_SPENT', {
    of: day.uploads >= quota.uploads ? 'uploads' : 'bytes',
    uploads: day.uploads,
    bytes: day.bytes,
    limit: day.uploads >= quota.uploads ? quota.uploads : quota.bytes,
    from: day.until.toISOString(),
    seconds: Math.max(1, Math.ceil((day.until.getTime() - now.getTime()) / 1_000)),
  });
}
