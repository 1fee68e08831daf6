import { setTimeout as wait } from 'node:timers/promises';
import { Failure, isFailure, type RegisterSession } from '../protocol/index.ts';
import { readLinkedRegister, readSetting, type Store } from '../store/index.ts';
import { isBackupDue } from './backup-due.ts';
import { lastBackup, sendBackup } from './send-backup.ts';

const lookEveryMs = 60_000;
/** How long a backup that the cloud refused rests; where there is no room, people have to make some first. */
const restMs = { refused: 3_600_000, full: 86_400_000 } as const;

type BackupEvent =
  | Readonly<{ kind: 'backedUp'; bytes: number }>
  | Readonly<{ kind: 'backupFailed'; reason: string }>;

type Line = Readonly<{ session: RegisterSession; closed: Promise<void> }>;

/**
 * Backs the store up once a day of its branch, at night or as soon as it is online after that, until the signal or the end of
 * its line.
 */
export async function keepBackingUp(
  store: Store,
  { session, closed }: Line,
  { signal, emit }: Readonly<{ signal: AbortSignal; emit: (event: BackupEvent) => void }>,
): Promise<void> {
  const ended = new AbortController();
  const end = () => ended.abort();
  closed.then(end, end);
  const either = AbortSignal.any([signal, ended.signal]);
  let rests = 0;
  while (!either.aborted) {
    if (isDue(store) && Date.now() >= rests) {
      try {
        emit({ kind: 'backedUp', bytes: await sendBackup(store, session, { signal: either }) });
      } catch (error) {
        if (either.aborted || isFailure(error, 'unlinked')) return;
        rests = Date.now() + restAfter(error);
        emit({ kind: 'backupFailed', reason: error instanceof Error ? error.message : String(error) });
      }
    }
    await wait(lookEveryMs, undefined, { signal: either }).catch(() => undefined);
  }
}

/** How long it rests after a refusal, in milliseconds. */
export function restAfter(error: unknown): number {
  return error instanceof Failure && error.code === 'BACKUPS_FULL' ? restMs.full : restMs.refused;
}

function isDue(store: Store): boolean {
  const zone = readLinkedRegister(store)?.zone ?? 'Europe/Berlin';
  return isBackupDue(readSetting<number>(store, lastBackup) ?? 0, zone, Date.now());
}
