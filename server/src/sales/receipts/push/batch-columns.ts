import { createRollUpSums } from '../roll-ups/roll-up-sums.ts';
import { createCounterRuns } from './counter-runs.ts';
import { readColumns } from './receipt-record.ts';
import type { ReceiptColumns, ReceiptHead, ReceiptRow } from './receipt-row.ts';

/** All receipts of one statement with what they add to the roll-ups, as JSON for `ingest_receipts`. */
export interface BatchColumns {
  readonly heads: string;
  readonly parts: string;
  readonly articles: string;
  readonly runs: string;
}

/** Gathers columns while a batch is read, so that what was read of a receipt is let go before the next one. */
export const createBatchColumns = () => {
  const heads: ReceiptHead[] = [];
  const rollUp = createRollUpSums();
  const counters = createCounterRuns();
  return {
    add: (columns: ReceiptColumns): void => {
      heads.push(columns.head);
      rollUp.add(columns);
      counters.add(columns.head);
    },
    columns: (): BatchColumns => {
      const { parts, articles } = rollUp.sums();
      return {
        heads: JSON.stringify(heads),
        parts: JSON.stringify(parts),
        articles: JSON.stringify(articles),
        runs: JSON.stringify(counters.runs()),
      };
    },
  };
};

/** The columns of rows that share a statement otherwise than they came: each is read again. */
export const columnsOf = (rows: readonly ReceiptRow[]): BatchColumns => {
  const gathered = createBatchColumns();
  for (const row of rows) gathered.add(readColumns(row));
  return gathered.columns();
};
