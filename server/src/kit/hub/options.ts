import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Backplane } from '../backplane/index.ts';
import type { HubConnection } from './connection.ts';
import type { HubLimits } from './limits.ts';
import type { HubPasses } from './passes.ts';

/** A request that wants to enter. `headers` are those of negotiate, or of the upgrade without negotiation. */
export interface HubRequest {
  readonly token: string;
  readonly headers: IncomingHttpHeaders;
}

/** A method that clients call by name. What it throws as AppError reaches the caller as the error's code. */
export type HubMethod<User> = (connection: HubConnection<User>, ...args: readonly unknown[]) => unknown;

export interface HubOptions<User> {
  readonly path: string;
  readonly methods: Readonly<Record<string, HubMethod<User>>>;
  /**
   * Undefined refuses with 401; a new token may help. Throwing FORBIDDEN refuses with 403; it would not. Throwing anything
   * else (say, no database) answers 503, so that nobody is signed out by it.
   */
  authenticate(request: HubRequest): Promise<User | undefined>;
  /** Two requests belong to one connection only when this is equal for both. */
  identityOf(user: User): string;
  /** Equal for all connections of one person or register. */
  personOf(user: User): string;
  /** The network that a request comes from; undefined where that cannot be told. */
  networkOf?(request: IncomingMessage): string | undefined;
  onConnected?(connection: HubConnection<User>): void;
  onDisconnected?(connection: HubConnection<User>): void;
  /** Told about bugs: everything thrown by a method or a callback that is no AppError. */
  onError(error: unknown): void;
  readonly limits?: Partial<HubLimits>;
  /** With several processes: a connection may be taken by another one than negotiated it. */
  readonly passes?: HubPasses<User>;
  readonly backplane?: Backplane;
}
