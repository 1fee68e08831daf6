import { createTally } from '../shares/index.ts';
import type { ConnectionHost, HubConnection } from './connection.ts';
import { dispatch } from './dispatch.ts';
import { Groups } from './groups.ts';
import { defaultLimits, type HubLimits } from './limits.ts';
import type { HubOptions } from './options.ts';
import type { ClientRequest } from './protocol.ts';
import { RefusedTokens } from './refused-tokens.ts';

/** What the parts of one hub share. */
export class HubState<User> implements ConnectionHost<User> {
  readonly options: HubOptions<User>;
  readonly limits: HubLimits;
  readonly groups = new Groups<User>();
  /** By token: everything negotiated, open, or closed with last words that a poll may still fetch. */
  readonly connections = new Map<string, HubConnection<User>>();
  readonly refusedTokens: RefusedTokens;
  readonly #ofPersons = createTally();
  openCount = 0;
  isStopped = false;

  constructor(options: HubOptions<User>) {
    this.options = options;
    this.limits = { ...defaultLimits, ...options.limits };
    this.refusedTokens = new RefusedTokens(this.limits.maxRefusedTokens);
  }

  /** Whether this person, or register, may have one more connection. */
  hasPlaceFor(user: User): boolean {
    return this.#ofPersons.of(this.options.personOf(user)) < this.limits.maxConnectionsPerPerson;
  }

  add(connection: HubConnection<User>): void {
    this.connections.set(connection.token, connection);
    this.#ofPersons.add(this.options.personOf(connection.user), 1);
  }

  forget(connection: HubConnection<User>): void {
    if (this.connections.delete(connection.token))
      this.#ofPersons.add(this.options.personOf(connection.user), -1);
  }

  dispatch(connection: HubConnection<User>, request: ClientRequest): void {
    void dispatch(this.options, this.limits, connection, request);
  }

  opened(connection: HubConnection<User>): void {
    this.openCount += 1;
    this.#tell(() => this.options.onConnected?.(connection));
  }

  closed(connection: HubConnection<User>, wasOpen: boolean): void {
    if (!connection.transport?.isLingering) this.forget(connection);
    if (!wasOpen) return;
    this.openCount -= 1;
    this.#tell(() => this.options.onDisconnected?.(connection));
  }

  #tell(callback: () => void): void {
    try {
      callback();
    } catch (error) {
      this.options.onError(error);
    }
  }
}
