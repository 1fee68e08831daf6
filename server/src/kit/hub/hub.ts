import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { CloseOptions, HubConnection } from './connection.ts';
import { drain, sendAway } from './drain.ts';
import { handleHttp } from './http-endpoint.ts';
import type { HubOptions } from './options.ts';
import { type Relayed, relayTopic } from './passes.ts';
import { encodeCall } from './protocol.ts';
import { HubState } from './state.ts';
import { startSweep } from './sweep.ts';
import { attachUpgrades } from './upgrade.ts';

export interface Hub<User> {
  /** Takes WebSocket upgrades of the hub's path. */
  attach(server: Server): void;
  /** Answers a plain request to the hub's path or its `/negotiate`; `body` is the request's text. */
  handle(request: IncomingMessage, response: ServerResponse, body?: string): Promise<void>;
  /** Calls a method of every member of the groups, each once. */
  sendToGroups(groups: readonly string[], target: string, ...args: readonly unknown[]): void;
  /** The open connections of a group. */
  members(group: string): ReadonlySet<HubConnection<User>>;
  /** The users of all connections, negotiated or open. */
  users(): User[];
  /** Closes whatever belongs to such a user, negotiated or open: a revoked session, an unlinked device. */
  closeWhere(predicate: (user: User) => boolean, options?: CloseOptions): void;
  /**
   * Tells clients to come back, so many in a second and all of them within a time, so that they do not come to another
   * process all at once.
   */
  drain(perSecond: number, longestMs: number): Promise<void>;
  /** Open connections. */
  readonly count: number;
  /** Stops: tells every client after how long to come back, so that few come at once, and takes nobody in. */
  close(): void;
}

/** A SignalR hub for the official clients over WebSockets, server-sent events and long polling. */
export function createHub<User>(options: HubOptions<User>): Hub<User> {
  const state = new HubState(options);
  const stops = [startSweep(state)];
  const closeWhere: Hub<User>['closeWhere'] = (predicate, closeOptions) => {
    for (const connection of state.connections.values())
      if (!connection.isClosed && predicate(connection.user)) connection.close(closeOptions);
  };
  options.backplane?.hear<Relayed>(relayTopic, ({ token, body }) => {
    const connection = state.connections.get(token);
    if (connection?.transport?.takesPosts !== true) return;
    if (body === undefined) connection.lose();
    else connection.receive(body);
  });
  return {
    attach: (server) => void stops.push(attachUpgrades(state, server)),
    handle: (request, response, body = '') => handleHttp(state, request, response, body),
    sendToGroups: (groups, target, ...args) => state.groups.send(groups, encodeCall(target, args)),
    members: (group) => state.groups.members(group),
    users: () =>
      state.connections
        .values()
        .filter(({ isClosed }) => !isClosed)
        .map(({ user }) => user)
        .toArray(),
    closeWhere,
    drain: (perSecond, longestMs) => drain(state, perSecond, longestMs),
    get count() {
      return state.openCount;
    },
    close: () => {
      state.isStopped = true;
      for (const stop of stops) stop();
      sendAway(state);
    },
  };
}
