import type { DayRange } from '@tresen/domain/kit/business-day';
import { type Receipt, receiptFacts } from '@tresen/domain/sales/receipts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../kit/db/pools.ts';
import { bytesBefore, maxBytesOfTexts } from '../list/receipt-texts.ts';
import { isAboutDays } from '../list/receipt-times.ts';
import type { ReceiptHead } from '../push/receipt-row.ts';
import { createRollUpSums, type RollUpSums } from './roll-up-sums.ts';

type StoredHead = Pick<
  ReceiptHead,
  'id' | 'ended' | 'day' | 'hour' | 'unit' | 'device' | 'register' | 'employee' | 'employee_name' | 'currency'
>;

/** A receipt as it is stored: where it counts, and its own text. */
export interface StoredContent extends StoredHead {
  readonly content: string;
}

// Parsing a page takes the processor from everybody else for some milliseconds.
const pageSize = 500;

/** A page of receipts with what their texts say. */
export type ReadPage = readonly { readonly head: StoredContent; readonly receipt: Receipt }[];

/**
 * What the receipts of the days add up to, read page by page.
 * @param look gets each page, for whoever needs more of the receipts
 */
export const sumsOfReceipts = async (
  tx: Tx,
  from: string,
  to: string,
  look: (page: ReadPage) => Promise<void> = async () => undefined,
): Promise<RollUpSums> => {
  const rollUp = createRollUpSums();
  let last: StoredContent | undefined;
  do {
    const read = await readPage(tx, { from, to }, last);
    for (const { head, receipt } of read) rollUp.add({ head, facts: receiptFacts(receipt) });
    await look(read);
    last = read.at(-1)?.head;
  } while (last);
  return rollUp.sums();
};

/**
 * A page of receipts of the days, in the order in which they ended, behind a place.
 * @param which what else is true of a receipt `r`
 */
export const readPage = async (
  tx: Tx,
  days: DayRange,
  after: StoredContent | undefined,
  which?: RawBuilder<unknown>,
): Promise<ReadPage> => {
  const { rows } = await pageAfter(days, after, which).execute(tx);
  return rows.map((head) => ({ head, receipt: JSON.parse(head.content) as Receipt }));
};

/** A table of figures with the column of its days or months, and the columns that a row is found by. */
interface RollUpTable {
  readonly table: string;
  readonly day: 'day' | 'month';
  readonly keys: readonly string[];
}

/** The roll-ups; the check and the rebuild go over all of them. */
export const rollUpTables = {
  sourceDay: { table: 'sales_source_day', day: 'day', keys: ['unit_id', 'day', 'device_id', 'employee_key'] },
  day: { table: 'sales_day', day: 'day', keys: ['unit_id', 'day'] },
  month: { table: 'sales_month', day: 'month', keys: ['unit_id', 'month'] },
  hour: { table: 'sales_hour', day: 'day', keys: ['unit_id', 'day', 'hour'] },
  articleMonth: { table: 'sales_article_month', day: 'month', keys: ['unit_id', 'month', 'article_key'] },
} as const satisfies Record<string, RollUpTable>;
export type RollUpName = keyof typeof rollUpTables;

/** A row of a roll-up; hours of a source's day are arrays. */
export type RollUpRow = Readonly<Record<string, string | number | readonly number[]>>;

/** The rows of a roll-up of whole months. */
export const storedRows = async (
  tx: Tx,
  name: RollUpName,
  from: string,
  to: string,
): Promise<RollUpRow[]> => {
  const { table, day } = rollUpTables[name];
  const { rows } = await sql<RollUpRow>`
    select * from ${sql.table(table)}
    where tenant_id = (select current_tenant()) and ${sql.ref(day)} between ${from} and ${to}`.execute(tx);
  return rows;
};

/** Takes the figures of whole months away. */
export const removeFigures = async (tx: Tx, from: string, to: string): Promise<void> => {
  for (const { table, day } of Object.values(rollUpTables)) {
    await sql`delete from ${sql.table(table)}
      where tenant_id = (select current_tenant()) and ${sql.ref(day)} between ${from} and ${to}`.execute(tx);
  }
};

/** Adds sums to all roll-ups, as a push does. */
export const addSales = async (tx: Tx, { parts, articles }: RollUpSums): Promise<void> => {
  if (parts.length === 0) return;
  await sql`select add_sales((select current_tenant()), ${JSON.stringify(parts)}::json,
    ${JSON.stringify(articles)}::json)`.execute(tx);
};

/**
 * The next receipts of some days, in the order of time.
 * @param which what else is true of a receipt `r`
 */
export function pageAfter(
  days: DayRange,
  after: Pick<StoredContent, 'ended' | 'id'> | undefined,
  which: RawBuilder<unknown> = sql`true`,
) {
  return sql<StoredContent>`
    select id, ended_at::text ended, day, hour, unit, device, register, employee, employee_name, currency, content from (
      select r.id, r.ended_at, r.biz_day as day, r.biz_hour as hour, r.unit_id unit, r.device_id device, r.register_name register,
        r.employee_key employee, r.employee_name, r.currency, r.content, ${bytesBefore} bytes_before from receipts r
      where r.tenant_id = (select current_tenant()) and ${which} and r.biz_day between ${days.from} and ${days.to}
        and ${isAboutDays(sql`r.ended_at`, days, after && 'up')}
        and (r.ended_at, r.id) > (${after?.ended ?? '-infinity'}::timestamptz,
          ${after?.id ?? '00000000-0000-0000-0000-000000000000'}::uuid)
      order by r.ended_at, r.id limit ${pageSize}) page
    where bytes_before < ${maxBytesOfTexts} order by page.ended_at, id`;
}
