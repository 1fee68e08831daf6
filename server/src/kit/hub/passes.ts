import { randomUUID } from 'node:crypto';

/**
 * Who negotiated, sealed for whoever takes the connection: with several processes it may be another one than the one that
 * was asked first.
 */
export interface HubPasses<User> {
  make(pass: HubPass<User>): string;
  /** Undefined when none of our processes made it. */
  open(token: string): HubPass<User> | undefined;
}

export interface HubPass<User> {
  readonly user: User;
  /** Milliseconds since 1970. */
  readonly until: number;
  /** No two are alike. */
  readonly id: string;
}

/** What a client says by requests of their own, for the process that holds its event stream. */
export interface Relayed {
  readonly token: string;
  /** Undefined: the client is leaving. */
  readonly body?: string;
}

export const relayTopic = 'hub.relayed';

/** Clocks of machines differ a little. */
const leewayMs = 15_000;

export const newPass = <User>(user: User, forMs: number): HubPass<User> => ({
  user,
  until: Date.now() + forMs + leewayMs,
  id: randomUUID(),
});
