import { setImmediate } from 'node:timers/promises';
import type { AuditEvent } from '@tresen/domain/account/audit-log';
import type { ExportLanguage } from '@tresen/domain/kit/exports';
import type { Ctx } from '../context/index.ts';
import type { Tx } from '../db/pools.ts';
import type { Row, SheetColumn } from '../sheets/index.ts';

/** What of a list is wanted, as its own field of the API is asked for it. */
export interface AskedExport {
  readonly tenantId: string;
  /** Not looked at yet. */
  readonly filter: unknown;
  readonly sort: string;
  /** Names of columns, parted by commas; those of the list where there are none. */
  readonly columns: string;
  readonly language: ExportLanguage;
  /** Of the times that belong to no branch. */
  readonly zone: string;
  /** When somebody saw the list, in milliseconds since 1970. */
  readonly now: number;
}

/** Some rows of the file, and for how many of what the list counts they stand. */
export interface ExportPage {
  readonly rows: readonly Row[];
  readonly counted: number;
}

/** A list that is ready to be written: what was asked for is checked. */
export interface OpenExport {
  readonly columns: readonly SheetColumn[];
  /** How many the list counts, exactly; `most` at most, where somebody wants no more than that. */
  count(tx: Tx, max?: number): Promise<number>;
  /** All of them in the list's order, by keyset or by a cursor. The transaction is one moment for all pages and for the count. */
  pages(tx: Tx): AsyncIterable<ExportPage>;
}

/** A list, a report or a widget that can be taken along as a file. An area describes it; `app` puts them together. */
export interface ExportSource {
  /** In addresses and in the API: `receipts`. */
  readonly name: string;
  /** The root field that shows it, by its name in the access table: who may look at it may take it along. */
  readonly field: string;
  /** Of the file and its sheet. */
  readonly title: Readonly<Record<ExportLanguage, string>>;
  /** How the audit log calls it, where it is more than a file. */
  readonly event?: Extract<AuditEvent, { readonly action: 'export' }> | undefined;
  /** What the list itself asks beyond the access table. @throws {AppError} FORBIDDEN */
  readonly admit?: (ctx: Ctx) => void;
  /** @throws {AppError} INVALID_INPUT for a filter, an order or columns that the list does not know */
  readonly open: (asked: AskedExport) => OpenExport;
}

/**
 * Pages of a list, by keyset, the next of which is read while one is written.
 * @param read up to `size` rows behind one of the list
 */
export async function* keysetPages<T>(
  size: number,
  read: (after: T | undefined) => Promise<readonly T[]>,
): AsyncGenerator<readonly T[]> {
  for (let reading: Promise<readonly T[]> | undefined = read(undefined); reading; ) {
    const page: readonly T[] = await reading;
    const last = page.at(-1);
    reading = page.length < size || last === undefined ? undefined : read(last);
    // It is awaited above; whoever stops before that does not ask how it ended.
    reading?.catch(() => undefined);
    // Only what has left this process is worked on meanwhile: the statement goes out some steps after it was asked for.
    if (reading) await setImmediate();
    yield page;
  }
}
