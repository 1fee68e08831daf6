import type { ServerResponse } from 'node:http';
import type { Transport } from './transport.ts';

/**
 * Long polling: the client always has one request open, which the next record answers. The keep-alive answers
 * it too, so a poll needs no timer of its own.
 */
export class LongPollingTransport implements Transport {
  readonly takesPosts = true;
  bufferedBytes = 0;
  #queue: Buffer[] = [];
  #poll: ServerResponse | undefined;

  get isLingering(): boolean {
    return this.#queue.length > 0;
  }

  /** Takes the client's next request; it is answered when there is something to say. */
  poll(response: ServerResponse): void {
    this.#answer();
    this.#poll = response;
    response.once('close', () => {
      if (this.#poll === response) this.#poll = undefined;
    });
    if (this.isLingering) this.#answer();
  }

  send(record: Buffer): void {
    this.#queue.push(record);
    this.bufferedBytes += record.length;
    // Records of one turn share an answer.
    if (this.#queue.length === 1) queueMicrotask(() => this.#answer());
  }

  end(): void {
    this.#answer();
  }

  abort(): void {
    this.#drain();
    this.#poll?.destroy();
  }

  #answer(): void {
    if (!this.#poll) return;
    answerPoll(this.#poll, this.#drain());
    this.#poll = undefined;
  }

  #drain(): Buffer {
    const records = Buffer.concat(this.#queue);
    this.#queue = [];
    this.bufferedBytes = 0;
    return records;
  }
}

/** Answers a poll. An empty answer is valid: the client polls again. */
export function answerPoll(response: ServerResponse, records: Buffer = Buffer.alloc(0)): void {
  response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(records);
}
