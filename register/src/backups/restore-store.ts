import { renameSync, rmSync } from 'node:fs';
import type { Closing } from '@tresen/domain/sales/closings';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { zCounters } from '../closings/index.ts';
import { askWhoIAm, keepWhoIAm } from '../link/index.ts';
import {
  Failure,
  openSession,
  type RegisterSession,
  type RetryOptions,
  untilReachable,
} from '../protocol/index.ts';
import { pushOutbox } from '../push/index.ts';
import {
  addClosing,
  addToJournal,
  type Counter,
  closeStore,
  dropFromJournal,
  findClosing,
  inTransaction,
  openStore,
  raiseCounter,
  readCounter,
  readIdentity,
  readJournal,
  readTokens,
  type Store,
  writeIdentity,
  writeTokens,
} from '../store/index.ts';
import { type CloudBackup, fetchBackup, listBackups, signDownload } from './fetch-backup.ts';

const counters = ['number', 'tseTransaction', 'tseSignature', ...Object.values(zCounters)] as const;
const dayMs = 86_400_000;
type Numbers = Readonly<Record<Exclude<Counter, 'replayed'>, number>>;

export type Restored = Readonly<{ backup: CloudBackup; receipts: number; closings: number }>;

/**
 * Puts the store of a linked register back to a backup: the newest, or the one of that id. What still waits in the store
 * goes to the cloud first; what the cloud has taken since the backup comes back from there; numbers go on behind the last
 * that either knows. So no receipt is doubled, and none is lost that was in the store or in the cloud. Until all is ready
 * the store stays as it is; afterwards it lies beside it, as `….before-restore`.
 */
export async function restoreStore(
  store: Store,
  id: string | undefined,
  options: RetryOptions,
): Promise<Restored> {
  const session = openSession(store);
  await pushOutbox(store, session, options);
  const backups = await untilReachable(() => listBackups(session), options);
  const backup = backups.find((one) => id === undefined || one.id === id);
  if (!backup) {
    // What is damaged is not listed: the cloud says so of one that is asked for by its id.
    if (id !== undefined) await untilReachable(() => signDownload(session, id), options).catch(inPlainWords);
    throw new Failure('refused', 'NOT_FOUND', 'the cloud has no good backup of this register');
  }
  const file = `${store.file}.restoring`;
  await fetchBackup(session, backup, file, options);
  const restored = openStore(file);
  try {
    const counts = await bringUpToDate(restored, store, session, backup, options);
    closeStore(restored);
    exchange(store, file);
    return { backup, ...counts };
  } finally {
    if (restored.database.isOpen) closeStore(restored);
    rmSync(file, { force: true });
  }
}

const refusals: Readonly<Record<string, string>> = {
  NOT_FOUND: 'the cloud has no such backup of this register',
  BACKUP_DAMAGED: 'this backup is damaged, restore another one',
};

/** Why a backup cannot be had, as somebody at the register reads it. */
function inPlainWords(error: unknown): never {
  const words = error instanceof Failure ? refusals[error.code] : undefined;
  throw words !== undefined && error instanceof Failure ? new Failure(error.kind, error.code, words) : error;
}

async function bringUpToDate(
  restored: Store,
  store: Store,
  session: RegisterSession,
  { startedAt }: CloudBackup,
  options: RetryOptions,
): Promise<Pick<Restored, 'receipts' | 'closings'>> {
  // Clocks are set back; what the backup holds itself is known by its number.
  const since = new Date(Date.parse(startedAt) - dayMs).toISOString();
  const lastNumber = readCounter(restored, 'number');
  const ask = <T>(call: () => Promise<T>): Promise<T> => untilReachable(call, options);
  const { ownProgress } = await ask(() => session.ask<{ ownProgress: Numbers }>(progressQuery));
  const receipts = await ask(() => readOwn(session, 'ownReceipts', since));
  const closings = await ask(() => readOwn(session, 'ownClosings', startedAt));
  const whoIAm = await ask(() => askWhoIAm(session));
  const counts = inTransaction(restored, () => {
    for (const name of counters)
      raiseCounter(restored, name, Math.max(readCounter(store, name), ownProgress[name]));
    keepSelf(restored, store);
    return takeBack(restored, lastNumber, receipts, closings);
  });
  keepWhoIAm(restored, whoIAm);
  return counts;
}

const progressQuery = `query {
  ownProgress { number tseTransaction tseSignature zDaily zMonthly zYearly }
}`;

type OwnRecord = Readonly<{ id: string; content: string }>;

async function readOwn(
  session: RegisterSession,
  field: 'ownReceipts' | 'ownClosings',
  since: string,
): Promise<readonly OwnRecord[]> {
  const all: OwnRecord[] = [];
  for (;;) {
    const query = `query($since: DateTime!, $after: ID) { own: ${field}(since: $since, after: $after) { id content } }`;
    const { own } = await session.ask<{ own: readonly OwnRecord[] }>(query, {
      since,
      after: all.at(-1)?.id ?? null,
    });
    if (own.length === 0) return all;
    all.push(...own);
  }
}

/** It stays the register that it is now: with its tokens, and at the address of its server. */
function keepSelf(restored: Store, store: Store): void {
  const tokens = readTokens(store);
  if (tokens) writeTokens(restored, tokens);
  const identity = readIdentity(restored);
  const present = readIdentity(store);
  if (identity && present) writeIdentity(restored, { ...identity, server: present.server });
}

/** What was made after the backup: closings for the months to come, and receipts for the next closing, if none holds them. */
function takeBack(
  restored: Store,
  lastNumber: number,
  receipts: readonly OwnRecord[],
  closings: readonly OwnRecord[],
): Pick<Restored, 'receipts' | 'closings'> {
  const made = closings
    .map(({ id, content }) => ({ id, content, closing: JSON.parse(content) as Closing }))
    .filter(({ closing: { type, zNumber } }) => !findClosing(restored, type, zNumber));
  for (const { id, content, closing } of made) {
    const { type, zNumber, businessDay } = closing;
    addClosing(restored, { ...{ id, type, zNumber, businessDay }, raw: content });
  }
  const isClosed = ({ end }: Receipt): boolean => made.some(({ closing }) => holds(closing, Date.parse(end)));
  for (const receipt of readJournal(restored, 0, Number.MAX_SAFE_INTEGER))
    if (isClosed(receipt)) dropFromJournal(restored, receipt.id);
  const later = receipts
    .map(({ content }) => ({ content, receipt: JSON.parse(content) as Receipt }))
    .filter(({ receipt }) => receipt.number > lastNumber);
  for (const { receipt, content } of later) if (!isClosed(receipt)) addToJournal(restored, receipt, content);
  return { receipts: later.length, closings: made.length };
}

function holds({ type, period }: Closing, end: number): boolean {
  return type === 'daily' && Date.parse(period.from) <= end && end <= Date.parse(period.to);
}

/** The files change places; the journal of SQLite belongs to the one that was closed. */
function exchange(store: Store, file: string): void {
  closeStore(store);
  const before = `${store.file}.before-restore`;
  for (const end of ['', '-wal', '-shm']) rmSync(`${before}${end}`, { force: true });
  renameSync(store.file, before);
  for (const end of ['-wal', '-shm']) rmSync(`${store.file}${end}`, { force: true });
  renameSync(file, store.file);
}
