import {
  type NumberedCompany,
  type PrintedNumbers,
  printedNumbersOf,
} from '@tresen/domain/master-data/companies';
import { sql } from 'kysely';
import type { Tx } from '../../../kit/db/pools.ts';
import { columns, joins, type ReceiptRow } from '../list/receipt-list.store.ts';

/** A receipt with what its page shows. */
export interface StoredReceipt extends ReceiptRow {
  readonly start: Date;
  readonly receivedAt: Date;
  readonly deviceId: string;
  readonly country: string;
  readonly content: string;
  /** 0 while nobody wrote anything at it. */
  readonly version: number;
  readonly customerId: string | null;
  readonly customerName: string | null;
}

/** One receipt with what the register sent, to the byte, and what people wrote at it. */
export const findReceipt = async (tx: Tx, id: string): Promise<StoredReceipt | undefined> => {
  const { rows } = await sql<StoredReceipt>`
    select ${columns}, r.started_at as "start", r.received_at "receivedAt", r.device_id "deviceId", r.content,
      u.country, coalesce(a.version, 0) as version, a.customer_id "customerId", a.customer_name "customerName"
    from receipts r ${joins}
    where r.tenant_id = (select current_tenant()) and r.id = ${id}`.execute(tx);
  return rows[0];
};

/** A receipt that another one names, or that names it. */
export interface LinkedReceipt {
  readonly id: string;
  readonly number: number;
  readonly type: string;
  readonly end: Date;
  readonly zone: string;
  readonly gross: number;
  readonly currency: string;
}

const linkedColumns = sql`r.id, r.number, r.type, r.ended_at as "end", u.zone, r.gross, r.currency`;
const withUnit = sql`receipts r join organization_units u on u.tenant_id = r.tenant_id and u.id = r.unit_id`;

const maxLinked = 50;

/** The receipts that refer to one: its cancellation, its payment. */
export const receiptsReferringTo = async (tx: Tx, id: string): Promise<LinkedReceipt[]> => {
  const { rows } = await sql<LinkedReceipt>`
    select ${linkedColumns} from ${withUnit}
    where r.tenant_id = (select current_tenant()) and r.refers_to = ${id}
    order by r.ended_at, r.id limit ${maxLinked}`.execute(tx);
  return rows;
};

/** The receipts of these ids, as far as the tenant has them. */
export const receiptsOfIds = async (tx: Tx, ids: readonly string[]): Promise<LinkedReceipt[]> => {
  const { rows } = await sql<LinkedReceipt>`
    select ${linkedColumns} from ${withUnit}
    where r.tenant_id = (select current_tenant()) and r.id = any (${ids.slice(0, maxLinked)}::uuid[])
    order by r.ended_at, r.id`.execute(tx);
  return rows;
};

/** A receipt's place among those of its register. */
export interface RegisterPlace {
  readonly id: string;
  readonly deviceId: string;
  readonly end: Date;
}

/** The receipts right before and after one at its register. */
export const registerNeighbours = async (tx: Tx, place: RegisterPlace) => ({
  previousId: await besideOnRegister(tx, place, true),
  nextId: await besideOnRegister(tx, place, false),
});

/** So far a signed neighbour of the same device is looked for: training and orders may lie between. */
const maxSkipped = 20;

/** The text of the nearest receipt of a register that the same device signed. */
export const signedNeighbour = async (
  tx: Tx,
  { id, deviceId, end }: RegisterPlace,
  serial: string,
  isBefore: boolean,
): Promise<string | undefined> => {
  const way = sql.raw(isBefore ? 'desc' : 'asc');
  const { rows } = await sql<{ content: string }>`
    select content from (
      select r.content, r.tse_serial, r.ended_at, r.id from receipts r
      where r.tenant_id = (select current_tenant()) and r.device_id = ${deviceId}
        and (r.ended_at, r.id) ${sql.raw(isBefore ? '<' : '>')} (${end.toISOString()}::timestamptz, ${id}::uuid)
      order by r.ended_at ${way}, r.id ${way} limit ${maxSkipped}) beside
    where tse_serial = ${serial} order by ended_at ${way}, id ${way} limit 1`.execute(tx);
  return rows[0]?.content;
};

/** The daily closing that a receipt is in; undefined while it has not come. */
export const closingOf = async (
  tx: Tx,
  { deviceId, zNumber, end }: Pick<StoredReceipt, 'deviceId' | 'zNumber' | 'end'>,
): Promise<{ readonly id: string; readonly zNumber: number } | undefined> => {
  const { rows } = await sql<{ id: string; zNumber: number }>`
    select c.id, c.z_number "zNumber" from closings c
    where c.tenant_id = (select current_tenant()) and c.device_id = ${deviceId} and c.type = 'daily'
      and c.period_to >= ${end.toISOString()}::timestamptz and c.period_from <= ${end.toISOString()}::timestamptz
      and (${zNumber}::bigint is null or c.z_number = ${zNumber})
    order by c.period_to limit 1`.execute(tx);
  return rows[0];
};

/** Who sells in a branch: what a printed receipt has to name. */
export interface Seller extends PrintedNumbers {
  readonly name: string;
  readonly address: string | null;
  readonly zipCode: string | null;
  readonly city: string | null;
}

/** The company of a branch: one of its own before one of all branches; undefined where none is known. */
export const sellerOf = async (tx: Tx, unitId: string): Promise<Seller | undefined> => {
  const { rows } = await sql<Omit<Seller, keyof PrintedNumbers> & NumberedCompany>`
    select name, nullif(concat_ws(', ', address, additional_address), '') as address, zip_code "zipCode", city,
      country, state, tax_number "taxNumber", tax_id "taxId", sales_tax_id "salesTaxId"
    from companies
    where tenant_id = (select current_tenant()) and status = 1
      and (unit_ids is null or unit_ids @> array[${unitId}::uuid])
    order by unit_ids is null, name_key, id limit 1`.execute(tx);
  const [company] = rows;
  if (!company) return undefined;
  const { name, address, zipCode, city } = company;
  return { name, address, zipCode, city, ...printedNumbersOf(company) };
};

async function besideOnRegister(
  tx: Tx,
  { id, deviceId, end }: RegisterPlace,
  isBefore: boolean,
): Promise<string | null> {
  const way = sql.raw(isBefore ? 'desc' : 'asc');
  const { rows } = await sql<{ id: string }>`
    select r.id from receipts r
    where r.tenant_id = (select current_tenant()) and r.device_id = ${deviceId}
      and (r.ended_at, r.id) ${sql.raw(isBefore ? '<' : '>')} (${end.toISOString()}::timestamptz, ${id}::uuid)
    order by r.ended_at ${way}, r.id ${way} limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}
