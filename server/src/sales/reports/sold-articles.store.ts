import type { Day } from '@tresen/domain/kit/business-day';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { bytesBefore, maxBytesOfTexts } from '../receipts/index.ts';
import { conditions, type ReceiptSide } from './report-receipts.store.ts';

/** A receipt with the keys of what it sold. */
export interface SoldRow {
  readonly id: string;
  readonly day: Day;
  /** As JSON; null where the receipt is older than the column. */
  readonly sold: string | null;
}

/** What narrows the receipts of some days. */
export type SoldSide = Omit<ReceiptSide, 'which'>;

const textsAtOnce = 500;

/** The newest receipts, up to a number. */
export const newestSold = async (tx: Tx, side: SoldSide, max: number): Promise<readonly SoldRow[]> => {
  const { rows } = await sql<SoldRow>`
    select r.id, r.biz_day::text as day, r.sold from receipts r where ${conditions(side)}
    order by r.ended_at desc, r.id desc limit ${max}`.execute(tx);
  return rows;
};

interface ReceiptText {
  readonly id: string;
  readonly content: string;
}

/** The texts of receipts, a few megabytes at a time. */
export async function* textsOf(tx: Tx, ids: readonly string[]): AsyncGenerator<ReceiptText> {
  let rest = ids;
  while (rest.length > 0) {
    const wanted = rest.slice(0, textsAtOnce);
    const { rows } = await sql<ReceiptText>`
      select id, content from (
        select r.id, r.content, ${bytesBefore} bytes_before from receipts r
        where r.tenant_id = (select current_tenant()) and r.id = any (${wanted}::uuid[])) page
      where bytes_before < ${maxBytesOfTexts}`.execute(tx);
    yield* rows;
    const read = new Set(rows.map(({ id }) => id));
    rest = [...wanted.filter((id) => !read.has(id) && rows.length > 0), ...rest.slice(textsAtOnce)];
  }
}
