export interface HubLimits {
  /** Milliseconds without a word from us after which we ping. */
  readonly keepAliveMs: number;
  /** Milliseconds without a word from the client after which it counts as gone. */
  readonly clientTimeoutMs: number;
  /** Milliseconds from negotiate, or the upgrade, to the handshake. */
  readonly handshakeTimeoutMs: number;
  /** Characters of one record, and bytes of one WebSocket message. */
  readonly maxMessageLength: number;
  /** Bytes that may wait for a client that does not read. */
  readonly maxBufferedBytes: number;
  /** Calls of one client that may be under way at once. */
  readonly maxCallsInFlight: number;
  /** Connections of one person or register, negotiated or open: tabs of all their browsers. */
  readonly maxConnectionsPerPerson: number;
  /** Tokens of one network that may be refused within a minute; for the rest of it none of its tokens is checked. */
  readonly maxRefusedTokens: number;
}

export const defaultLimits: HubLimits = {
  keepAliveMs: 15_000,
  clientTimeoutMs: 30_000,
  handshakeTimeoutMs: 15_000,
  maxMessageLength: 65_536,
  maxBufferedBytes: 4_194_304,
  maxCallsInFlight: 100,
  maxConnectionsPerPerson: 50,
  maxRefusedTokens: 300,
};
