import { type ChangesPage, changesPerPage } from '@tresen/domain/master-data/sync';
import { isFailure, type RegisterSession, type RetryOptions, untilReachable } from '../protocol/index.ts';
import type { Store } from '../store/index.ts';
import { applyPage } from './apply-page.ts';
import { acknowledge, askChanges } from './ask-changes.ts';
import { markTold, untoldFailures } from './failures.ts';
import { offerOwnData } from './offer-own-data.ts';
import { sendProposals, settleAnswers } from './send-proposals.ts';
import { readSyncState, writeSyncState } from './sync-state.ts';

export type MasterDataOptions = RetryOptions & Readonly<{ pageSize?: number | undefined }>;

/** What a sync of master data did. `isWaiting`: somebody has to decide first what becomes of the register's own data. */
export type MasterDataResult = Readonly<{ changes: number; isWaiting: boolean }>;

/**
 * Brings this register's master data up to the cloud's: sends what was edited here, applies what has changed there, and
 * acknowledges it. While the server is unreachable it waits; other failures end it, with everything kept that was
 * applied.
 */
export async function syncMasterData(
  store: Store,
  session: RegisterSession,
  options: MasterDataOptions = {},
): Promise<MasterDataResult> {
  const isSettled = await offerOwnData(store, session, options);
  if (!isSettled) return { changes: 0, isWaiting: true };
  const answers = await sendProposals(store, session, options);
  const changes = await applyAll(store, session, options);
  settleAnswers(store, answers);
  await acknowledgeAll(store, session, options);
  return { changes, isWaiting: false };
}

async function applyAll(store: Store, session: RegisterSession, options: MasterDataOptions): Promise<number> {
  let changes = 0;
  for (let hasMore = true; hasMore; ) {
    options.signal?.throwIfAborted();
    const { cursor } = readSyncState(store);
    const page = await nextPage(store, session, cursor, options);
    if (page === undefined) continue;
    if (applyPage(store, cursor, page)) changes += page.changes.length;
    hasMore = page.hasMore || readSyncState(store).cursor !== page.cursor;
  }
  return changes;
}

/** The page behind the cursor; undefined when the cloud does not know the cursor, which is forgotten then. */
async function nextPage(
  store: Store,
  session: RegisterSession,
  cursor: string | null,
  options: MasterDataOptions,
): Promise<ChangesPage | undefined> {
  const ask = () => askChanges(session, cursor, options.pageSize ?? changesPerPage.max);
  try {
    return await untilReachable(ask, options);
  } catch (error) {
    if (cursor === null || !isFailure(error, 'refused') || error.code !== 'INVALID_INPUT') throw error;
    writeSyncState(store, { ...readSyncState(store), cursor: null });
    return undefined;
  }
}

/** Acknowledges the cursor, and all failures with it, unless the cloud knows both. */
async function acknowledgeAll(
  store: Store,
  session: RegisterSession,
  options: MasterDataOptions,
): Promise<void> {
  for (;;) {
    const { cursor, acknowledged } = readSyncState(store);
    const failures = untoldFailures(store);
    if (cursor === null || (cursor === acknowledged && failures.length === 0)) return;
    const { isSuccess } = await untilReachable(() => acknowledge(session, cursor, failures), options);
    // Outdated: the next question is answered with a snapshot, so that one is acknowledged then.
    if (!isSuccess) return;
    markTold(store, failures);
    writeSyncState(store, { ...readSyncState(store), acknowledged: cursor });
  }
}
