import type { Row } from '../sheet-column.ts';

/** Rows in pages that are taken by several, one after the other. */
export interface CuttableRows {
  /** The next rows, at most so many. */
  take(max: number): AsyncGenerator<readonly Row[]>;
  /** Whether there is another one behind those that were taken. */
  hasMore(): Promise<boolean>;
}

/** Cuts a table where a sheet is full. */
export const cutRows = (pages: AsyncIterable<readonly Row[]>): CuttableRows => {
  const iterator = pages[Symbol.asyncIterator]();
  let rest: readonly Row[] = [];
  const hasMore = async (): Promise<boolean> => {
    while (rest.length === 0) {
      const { value, done } = await iterator.next();
      if (done) return false;
      rest = value;
    }
    return true;
  };
  async function* take(max: number) {
    let isTaken = false;
    try {
      for (let left = max; left > 0 && (await hasMore()); ) {
        const page = rest.slice(0, left);
        rest = rest.slice(left);
        left -= page.length;
        yield page;
      }
      isTaken = true;
    } finally {
      // Who stops in the middle takes no more at all: what is read is let go.
      if (!isTaken) await iterator.return?.();
    }
  }
  return { take, hasMore };
};
