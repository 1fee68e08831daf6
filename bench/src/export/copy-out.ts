import type pg from 'pg';

/** What pg hands a query object while it copies; pg has no COPY of its own. */
interface CopyConnection {
  query(text: string): void;
}

class CopyOut {
  readonly text: string;
  readonly #resolve: (bytes: number) => void;
  readonly #reject: (error: Error) => void;
  #bytes = 0;
  #error: Error | undefined;

  constructor(text: string, resolve: (bytes: number) => void, reject: (error: Error) => void) {
    this.text = text;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: CopyConnection): void {
    connection.query(this.text);
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    this.#bytes += chunk.length;
  }

  handleCommandComplete(): void {
    // The answer that counts is ReadyForQuery: only then the connection is free.
  }

  handleError(error: Error): void {
    this.#error = error;
  }

  handleReadyForQuery(): void {
    if (this.#error) this.#reject(this.#error);
    else this.#resolve(this.#bytes);
  }
}

/** Runs `COPY … TO STDOUT` and throws away what comes. Returns how many bytes it was. */
export const copyOut = (client: pg.Client, text: string): Promise<number> =>
  new Promise((resolve, reject) => {
    client.query(new CopyOut(text, resolve, reject) as unknown as pg.Submittable);
  });
