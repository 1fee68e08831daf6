import type pg from 'pg';

/** What pg hands a query object while it copies; pg has no COPY of its own. */
interface CopyConnection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

class CopyQuery {
  readonly text: string;
  readonly chunk: Buffer;
  readonly #resolve: () => void;
  readonly #reject: (error: Error) => void;
  #error: Error | undefined;

  constructor(text: string, chunk: Buffer, resolve: () => void, reject: (error: Error) => void) {
    this.text = text;
    this.chunk = chunk;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: CopyConnection): void {
    connection.query(this.text);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(this.chunk);
    connection.endCopyFrom();
  }

  handleCommandComplete(): void {
    // The answer that counts is ReadyForQuery: only then the connection is free.
  }

  handleError(error: Error): void {
    this.#error = error;
  }

  handleReadyForQuery(): void {
    if (this.#error) this.#reject(this.#error);
    else this.#resolve();
  }
}

/** Runs `COPY … FROM STDIN` with rows in PostgreSQL's text format. */
export const copyRows = (client: pg.Client, text: string, rows: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    client.query(new CopyQuery(text, rows, resolve, reject) as unknown as pg.Submittable);
  });

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** Rows in the text format of COPY. */
export const copyText = (rows: readonly (readonly unknown[])[]): Buffer =>
  Buffer.from(rows.map((row) => `${row.map(copyField).join('\t')}\n`).join(''));

function copyField(value: unknown): string {
  return value === null || value === undefined
    ? '\\N'
    : String(value).replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);
}
