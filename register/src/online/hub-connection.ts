import { setTimeout as wait } from 'node:timers/promises';
import {
  HttpError,
  type HubConnection,
  HubConnectionBuilder,
  HubConnectionState,
  type IRetryPolicy,
  LogLevel,
} from '@microsoft/signalr';
import { comeBackAfterMs, hubPath } from '@tresen/domain/fleet/live';
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
  const connection = new HubConnectionBuilder()
    .withUrl(new URL(hubPath, session.server).href, { accessTokenFactory: tokens.next })
    .withAutomaticReconnect(comeBack(tokens))
    .configureLogging(LogLevel.None)
    .build();
  return { connection, start: (signal) => start(connection, tokens, signal), unlinked: tokens.unlinked };
}

/** For ever; a hub that stopped has said after how long. */
export function comeBack(tokens: Pick<HubTokens, 'refuse' | 'unlinked'>): IRetryPolicy {
  return {
    nextRetryDelayInMilliseconds({ previousRetryCount, retryReason }) {
      tokens.refuse(retryReason);
      if (tokens.unlinked()) return null;
      return comeBackAfterMs(retryReason) ?? backOff(previousRetryCount);
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
