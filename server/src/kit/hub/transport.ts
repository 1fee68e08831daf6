/** How records reach a client. One object for each connection, so it holds no timer and little else. */
export interface Transport {
  /** True when the client's own messages come as POST requests beside it. */
  readonly takesPosts: boolean;
  /** Bytes that were sent and that the client did not take yet. */
  readonly bufferedBytes: number;
  /** True when it can still hand out what was sent although the connection is closed. */
  readonly isLingering: boolean;
  send(record: Buffer): void;
  /** Ends it after everything sent has gone out. */
  end(): void;
  /** Ends it at once; what is buffered is lost. */
  abort(): void;
}
