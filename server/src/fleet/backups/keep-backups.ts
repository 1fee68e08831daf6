import { overdueDays } from '@tresen/domain/fleet/backups';
import { audit } from '../../kit/audit/index.ts';
import { type Database, emit, emitChanged, inSystem, inTenant, type Tx } from '../../kit/db/pools.ts';
import type { JobHandler } from '../../kit/jobs/index.ts';
import type { BackupKey } from './backup-files.ts';
import { removeFiles } from './backups.service.ts';
import { type Backup, findBackup, holdBackup, setState } from './backups.store.ts';
import type { BackupsPort } from './backups-port.ts';
import { forgetDownloads } from './downloads.store.ts';
import {
  backupsToDo,
  type DamagedRegister,
  damagedRegisters,
  noteVerified,
  type OverdueRegister,
  overdueRegisters,
} from './keep-backups.store.ts';
import { completeBackup, forgetUpload, readFault } from './uploads.service.ts';

export const watchBackupsJob = 'watchBackups';

const dayMs = 86_400_000;
/** Whoever reads a whole backup for its checksum has ended by then. */
const silentMs = 300_000;
/** Two gigabytes over a slow line, and a weekend. */
const patienceMs = 3 * dayMs;
const verifiedMs = 7 * dayMs;
/** In a round no further backup is begun to be read behind it. */
const verifyingMs = 30_000;

/** What the watch needs of others. */
export interface BackupWatchPort extends BackupsPort {
  /** Tells each tenant of its registers without a good backup; answers the tenants that have something new to see. */
  readonly tellOverdue: (tx: Tx, overdue: readonly OverdueRegister[], at: Date) => Promise<readonly string[]>;
  /** Likewise of its registers with damaged ones. */
  readonly tellDamaged: (tx: Tx, damaged: readonly DamagedRegister[], at: Date) => Promise<readonly string[]>;
}

/** Looks after what is kept, once a minute by any process: each backup for itself, so that one cannot hold up the others. */
export const createBackupWatch =
  (port: BackupWatchPort): JobHandler =>
  async (_payload, signal) => {
    const now = port.now();
    const todo = await inSystem(port.db, async (tx) => {
      await forgetDownloads(tx, new Date(now));
      return backupsToDo(tx, {
        now: new Date(now),
        silentSince: new Date(now - silentMs),
        abandonedSince: new Date(now - patienceMs),
        verifiedBefore: new Date(now - verifiedMs),
      });
    });
    const each = async (keys: readonly BackupKey[], work: (key: BackupKey) => Promise<unknown>) => {
      for (const key of keys) {
        if (signal.aborted) return;
        await work(key).catch((error: unknown) => port.onError(error));
      }
    };
    await each(todo.forget, (key) => forgetUpload(port, key));
    await each(todo.expire, (key) => expire(port, key));
    await each(todo.remove, (key) => withBackup(port, key, (backup) => removeFiles(port, backup)));
    await each(todo.complete, (key) => withBackup(port, key, (backup) => completeBackup(port, backup)));
    await tell(port, now);
    // Reading takes long: what is left waits for the next round, and nobody waits for the news.
    await each(todo.verify, async (key) => {
      if (port.now() - now < verifyingMs) await withBackup(port, key, (backup) => verify(port, backup));
    });
  };

/** Nobody does it: the policy is somebody's, and the log has it. */
const byItself = { caller: { kind: 'public', principal: 'public' }, requestId: null } as const;

/** Its days are over: it goes for good, as if somebody had deleted it. */
async function expire(port: BackupsPort, { tenantId, id }: BackupKey): Promise<void> {
  const backup = await inTenant(port.db, tenantId, async (tx) => {
    const held = await holdBackup(tx, id);
    // Somebody may just have archived it.
    if (held?.state !== 'active') return undefined;
    await setState(tx, id, 'deleted', new Date(port.now()));
    await audit(byItself, tx, tenantId, {
      entity: 'backup',
      action: 'delete',
      entityId: id,
      oldValues: { name: held.fileName },
    });
    emit(tx, { topic: 'backups', tenantId, unitId: null });
    return held;
  });
  if (backup) await removeFiles(port, backup);
}

/** Reads a backup again: what is on a disk for years may not be what it was. */
async function verify(port: BackupsPort, backup: Backup): Promise<void> {
  const { tenantId, id } = backup;
  const fault = await readFault(port, backup);
  await inTenant(port.db, tenantId, async (tx) => {
    await noteVerified(tx, id, fault, new Date(port.now()));
    emit(tx, { topic: 'backups', tenantId, unitId: null });
  });
}

async function withBackup(
  { db }: { readonly db: Database },
  { tenantId, id }: BackupKey,
  work: (backup: Backup) => Promise<unknown>,
): Promise<void> {
  const backup = await inTenant(db, tenantId, (tx) => findBackup(tx, id));
  if (backup) await work(backup);
}

async function tell({ db, tellOverdue, tellDamaged }: BackupWatchPort, now: number): Promise<void> {
  const at = new Date(now);
  await inSystem(db, async (tx) => {
    const overdue = await overdueRegisters(tx, new Date(now - overdueDays * dayMs));
    emitChanged(tx, 'alerts', ...(await tellOverdue(tx, overdue, at)));
    emitChanged(tx, 'alerts', ...(await tellDamaged(tx, await damagedRegisters(tx), at)));
  });
}
