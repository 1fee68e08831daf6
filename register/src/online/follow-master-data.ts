import { setTimeout as wait } from 'node:timers/promises';
import { type Changed, hubMethods } from '@tresen/domain/fleet/live';
import { hasUnsentProposals, type MasterDataResult, syncMasterData } from '../master-data/index.ts';
import { isFailure, type RegisterSession } from '../protocol/index.ts';
import type { Store } from '../store/index.ts';
import type { HubLine } from './hub-connection.ts';
import { type OnEvent, reasonOf } from './online-event.ts';

/** The syncs of master data of one register. */
export type MasterDataFollower = Readonly<{
  /** Brings the master data up to the cloud's; fulfilled by a sync that began after the call. */
  sync(): Promise<MasterDataResult>;
  /** Syncs now, on the hub's word, and whenever something was edited here, until the signal. */
  follow(line: HubLine, interval: number): Promise<void>;
}>;

type Circumstances = Readonly<{ session: RegisterSession; signal: AbortSignal; emit: OnEvent }>;

/** How long a sync that the server refused rests before the next one. */
const refusedInterval = 10_000;

export function followMasterData(store: Store, circumstances: Circumstances): MasterDataFollower {
  const { session, signal, emit } = circumstances;
  const sync = oneAfterTheOther(() => syncMasterData(store, session, { signal }), emit);
  const follow = async (line: HubLine, interval: number) => {
    const wish = listen(line, signal);
    for (let outcome: Outcome = 'failed'; !signal.aborted; ) {
      if (wish.take() || outcome === 'failed' || hasUnsentProposals(store))
        outcome = await settled(sync(), emit, signal);
      if (outcome === 'unlinked') return;
      await wish.within(outcome === 'failed' ? refusedInterval : interval);
    }
  };
  return { sync, follow };
}

type Outcome = 'done' | 'failed' | 'unlinked';
type Wish = Readonly<{
  /** Whether there is something to sync, as far as the hub has said since the last time. */
  take(): boolean;
  /** Fulfilled at the hub's word, or after so many milliseconds. */
  within(milliseconds: number): Promise<void>;
}>;

/** Hears of changes; a line that was cut may have swallowed some. */
function listen({ connection }: HubLine, signal: AbortSignal): Wish {
  let isDue = false;
  let waiting = new AbortController();
  const wish = () => {
    isDue = true;
    waiting.abort();
  };
  connection.on(hubMethods.changed, ({ topic }: Pick<Changed, 'topic'>) => {
    if (topic === 'masterData') wish();
  });
  connection.onreconnected(wish);
  const take = () => {
    const was = isDue;
    isDue = false;
    return was;
  };
  const within = async (milliseconds: number) => {
    waiting = new AbortController();
    if (isDue) return;
    const either = AbortSignal.any([signal, waiting.signal]);
    await wait(milliseconds, undefined, { signal: either }).catch(() => undefined);
  };
  return { take, within };
}

async function settled(
  sync: Promise<MasterDataResult>,
  emit: OnEvent,
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    await sync;
    return 'done';
  } catch (error) {
    if (signal.aborted || isFailure(error, 'unlinked')) return 'unlinked';
    emit({ kind: 'syncFailed', reason: reasonOf(error) });
    return 'failed';
  }
}

/** Wishes that come while a sync runs share the one after it, which sees what they are about. */
function oneAfterTheOther(
  run: () => Promise<MasterDataResult>,
  emit: OnEvent,
): () => Promise<MasterDataResult> {
  let running: Promise<MasterDataResult> | undefined;
  let next: Promise<MasterDataResult> | undefined;
  const start = () => {
    running = told(run, emit).finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (next !== undefined) return next;
    if (running === undefined) return start();
    const startNext = () => {
      next = undefined;
      return start();
    };
    next = running.then(startNext, startNext);
    return next;
  };
}

async function told(run: () => Promise<MasterDataResult>, emit: OnEvent): Promise<MasterDataResult> {
  const result = await run();
  if (result.isWaiting) emit({ kind: 'ownDataWaits' });
  if (result.changes > 0) emit({ kind: 'synced', changes: result.changes });
  return result;
}
