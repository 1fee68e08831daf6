import { setTimeout as wait } from 'node:timers/promises';
import {
  HttpError,
  type HubConnection,
  HubConnectionBuilder,
  HubConnectionState,
  type IRetryPolicy,
  LogLevel,
} from '@microsoft/signalr';
import { comeBackAfterMs, hubMethods, hubPath, readComeBackWithin } from '@tresen/domain/fleet/live';
import { backOff, type Failure, isFailure, type RegisterSession } from '../protocol/index.ts';

/** A connection to the hub that comes back for ever, until it is closed or the register was unlinked. */
export type HubLine = Readonly<{
  connection: HubConnection;
  /** Starts, trying again until the hub answers. Throws a Failure `unlinked` when it never will. */
  start(signal?: AbortSignal): Promise<void>;
  /** Why the connection ended for good, if it was unlinked. */
  unlinked(): Failure | undefined;
}>;

/** Builds a connection to `/hubs/pos` with the official client and the tokens of the register. */
export function buildHubLine(session: RegisterSession): HubLine {
  const tokens = hubTokens(session);
  let withinMs = 0;
  const connection = new HubConnectionBuilder()
    .withUrl(new URL(hubPath, session.server).href, { accessTokenFactory: tokens.next })
    .withAutomaticReconnect(comeBack(tokens, () => withinMs))
    .configureLogging(LogLevel.None)
    .build();
  hearWithin(connection, (told) => {
    withinMs = told;
  });
  return { connection, start: (signal) => start(connection, tokens, signal), unlinked: tokens.unlinked };
}

/** Hears from the hub within how many milliseconds to come back, should the line break without a word. */
export function hearWithin(connection: Pick<HubConnection, 'on'>, onTold: (withinMs: number) => void): void {
  connection.on(hubMethods.comeBackWithin, (told: unknown) => onTold(readComeBackWithin(told)));
}

/**
 * For ever. A hub that stopped has said after how long; one that was killed could not, so its registers draw a time
 * within what it told them before, for each try.
 */
export function comeBack(
  tokens: Pick<HubTokens, 'refuse' | 'unlinked'>,
  within: () => number,
  chance?: () => number,
): IRetryPolicy {
  return {
    nextRetryDelayInMilliseconds({ previousRetryCount, retryReason }) {
      tokens.refuse(retryReason);
      if (tokens.unlinked()) return null;
      // A hub that asks for another token is there.
      const withinMs = isUnauthorized(retryReason) ? 0 : within();
      return comeBackAfterMs(retryReason) ?? backOff(previousRetryCount, withinMs, chance);
    },
  };
}

type HubTokens = Readonly<{
  next(): Promise<string>;
  /** Notes that the hub refused the last token, if that was the reason. */
  refuse(reason: unknown): void;
  unlinked(): Failure | undefined;
}>;

/** Tokens for the hub. The client hides why its token factory failed, so the reason is kept here. */
function hubTokens(session: RegisterSession): HubTokens {
  let last = '';
  let isRefused = false;
  let unlinked: Failure | undefined;
  const next = async () => {
    try {
      last = isRefused ? await session.renewToken(last) : await session.accessToken();
      isRefused = false;
      return last;
    } catch (error) {
      if (isFailure(error, 'unlinked')) unlinked = error;
      throw error;
    }
  };
  const refuse = (reason: unknown) => {
    isRefused = isUnauthorized(reason);
  };
  return { next, refuse, unlinked: () => unlinked };
}

/** The client wraps what negotiation answered into an error of its own, whose text carries the status. */
function isUnauthorized(reason: unknown): boolean {
  if (reason instanceof HttpError) return reason.statusCode === 401;
  return reason instanceof Error && /\b401\b/.test(reason.message);
}

async function start(connection: HubConnection, tokens: HubTokens, signal?: AbortSignal): Promise<void> {
  for (let attempt = 0; connection.state === HubConnectionState.Disconnected; attempt += 1) {
    signal?.throwIfAborted();
    try {
      await connection.start();
    } catch (error) {
      tokens.refuse(error);
      const unlinked = tokens.unlinked();
      if (unlinked !== undefined) throw unlinked;
      await wait(backOff(attempt), undefined, { signal });
    }
  }
}
