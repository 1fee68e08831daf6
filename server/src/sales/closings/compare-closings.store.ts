import type { Closing, ClosingComparison } from '@tresen/domain/sales/closings';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { bytesBefore, maxBytesOfTexts } from '../receipts/index.ts';

/** A closing with what is needed to compare it. */
export interface ComparableClosing {
  readonly id: string;
  readonly unitId: string;
  readonly deviceId: string;
  readonly zone: string;
  readonly periodFrom: Date;
  readonly periodTo: Date;
  readonly firstNumber: number | null;
  readonly lastNumber: number | null;
  readonly closing: Closing;
}

/** The closing to compare; its own text is read, which the contract fits. */
export const comparableClosing = async (tx: Tx, id: string): Promise<ComparableClosing | undefined> => {
  const { rows } = await sql<Omit<ComparableClosing, 'closing'> & { readonly content: string }>`
    select c.id, c.unit_id "unitId", c.device_id "deviceId", u.zone, c.period_from "periodFrom",
      c.period_to "periodTo", c.first_number "firstNumber", c.last_number "lastNumber", c.content
    from closings c join organization_units u on u.tenant_id = c.tenant_id and u.id = c.unit_id
    where c.tenant_id = (select current_tenant()) and c.id = ${id}`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  const { content, ...rest } = row;
  return { ...rest, closing: JSON.parse(content) as Closing };
};

/** Where a page of receipts ended. */
export interface ReceiptPlace {
  readonly endedAt: Date;
  readonly id: string;
}

/**
 * Receipts of a register from the first to the last of a Z period (contract 18), in the order in which they ended. Times
 * have milliseconds, so of receipts that ended in the same one the numbers decide. Behind the last one comes an empty page.
 */
export const receiptsOfPeriod = async (
  tx: Tx,
  { deviceId, periodFrom, periodTo, firstNumber, lastNumber }: ComparableClosing,
  after: ReceiptPlace | undefined,
  limit: number,
): Promise<{ readonly receipts: readonly Receipt[]; readonly last: ReceiptPlace | undefined }> => {
  // Behind a place, the period's begin as well would have all pages before walked through again.
  const begin = after
    ? sql`(r.ended_at, r.id) > (${after.endedAt}::timestamptz, ${after.id}::uuid)`
    : sql`r.ended_at >= ${periodFrom}`;
  const numbers =
    firstNumber !== null && lastNumber !== null && firstNumber <= lastNumber
      ? sql`and r.number between ${firstNumber} and ${lastNumber}`
      : sql``;
  const { rows } = await sql<{ id: string; endedAt: Date; content: string }>`
    select id, "endedAt", content from (
      select r.id, r.ended_at "endedAt", r.content, ${bytesBefore} bytes_before from receipts r
      where r.tenant_id = (select current_tenant()) and r.device_id = ${deviceId}
        and ${begin} and r.ended_at <= ${periodTo} ${numbers}
      order by r.ended_at, r.id limit ${limit}) page
    where bytes_before < ${maxBytesOfTexts} order by "endedAt", id`.execute(tx);
  return { receipts: rows.map(({ content }) => JSON.parse(content) as Receipt), last: rows.at(-1) };
};

/** Daily closings of a register with these Z numbers behind the last one that was read. */
export const dailiesOf = async (
  tx: Tx,
  deviceId: string,
  zNumbers: readonly number[],
  after: number,
  limit: number,
): Promise<{ readonly dailies: readonly Closing[]; readonly last: number | undefined }> => {
  const { rows } = await sql<{ zNumber: number; content: string }>`
    select c.z_number "zNumber", c.content from closings c
    where c.tenant_id = (select current_tenant()) and c.device_id = ${deviceId} and c.type = 'daily'
      and c.z_number = any (${zNumbers}) and c.z_number > ${after}
    order by c.z_number limit ${limit}`.execute(tx);
  return {
    dailies: rows.map(({ content }) => JSON.parse(content) as Closing),
    last: rows.length === limit ? rows.at(-1)?.zNumber : undefined,
  };
};

/** Notes what a comparison that began at this time has found. */
export const noteComparison = async (
  tx: Tx,
  id: string,
  { state, missing, differing, figures }: ClosingComparison,
  at: Date,
): Promise<void> => {
  await sql`update closings set state = ${state}, checked_at = ${at}, missing = ${missing},
      differing = ${differing}, figures = ${JSON.stringify(figures)}::json
    where tenant_id = (select current_tenant()) and id = ${id}`.execute(tx);
};

/** A closing of any tenant that is to be compared. */
export interface ClosingToCompare {
  readonly tenantId: string;
  readonly closingId: string;
}

/** Closings of all tenants that nobody has compared yet, or whose missing receipts have come. */
export const closingsToCompare = async (tx: Tx, limit: number): Promise<readonly ClosingToCompare[]> => {
  const { rows } = await sql<ClosingToCompare>`
    select tenant_id "tenantId", closing_id "closingId" from closings_to_compare(${limit})`.execute(tx);
  return rows;
};
