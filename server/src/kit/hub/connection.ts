import { randomBytes } from 'node:crypto';
import {
  encodeCall,
  encodeClose,
  encodeHandshakeError,
  handshakeRecord,
  pingRecord,
  readHandshake,
  readMessage,
  splitRecords,
} from './protocol.ts';
import type { HubState } from './state.ts';
import type { Transport } from './transport.ts';

export interface CloseOptions {
  /** Told to the client. */
  readonly reason?: string;
  /** True when the client should come back by itself. */
  readonly allowReconnect?: boolean;
}

/** One client. Negotiated, then open (after the handshake), then closed; it never opens again. */
export class HubConnection<User> {
  readonly id = randomBytes(16).toString('base64url');
  /** The secret by which a transport takes this connection; unlike the id it is told to its client only. */
  readonly token = randomBytes(24).toString('base64url');
  readonly user: User;
  readonly groups = new Set<string>();
  callsInFlight = 0;
  readonly #state: HubState<User>;
  #transport: Transport | undefined;
  #phase: 'negotiated' | 'open' | 'closed' = 'negotiated';
  #unfinished = '';
  #heardAt = performance.now();
  #saidAt = performance.now();

  constructor(state: HubState<User>, user: User) {
    this.#state = state;
    this.user = user;
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
    this.#state.groups.add(this, group);
  }

  leave(group: string): void {
    this.groups.delete(group);
    this.#state.groups.remove(this, group);
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
    if (this.#transport.bufferedBytes > this.#state.limits.maxBufferedBytes) this.#abort(this.#transport);
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
    const limit = this.#state.limits.maxMessageLength;
    for (const record of records) {
      if (record.length > limit) return this.close({ reason: 'Message too large' });
      this.#take(record);
    }
    if (rest.length > limit) this.close({ reason: 'Message too large' });
  }

  #take(record: string): void {
    if (this.isClosed) return;
    if (!this.isOpen) return this.#shakeHands(record);
    const message = readMessage(record);
    if (!message) this.close({ reason: 'Invalid message' });
    else if (message.kind === 'close') this.lose();
    else if (message.kind !== 'ignored') this.#state.dispatch(this, message);
  }

  #shakeHands(record: string): void {
    if (!this.#transport) return this.lose();
    const handshake = readHandshake(record);
    if (handshake?.isSupported) {
      this.#write(this.#transport, handshakeRecord);
      this.#phase = 'open';
      return this.#state.opened(this);
    }
    const error = handshake ? `Unsupported protocol ${handshake.asked}` : 'Handshake expected';
    this.#write(this.#transport, encodeHandshakeError(error));
    this.lose();
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
    for (const group of this.groups) this.#state.groups.remove(this, group);
    this.groups.clear();
    this.#transport?.end();
    this.#state.closed(this, wasOpen);
  }
}
