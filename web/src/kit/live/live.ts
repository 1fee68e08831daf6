import type { HubConnection } from '@microsoft/signalr';
import {
  type Changed,
  type ChangedTopic,
  type CommandName,
  type CommandResult,
  comeBackAfterMs,
  commandTimedOut,
  commandTimeoutMs,
  hubMethods,
  hubPath,
  recallMs,
  tenantGroup,
} from '@tresen/domain/fleet/live';
import { overrideHeaders } from '../acting/index.ts';
import { RequestError } from '../graphql/index.ts';
import { accessToken, loadProfile, renewAccess } from '../session/index.ts';

/** `connecting` until the first contact; `lost` while a later one is being restored. */
export type LiveState = 'connecting' | 'live' | 'lost';

/** What the app does when something changed: one topic, or everything after a gap. */
export type LiveListener = (topic: ChangedTopic | 'everything') => void;

/** Milliseconds before each try, on average: short at first, since a restart takes seconds; drawn by chance, since all tabs lose it at once. */
const waits = [0, 250, 500];
const shortWait = 1000;
const longWait = 5000;
const shortTries = 30;

let state: LiveState = 'connecting';
let connection: Promise<HubConnection> | null = null;
/** The connection that is wanted; one that was stopped starts no more. */
let current: HubConnection | null = null;
const stateListeners = new Set<() => void>();
const listeners = new Set<LiveListener>();
const pendingCommands = new Map<string, (result: CommandResult) => void>();
/** Results that overtook the answer of the call that asked for them. */
const earlyResults = new Map<string, CommandResult>();
/** Who waits for results of commands to groups; true when the result is theirs. */
type ResultTaker = (result: CommandResult) => boolean;
const takers = new Set<ResultTaker>();

const tell: LiveListener = (topic) => {
  for (const listener of listeners) listener(topic);
};

let lastToken: string | undefined;

/** Milliseconds of `recallMs` for what was kept from a visit right before this one. */
const spare = 10_000;

type Recent = readonly ChangedTopic[] | null | undefined;

/** Opens the one live connection of the app; later calls do nothing. Fails when its code cannot be loaded. */
export const startLive = async (): Promise<void> => {
  connection ??= build();
  const hub = await connection.catch((error: unknown) => {
    connection = null;
    throw error;
  });
  if (hub.state === 'Disconnected') void start(hub, 0);
};

/** Ends the live connection, for good or until it is started again. */
export const stopLive = async (): Promise<void> => {
  const hub = await connection;
  connection = null;
  current = null;
  await hub?.stop();
};

export const liveState = (): LiveState => state;

export const onLiveState = (listener: () => void): (() => void) => {
  stateListeners.add(listener);
  return () => stateListeners.delete(listener);
};

export const onLiveChange = (listener: LiveListener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Milliseconds that somebody who is quicker than the first contact, or in a short gap, waits for it. */
const contactMs = 3000;

/** The connection, as soon as there is one. @throws RequestError NO_CONNECTION where there is none for some seconds */
export const openHub = async (): Promise<HubConnection> => {
  if (state !== 'live') await untilLive();
  const hub = await connection;
  if (hub?.state !== 'Connected') throw new RequestError('NO_CONNECTION');
  return hub;
};

/** Offers every result that nobody else waits for, until the function that comes back is called. */
export const takeResults = (taker: ResultTaker): (() => void) => {
  takers.add(taker);
  return () => takers.delete(taker);
};

/**
 * Sends a command to a register and waits for its result.
 * @throws RequestError NO_CONNECTION where we are cut off ourselves, DEVICE_OFFLINE where the register is
 */
export const sendCommand = async (
  deviceId: string,
  command: CommandName,
  args: unknown = null,
): Promise<CommandResult> => {
  // The hub's client notices a cut line after twenty seconds; the browser mostly knows at once.
  if (navigator.onLine === false) throw new RequestError('NO_CONNECTION');
  const hub = await openHub();
  const commandId = await hub
    .invoke<string>(hubMethods.sendCommand, deviceId, command, args)
    .catch(() => Promise.reject(unreachable(hub)));
  const result = await resultOf(hub, commandId);
  if (result.isSuccess) return result;
  if (result.message === commandTimedOut) throw new RequestError('COMMAND_TIMED_OUT');
  throw new RequestError('COMMAND_FAILED', { message: result.message });
};

/**
 * Asks all registers of the tenant for something without waiting for their answers: what they send shows by
 * itself. Does nothing without a connection.
 */
export const tellRegisters = async (command: CommandName): Promise<void> => {
  const hub = await connection;
  if (hub?.state === 'Connected') await hub.send(hubMethods.sendCommandToGroup, tenantGroup, command, null);
};

async function build(): Promise<HubConnection> {
  const { HubConnectionBuilder, LogLevel } = await import('@microsoft/signalr');
  const hub = new HubConnectionBuilder()
    .withUrl(hubPath, { accessTokenFactory: tokenForHub, headers: overrideHeaders() })
    .withAutomaticReconnect({
      nextRetryDelayInMilliseconds: ({ previousRetryCount, retryReason }) => {
        renewRefused(retryReason).catch(() => undefined);
        return comeBackAfterMs(retryReason) ?? waitBefore(previousRetryCount);
      },
    })
    .configureLogging(LogLevel.None)
    .build();
  hub.on(hubMethods.changed, ({ topic }: Changed) => tell(topic));
  hub.on(hubMethods.receiveCommandResult, receiveResult);
  hub.onreconnecting(() => become('lost'));
  hub.onreconnected(() => void join(hub));
  hub.onclose(() => hub === current && void start(hub, 0));
  current = hub;
  return hub;
}

async function tokenForHub(): Promise<string> {
  lastToken = await accessToken();
  return lastToken;
}

/**
 * The hub did not take the token: the session has ended, or the role is another. The next try has a new one, once the
 * person has signed in again. Or it did not admit the override: who may still act, userinfo tells. The client tells of
 * the status only in words.
 */
async function renewRefused(reason: unknown): Promise<void> {
  if (String(reason).includes("Status code '401'")) await renewAccess(lastToken);
  if (String(reason).includes("Status code '403'")) await loadProfile();
}

function waitBefore(tries: number): number {
  const wait = waits[tries] ?? (tries < shortTries ? shortWait : longWait);
  return wait * 2 * Math.random();
}

function receiveResult(result: CommandResult) {
  const answer = pendingCommands.get(result.commandId);
  if (answer) answer(result);
  else if (![...takers].some((takes) => takes(result)) && earlyResults.size < 100)
    earlyResults.set(result.commandId, result);
}

function become(next: LiveState) {
  state = next;
  for (const listener of stateListeners) listener();
}

/** After each contact the group is joined anew, and what changed before that is fetched. */
async function join(hub: HubConnection): Promise<void> {
  const isFirst = state === 'connecting';
  const recent = await hub.invoke<Recent>(hubMethods.joinGroup, tenantGroup);
  become('live');
  for (const topic of missed(recent, isFirst)) tell(topic);
}

/**
 * The topics that may have changed since the page asked for its data. The hub remembers those of the last seconds; after
 * a gap, where the first contact took long, and where a hub of before does not say, it may be everything.
 */
function missed(recent: Recent, isFirst: boolean): readonly (ChangedTopic | 'everything')[] {
  return isFirst && recent && performance.now() < recallMs - spare ? recent : ['everything'];
}

async function start(hub: HubConnection, tries: number): Promise<void> {
  try {
    await hub.start();
    await join(hub);
  } catch (error) {
    if (hub !== current) return;
    become('lost');
    await renewRefused(error).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, waitBefore(tries)));
    if (hub === current && hub.state === 'Disconnected') await start(hub, tries + 1);
  }
}

function untilLive(): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, contactMs);
    const stop = onLiveState(() => state === 'live' && end());
  });
}

/** Who is not there: with our own line cut nothing is known of the register. */
function unreachable(hub: HubConnection): RequestError {
  return new RequestError(hub.state === 'Connected' ? 'DEVICE_OFFLINE' : 'NO_CONNECTION');
}

function resultOf(hub: HubConnection, commandId: string): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const early = earlyResults.get(commandId);
    earlyResults.delete(commandId);
    if (early) {
      resolve(early);
      return;
    }
    // The hub itself answers after its own limit; this one covers a connection lost in between.
    const timer = setTimeout(() => {
      pendingCommands.delete(commandId);
      reject(unreachable(hub));
    }, commandTimeoutMs + 5000);
    pendingCommands.set(commandId, (result) => {
      clearTimeout(timer);
      pendingCommands.delete(commandId);
      resolve(result);
    });
  });
}
