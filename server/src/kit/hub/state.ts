import type { HubConnection } from './connection.ts';
import { dispatch, type Request } from './dispatch.ts';
import { Groups } from './groups.ts';
import { defaultLimits, type HubLimits, type HubOptions } from './options.ts';

/** What the parts of one hub share. */
export class HubState<User> {
  readonly options: HubOptions<User>;
  readonly limits: HubLimits;
  readonly groups = new Groups<User>();
  /** By token: everything negotiated, open, or closed with last words that a poll may still fetch. */
  readonly connections = new Map<string, HubConnection<User>>();
  openCount = 0;
  isStopped = false;

  constructor(options: HubOptions<User>) {
    this.options = options;
    this.limits = { ...defaultLimits, ...options.limits };
  }

  dispatch(connection: HubConnection<User>, request: Request): void {
    void dispatch(this.options, this.limits, connection, request);
  }

  opened(connection: HubConnection<User>): void {
    this.openCount += 1;
    this.#tell(() => this.options.onConnected?.(connection));
  }

  closed(connection: HubConnection<User>, wasOpen: boolean): void {
    if (!connection.transport?.isLingering) this.connections.delete(connection.token);
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
