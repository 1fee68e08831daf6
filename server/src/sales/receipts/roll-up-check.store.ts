import { type Receipt, receiptFacts } from '@tresen/domain/sales/receipts';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { createRollUpSums, type RollUpSums } from './roll-up-sums.ts';

interface StoredContent {
  readonly id: string;
  readonly ended: string;
  readonly day: string;
  readonly hour: number;
  readonly unit: string;
  readonly content: string;
}

// Parsing a page takes the processor from everybody else for some milliseconds.
const pageSize = 500;

/** Lets the transaction see the database as it is now, whatever is pushed meanwhile. Comes before any other statement. */
export const seeOneMoment = async (tx: Tx): Promise<void> => {
  await sql`set transaction isolation level repeatable read, read only`.execute(tx);
};

const page = async (tx: Tx, from: string, to: string, after: StoredContent | undefined) => {
  const { rows } = await sql<StoredContent>`
    select id, ended_at::text ended, biz_day as day, biz_hour as hour, unit_id unit, content from receipts
    where tenant_id = (select current_tenant()) and biz_day between ${from} and ${to}
      and ended_at between ${from}::date - interval '1 day' and ${to}::date + interval '3 days'
      and (ended_at, id) > (${after?.ended ?? '-infinity'}::timestamptz,
        ${after?.id ?? '00000000-0000-0000-0000-000000000000'}::uuid)
    order by ended_at, id limit ${pageSize}`.execute(tx);
  return rows;
};

/** The roll-ups of the days, summed again from the receipts themselves, page by page. */
export const sumsOfReceipts = async (tx: Tx, from: string, to: string): Promise<RollUpSums> => {
  const rollUp = createRollUpSums();
  let last: StoredContent | undefined;
  do {
    const rows = await page(tx, from, to, last);
    for (const row of rows) {
      rollUp.add({ head: row, facts: receiptFacts(JSON.parse(row.content) as Receipt) });
    }
    last = rows.length === pageSize ? rows.at(-1) : undefined;
  } while (last);
  return rollUp.sums();
};

/** The roll-ups of the days as they are stored. Articles are kept by month, so those of the touched months come. */
export const storedSums = async (tx: Tx, from: string, to: string): Promise<RollUpSums> => ({
  days: await tx
    .selectFrom('sales_day')
    .select(['day', 'unit_id as unit', 'receipts', 'customers', 'turnover', 'net', 'tax', 'cash', 'card'])
    .select(['digital', 'other', 'discounts', 'cancelled'])
    .where(sql`day`, '>=', from)
    .where(sql`day`, '<=', to)
    .execute(),
  hours: await tx
    .selectFrom('sales_hour')
    .select(['day', 'unit_id as unit', 'hour', 'receipts', 'turnover'])
    .where(sql`day`, '>=', from)
    .where(sql`day`, '<=', to)
    .execute(),
  articles: await tx
    .selectFrom('sales_article_month')
    .select(['month', 'unit_id as unit', 'article_key as key', 'name', 'quantity', 'turnover'])
    .where(sql`month`, '>=', `${from.slice(0, 7)}-01`)
    .where(sql`month`, '<=', to)
    .execute(),
});
