import { randomBytes } from 'node:crypto';
import type { HubLimits } from './limits.ts';
import {
  type ClientRequest,
  encodeCall,
  encodeClose,
  encodeHandshakeError,
  handshakeRecord,
  pingRecord,
  readHandshake,
  readMessage,
  splitRecords,
} from './protocol.ts';
import type { Transport } from './transport.ts';

export interface CloseOptions {
  /** Told to the client. */
  readonly reason?: string;
  /** True when the client should come back by itself. */
  readonly allowReconnect?: boolean;
}

/** What a connection needs of its hub. */
export interface ConnectionHost<User> {
  readonly limits: HubLimits;
  readonly groups: {
    add(connection: HubConnection<User>, group: string): void;
    remove(connection: HubConnection<User>, group: string): void;
  };
  dispatch(connection: HubConnection<User>, request: ClientRequest): void;
  opened(connection: HubConnection<User>): void;
  closed(connection: HubConnection<User>, wasOpen: boolean): void;
}

/** One client. Negotiated, then open (after the handshake), then closed; it never opens again. */
export class HubConnection<User> {
  readonly id = randomBytes(16).toString('base64url');
  /** The secret by which a transport takes this connection; unlike the id it is told to its client only. */
  readonly token: string;
  readonly user: User;
  readonly groups = new Set<string>();
  callsInFlight = 0;
  readonly #host: ConnectionHost<User>;
  #transport: Transport | undefined;
  #phase: 'negotiated' | 'open' | 'closed' = 'negotiated';
  #unfinished = '';
  #heardAt = performance.now();
  #saidAt = performance.now();

  /** @param token where the client has one already */
  constructor(host: ConnectionHost<User>, user: User, token = randomBytes(24).toString('base64url')) {
    this.#host = host;
    this.user = user;
    this.token = token;
  }

  get isOpen(): boolean {
    return this.#phase === 'open';
  }

  get isClosed(): boolean {
    return this.#phase === 'closed';
  }

  get transport(): Transport | undefined {
    return this.#transport;
  }

  /** Milliseconds since the client was last heard. */
  get silentMs(): number {
    return performance.now() - this.#heardAt;
  }

  /** Milliseconds since something was last sent. */
  get quietMs(): number {
    return performance.now() - this.#saidAt;
  }

  join(group: string): void {
    if (this.isClosed) return;
    this.groups.add(group);
    this.#host.groups.add(this, group);
  }

  leave(group: string): void {
    this.groups.delete(group);
    this.#host.groups.remove(this, group);
  }

  /** Calls a method of the client without waiting for an answer; nothing happens when it is gone. */
  send(target: string, ...args: readonly unknown[]): void {
    this.sendRecord(encodeCall(target, args));
  }

  ping(): void {
    this.sendRecord(pingRecord);
  }

  sendRecord(record: Buffer): void {
    if (!this.isOpen || !this.#transport) return;
    this.#write(this.#transport, record);
    if (this.#transport.bufferedBytes > this.#host.limits.maxBufferedBytes) this.#abort(this.#transport);
  }

  /** Says goodbye and ends the transport once everything sent has gone out. */
  close({ reason, allowReconnect = false }: CloseOptions = {}): void {
    if (this.isOpen && this.#transport) this.#write(this.#transport, encodeClose(reason, allowReconnect));
    this.#end();
  }

  /** The transport is gone, or about to go by the client's wish. */
  lose(): void {
    this.#end();
  }

  start(transport: Transport): void {
    this.#transport = transport;
    this.hear();
  }

  hear(): void {
    this.#heardAt = performance.now();
  }

  /** Takes what arrived, cut anywhere. */
  receive(text: string): void {
    if (this.isClosed) return;
    this.hear();
    const { records, rest } = splitRecords(this.#unfinished, text);
    this.#unfinished = rest;
    const isTooLong = ({ length }: string): boolean => length > this.#host.limits.maxMessageLength;
    for (const record of records) {
      if (this.isClosed) return;
      if (isTooLong(record)) this.close(tooLarge);
      else this.#take(record);
    }
    if (isTooLong(rest)) this.close(tooLarge);
  }

  #take(record: string): void {
    if (this.isOpen) this.#takeMessage(record);
    else if (this.#transport) this.#shakeHands(this.#transport, record);
  }

  #takeMessage(record: string): void {
    const message = readMessage(record);
    if (!message) this.close({ reason: 'Invalid message' });
    else if (message.kind === 'close') this.lose();
    else if (message.kind !== 'ignored') this.#host.dispatch(this, message);
  }

  #shakeHands(transport: Transport, record: string): void {
    const handshake = readHandshake(record);
    if (handshake?.isSupported) {
      this.#write(transport, handshakeRecord);
      this.#phase = 'open';
      this.#host.opened(this);
    } else {
      const error = handshake ? `Unsupported protocol ${handshake.asked}` : 'Handshake expected';
      this.#write(transport, encodeHandshakeError(error));
      this.lose();
    }
  }

  #write(transport: Transport, record: Buffer): void {
    this.#saidAt = performance.now();
    transport.send(record);
  }

  #abort(transport: Transport): void {
    transport.abort();
    this.#end();
  }

  #end(): void {
    if (this.isClosed) return;
    const wasOpen = this.isOpen;
    this.#phase = 'closed';
    this.#unfinished = '';
    for (const group of this.groups) this.#host.groups.remove(this, group);
    this.groups.clear();
    this.#transport?.end();
    this.#host.closed(this, wasOpen);
  }
}

const tooLarge: CloseOptions = { reason: 'Message too large' };
