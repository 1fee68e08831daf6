import { setTimeout as wait } from 'node:timers/promises';
import { hubMethods, type RegisterCommand } from '@tresen/domain/fleet/live';
import { learnWhoIAm } from '../link/index.ts';
import type { MasterDataResult } from '../master-data/index.ts';
import { isFailure, openSession, type RegisterSession, untilReachable } from '../protocol/index.ts';
import { pushOutbox } from '../push/index.ts';
import { countWaiting, type OutcomeCounts, readLicence, type Store } from '../store/index.ts';
import { answerCommand, type Till } from './answer-command.ts';
import { followMasterData } from './follow-master-data.ts';
import { buildHubLine, type HubLine } from './hub-connection.ts';
import { type OnEvent, reasonOf } from './online-event.ts';
import { keepReporting } from './report-device.ts';
import { systemInfoOf } from './system-info.ts';
import { workByCommand } from './work-by-command.ts';

export type OnlineOptions = Readonly<{
  onEvent?: OnEvent | undefined;
  /** Takes the register offline, also while it is still connecting; the connecting then throws. */
  signal?: AbortSignal | undefined;
  /** How often the outbox is looked at, in milliseconds, 250 by default; longer where a process holds many registers. */
  outboxInterval?: number | undefined;
}>;

/** A register that is online: it answers commands and pushes its outbox until it is closed. */
export type OnlineRegister = Readonly<{
  session: RegisterSession;
  /** Pushes what waits now; pushes of one register never overlap. */
  push(): Promise<OutcomeCounts>;
  /** Brings the master data up to the cloud's, after a sync that is under way. */
  sync(): Promise<MasterDataResult>;
  /** Ends the connection and waits for what is under way. */
  close(): Promise<void>;
  /** Fulfilled when the register was closed or sent away; rejected with a Failure when it was unlinked. */
  closed: Promise<void>;
}>;

/** Another process of the register may have put something in. */
const defaultInterval = 250;
/** How long a push that the server refused stays alone. */
const refusedInterval = 10_000;

/**
 * Brings a linked register online: connects it to the hub (trying until the hub answers), reports its system
 * information, answers the hub's commands and pushes its outbox whenever there is something. It comes back by itself
 * after a cut line or a restart of the server. Failure `unlinked` when the cloud does not accept it.
 */
export async function connectRegister(store: Store, options: OnlineOptions = {}): Promise<OnlineRegister> {
  const session = openSession(store);
  const stop = new AbortController();
  const { signal } = stop;
  options.signal?.addEventListener('abort', () => stop.abort(), { once: true });
  const emit: OnEvent = options.onEvent ?? (() => undefined);
  const push = serialPush(store, session, signal, emit);
  const { sync, follow } = followMasterData(store, { session, signal, emit });
  const line = buildHubLine(session);
  signal.addEventListener('abort', () => void line.connection.stop(), { once: true });
  const device = (args: unknown) => workByCommand(store, session, args);
  answerCommands(line, { store, push, sync, device }, emit);
  const ended = endOf(line, emit).finally(() => stop.abort());
  ended.catch(() => undefined);

  await line.start(signal);
  emit({ kind: 'online' });
  await untilReachable(() => introduce(store, session, emit), { signal });
  line.connection.onreconnected(() => void comeBack(() => introduce(store, session, emit), push));
  const interval = options.outboxInterval ?? defaultInterval;
  const watching = watchOutbox(store, push, { signal, emit, interval });
  const following = follow(line, interval);
  const reporting = keepReporting(store, session, { signal, emit });
  const closed = ended.finally(() => Promise.all([watching, following, reporting]));
  closed.catch(() => undefined);
  const close = async () => {
    stop.abort();
    await closed.catch(() => undefined);
  };
  return { session, push, sync, close, closed };
}

/** What waited while the line was cut goes at once; a failure of it is told by those who try again. */
async function comeBack(greet: () => Promise<void>, push: () => Promise<unknown>): Promise<void> {
  await Promise.allSettled([greet().then(push)]);
}

/** Learns what it is to the cloud, which may have moved it, and says what it is itself. */
async function introduce(store: Store, session: RegisterSession, emit: OnEvent): Promise<void> {
  const moved = await learnWhoIAm(store, session);
  if (moved) emit({ kind: 'moved', unitName: moved.unitName });
  const state = await reportInfo(store, session);
  if (state !== null) emit({ kind: 'licence', state });
}

/** Says what this register is, and which licence it uses on which hardware; answers how that stands. */
async function reportInfo(store: Store, session: RegisterSession): Promise<string | null> {
  const mutation = 'mutation($info: String!) { reportSystemInfo(info: $info) { message } }';
  const info = JSON.stringify({ ...systemInfoOf(store), licence: readLicence(store) });
  const answer = await session.ask<{ reportSystemInfo: { message: string | null } }>(mutation, { info });
  return answer.reportSystemInfo.message;
}

function answerCommands({ connection }: HubLine, till: Till, emit: OnEvent): void {
  connection.on(hubMethods.sendCommand, async (command: RegisterCommand) => {
    const result = await answerCommand(till, command);
    emit({ kind: 'command', result });
    // The hub has given the command up when the line was cut meanwhile.
    await connection.invoke(hubMethods.receiveCommandResult, result).catch(() => undefined);
  });
}

/** Fulfilled when the connection was closed by either side, rejected when the register was unlinked. */
function endOf({ connection, unlinked }: HubLine, emit: OnEvent): Promise<void> {
  connection.onreconnecting((error) =>
    emit({ kind: 'offline', reason: reasonOf(error ?? 'closed by the hub') }),
  );
  connection.onreconnected(() => emit({ kind: 'online' }));
  return new Promise((resolve, reject) => {
    connection.onclose((error) => {
      const failure = unlinked();
      if (failure === undefined) {
        if (error !== undefined) emit({ kind: 'sentAway', reason: reasonOf(error) });
        return resolve();
      }
      emit({ kind: 'unlinked', failure });
      reject(failure);
    });
  });
}

/** One push after the other, so that an entry is never sent twice at once. */
function serialPush(
  store: Store,
  session: RegisterSession,
  signal: AbortSignal,
  emit: OnEvent,
): () => Promise<OutcomeCounts> {
  let last: Promise<unknown> = Promise.resolve();
  const onRetry = (failure: Error) => emit({ kind: 'pushFailed', reason: failure.message });
  return () => {
    const next = last.then(() => pushOutbox(store, session, { signal, onRetry }));
    last = next.then(
      (counts) => Object.values(counts).some((count) => count > 0) && emit({ kind: 'pushed', counts }),
      () => undefined,
    );
    return next;
  };
}

async function watchOutbox(
  store: Store,
  push: () => Promise<unknown>,
  { signal, emit, interval }: Readonly<{ signal: AbortSignal; emit: OnEvent; interval: number }>,
): Promise<void> {
  while (!signal.aborted) {
    let pause = interval;
    try {
      if (countWaiting(store) > 0) await push();
    } catch (error) {
      if (signal.aborted || isFailure(error, 'unlinked')) return;
      emit({ kind: 'pushFailed', reason: reasonOf(error) });
      pause = refusedInterval;
    }
    await wait(pause, undefined, { signal }).catch(() => undefined);
  }
}
