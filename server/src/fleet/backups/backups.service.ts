import { backupPolicySchema } from '@tresen/domain/fleet/backups';
import { AppError } from '@tresen/domain/kit/errors';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { emit, inTenant, type Tx } from '../../kit/db/pools.ts';
import { parseInput } from '../../kit/input/index.ts';
import { removeParts } from './backup-files.ts';
import { forgetParts, partsOf } from './backup-parts.store.ts';
import { writePolicy } from './backup-policies.store.ts';
import { type Backup, findBackup, holdBackup, setState } from './backups.store.ts';
import type { BackupsPort } from './backups-port.ts';

/** So many can be archived or deleted at once. */
const maxAtOnce = 500;

/** What came of work on many: each is done by itself. */
export interface BackupWork {
  readonly done: readonly string[];
  readonly failed: readonly string[];
}

type Work = 'archive' | 'delete';

/** What may become what: only archived ones can be deleted (decision BAK-05). */
const steps = {
  archive: { from: 'active', to: 'archived' },
  delete: { from: 'archived', to: 'deleted' },
} as const;

/** Archives or deletes backups, each for itself: one that cannot be leaves the others as they are (BAK-04). */
export const workOnBackups = async (
  ctx: Ctx,
  port: BackupsPort,
  work: Work,
  ids: readonly string[],
): Promise<BackupWork> => {
  if (ids.length > maxAtOnce) throw new AppError('INVALID_INPUT', { field: 'ids' });
  const done: string[] = [];
  const failed: string[] = [];
  for (const id of new Set(ids)) ((await workOn(ctx, port, work, id)) ? done : failed).push(id);
  return { done, failed };
};

/** Whether it went well. */
async function workOn(ctx: Ctx, port: BackupsPort, work: Work, id: string): Promise<boolean> {
  try {
    const backup = await inTenant(ctx.db, tenantOf(ctx), (tx) => step(ctx, tx, work, id));
    if (backup && work === 'delete') await removeFiles(port, backup);
    return backup !== undefined;
  } catch (error) {
    port.onError(error, ctx.requestId);
    return false;
  }
}

async function step(ctx: Ctx, tx: Tx, work: Work, id: string): Promise<Backup | undefined> {
  const { from, to } = steps[work];
  const backup = await holdBackup(tx, id);
  if (backup?.state !== from) return undefined;
  await setState(tx, id, to, new Date(ctx.now()));
  await audit(ctx, tx, backup.tenantId, {
    entity: 'backup',
    action: work,
    entityId: id,
    oldValues: { name: backup.fileName },
  });
  emit(tx, { topic: 'backups', tenantId: backup.tenantId, unitId: null });
  return backup;
}

/** Takes the space back of what is deleted. What fails here is done by the watch. */
export const removeFiles = async (port: BackupsPort, { tenantId, id }: Backup): Promise<void> => {
  const parts = await inTenant(port.db, tenantId, (tx) => partsOf(tx, id));
  await removeParts(port.files, { tenantId, id }, parts);
  await inTenant(port.db, tenantId, (tx) => forgetParts(tx, id, new Date(port.now())));
};

/** The backup, of the caller's tenant. @throws {AppError} NOT_FOUND */
export const knownBackup = async (tx: Tx, id: string): Promise<Backup> => {
  const backup = await findBackup(tx, id);
  if (!backup) throw new AppError('NOT_FOUND', { what: 'backup' });
  return backup;
};

/** Says how long a category is kept. @throws {AppError} INVALID_INPUT */
export const savePolicy = async (ctx: Ctx, given: unknown): Promise<void> => {
  const { category, days } = parseInput(backupPolicySchema, given);
  const tenantId = tenantOf(ctx);
  await inTenant(ctx.db, tenantId, async (tx) => {
    await writePolicy(tx, category, days, new Date(ctx.now()));
    await audit(ctx, tx, tenantId, {
      entity: 'backup',
      action: 'setPolicy',
      entityId: tenantId,
      newValues: { type: category, quantity: days },
    });
    emit(tx, { topic: 'backups', tenantId, unitId: null });
  });
};
