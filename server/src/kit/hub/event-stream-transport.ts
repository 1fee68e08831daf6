import type { ServerResponse } from 'node:http';
import type { Transport } from './transport.ts';

const headers = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-cache, no-store',
  // Proxies like nginx would hold events back.
  'x-accel-buffering': 'no',
};

/** Server-sent events: one endless response. JSON has no raw line breaks, so one `data:` line holds a record. */
export class EventStreamTransport implements Transport {
  readonly takesPosts = true;
  readonly isLingering = false;
  readonly #response: ServerResponse;

  constructor(response: ServerResponse) {
    this.#response = response;
    response.writeHead(200, headers);
    response.write(':\r\n\r\n');
  }

  get bufferedBytes(): number {
    return this.#response.writableLength;
  }

  send(record: Buffer): void {
    this.#response.cork();
    this.#response.write('data: ');
    this.#response.write(record);
    this.#response.write('\r\n\r\n');
    this.#response.uncork();
  }

  end(): void {
    this.#response.end();
  }

  abort(): void {
    this.#response.destroy();
  }
}
