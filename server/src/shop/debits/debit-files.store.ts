import type { DebitState, ReturnReason } from '@tresen/domain/shop/debits';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** A file for the bank, without what is in it. */
export interface DebitFileRow {
  readonly id: string;
  readonly number: string;
  /** `YYYY-MM-DD` */
  readonly collectOn: string;
  readonly debitCount: number;
  /** Cents. */
  readonly total: number;
  readonly madeByName: string;
  readonly madeAt: Date;
  readonly withdrawnAt: Date | null;
  readonly withdrawnByName: string | null;
  /** How many of its debits came back. */
  readonly returnedCount: number;
}

const columns = sql`f.id, f.number, f.collect_on::text "collectOn", f.debit_count "debitCount", f.total,
  f.made_by_name "madeByName", f.made_at "madeAt", f.withdrawn_at "withdrawnAt", f.withdrawn_by_name "withdrawnByName",
  (select count(*)::int from shop_debits d where d.tenant_id = f.tenant_id and d.file_id = f.id
    and d.state = 'returned') "returnedCount"`;

const isOwn = sql`f.tenant_id = (select current_tenant())`;

/** A page of files, the newest first; one row more than asked tells of a next page. */
export const debitFilePage = async (
  tx: Tx,
  first: number,
  after: { readonly at: Date; readonly id: string } | undefined,
): Promise<readonly DebitFileRow[]> => {
  const behind = after ? sql`and (f.made_at, f.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<DebitFileRow>`select ${columns} from shop_debit_files f where ${isOwn} ${behind}
    order by f.made_at desc, f.id desc limit ${first + 1}`.execute(tx);
  return rows;
};

/** How many files the tenant of the transaction has made. */
export const countDebitFiles = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from shop_debit_files f where ${isOwn}`.execute(tx);
  return rows[0]?.count ?? 0;
};

/** A file of the tenant of the transaction. */
export const findDebitFile = async (tx: Tx, id: string): Promise<DebitFileRow | undefined> => {
  const { rows } =
    await sql<DebitFileRow>`select ${columns} from shop_debit_files f where ${isOwn} and f.id = ${id}`.execute(
      tx,
    );
  return rows[0];
};

/** The same, held until the transaction ends. */
export const holdDebitFile = async (tx: Tx, id: string): Promise<DebitFileRow | undefined> => {
  await sql`select from shop_debit_files f where ${isOwn} and f.id = ${id} for update`.execute(tx);
  return findDebitFile(tx, id);
};

/** A file that was made with a key, and the orders in it. */
export const findFileByKey = async (
  tx: Tx,
  key: string,
): Promise<{ readonly id: string; readonly orderIds: readonly string[] } | undefined> => {
  const { rows } = await sql<{ id: string; orderIds: readonly string[] }>`
    select f.id, array(select d.order_id from shop_debits d where d.tenant_id = f.tenant_id and d.file_id = f.id)
      "orderIds"
    from shop_debit_files f where ${isOwn} and f.key = ${key}`.execute(tx);
  return rows[0];
};

/** A debit of a file. */
export interface DebitOfFile {
  readonly id: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly buyerName: string;
  readonly holder: string;
  readonly ibanEnd: string;
  /** Cents. */
  readonly amount: number;
  readonly attempt: number;
  readonly state: DebitState;
  readonly returnReason: ReturnReason | null;
}

/** The debits of a file, in the order of their orders. */
export const listDebitsOfFile = async (tx: Tx, fileId: string): Promise<readonly DebitOfFile[]> => {
  const { rows } = await sql<DebitOfFile>`
    select d.id, d.order_id "orderId", o.number "orderNumber", o.buyer_name "buyerName", o.payment ->> 'holder' holder,
      o.payment ->> 'ibanEnd' "ibanEnd", d.amount, d.attempt, d.state, d.return_reason "returnReason"
    from shop_debits d join shop_orders o on o.tenant_id = d.order_tenant_id and o.id = d.order_id
    where d.tenant_id = (select current_tenant()) and d.file_id = ${fileId} order by o.placed_at, o.id`.execute(
    tx,
  );
  return rows;
};

/** The sealed content of a file; undefined for one of somebody else. */
export const readSealedContent = async (tx: Tx, id: string): Promise<string | undefined> => {
  const { rows } = await sql<{ content: string }>`
    select sealed_content content from shop_debit_files f where ${isOwn} and f.id = ${id}`.execute(tx);
  return rows[0]?.content;
};

/** `L-<year>-<number>`, unbroken within a year; whoever makes another file waits until this one is stored. */
export const takeFileNumber = async (tx: Tx, tenantId: string, at: Date): Promise<string> => {
  const { rows } = await sql<{ number: string }>`
    insert into shop_debit_counters as c (tenant_id, year, last)
    values (${tenantId}, extract(year from ${at}::timestamptz at time zone 'Europe/Berlin')::int, 1)
    on conflict (tenant_id, year) do update set last = c.last + 1
    returning 'L-' || year || '-' || case when last < 100000 then lpad(last::text, 5, '0') else last::text end number`.execute(
    tx,
  );
  return rows[0]?.number ?? '';
};

/** A file as it is stored. */
export interface NewDebitFile {
  readonly id: string;
  readonly number: string;
  readonly key: string;
  readonly collectOn: string;
  readonly debitCount: number;
  readonly total: number;
  readonly sealedContent: string;
  readonly madeBy: string;
  readonly madeByName: string;
  readonly madeAt: Date;
}

export const insertDebitFile = async (tx: Tx, tenantId: string, file: NewDebitFile): Promise<void> => {
  await sql`insert into shop_debit_files (tenant_id, id, number, key, collect_on, debit_count, total, sealed_content,
      made_by, made_by_name, made_at)
    values (${tenantId}, ${file.id}, ${file.number}, ${file.key}, ${file.collectOn}, ${file.debitCount}, ${file.total},
      ${file.sealedContent}, ${file.madeBy}, ${file.madeByName}, ${file.madeAt})`.execute(tx);
};

/** Takes a file back: what stands in it and did not come back may be collected anew. */
export const withdrawFile = async (tx: Tx, id: string, byName: string, at: Date): Promise<void> => {
  await sql`update shop_debit_files f set withdrawn_at = ${at}, withdrawn_by_name = ${byName}
    where ${isOwn} and f.id = ${id}`.execute(tx);
  await sql`update shop_debits set state = 'withdrawn'
    where tenant_id = (select current_tenant()) and file_id = ${id} and state = 'collected'`.execute(tx);
};

/** The buyers whose orders stand in a file. */
export const buyersOfFile = async (tx: Tx, id: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ buyer: string }>`select distinct order_tenant_id buyer from shop_debits
    where tenant_id = (select current_tenant()) and file_id = ${id}`.execute(tx);
  return rows.map(({ buyer }) => buyer);
};
