import type { WebSocket } from 'ws';
import type { Transport } from './transport.ts';

const textFrame = { binary: false };
const normalClosure = 1000;

export class WebSocketTransport implements Transport {
  readonly takesPosts = false;
  readonly isLingering = false;
  readonly #socket: WebSocket;

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  get bufferedBytes(): number {
    return this.#socket.bufferedAmount;
  }

  send(record: Buffer): void {
    this.#socket.send(record, textFrame);
  }

  end(): void {
    this.#socket.close(normalClosure);
  }

  abort(): void {
    this.#socket.terminate();
  }
}
