import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** Money of a branch that somebody may want to hear of; cents. */
interface MoneyOfBranch {
  readonly tenantId: string;
  readonly unitId: string;
  readonly unitName: string;
  readonly zone: string;
  readonly currency: 'EUR' | 'CHF';
  readonly amount: number;
  readonly day: string;
}

export interface CashDifference extends MoneyOfBranch {
  readonly closingId: string;
  readonly registerName: string;
  readonly madeAt: Date;
}

export interface CancelledByEmployee extends MoneyOfBranch {
  readonly employeeKey: string;
  readonly employeeName: string;
}

/** A receipt of which something is cancelled, with its text. */
export interface CancelledReceipt extends Omit<MoneyOfBranch, 'amount'> {
  readonly receiptId: string;
  readonly registerName: string;
  readonly employeeName: string;
  readonly number: number;
  readonly endedAt: Date;
  readonly content: string;
}

/** Under the system role: daily closings that came since a moment, of all tenants. */
export const cashDifferences = async (tx: Tx, since: Date): Promise<readonly CashDifference[]> => {
  const { rows } = await sql<CashDifference>`
    select tenant_id "tenantId", unit_id "unitId", closing_id "closingId", register_name "registerName",
      unit_name "unitName", zone, currency, amount, day, made_at "madeAt"
    from cash_differences(${since}, 1)`.execute(tx);
  return rows;
};

/** Under the system role: what employees have cancelled on each day from a day on, of all tenants. */
export const cancelledByEmployees = async (tx: Tx, from: string): Promise<readonly CancelledByEmployee[]> => {
  const { rows } = await sql<CancelledByEmployee>`
    select tenant_id "tenantId", unit_id "unitId", unit_name "unitName", zone, currency, day,
      employee_key "employeeKey", employee_name "employeeName", amount
    from cancelled_by_employees(${from}::date, 1)`.execute(tx);
  return rows;
};

/** Under the system role: receipts with something cancelled that came since a moment, by their tenants. */
export const cancelledReceipts = async (
  tx: Tx,
  since: Date,
  endedSince: Date,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { rows } = await sql<{ tenantId: string; receiptId: string }>`
    select tenant_id "tenantId", receipt_id "receiptId" from cancelled_receipts(${since}, ${endedSince})`.execute(
    tx,
  );
  const tenants = Map.groupBy(rows, ({ tenantId }) => tenantId);
  return new Map([...tenants].map(([id, own]) => [id, own.map(({ receiptId }) => receiptId)]));
};

/** Receipts of the tenant whose transaction it is. */
export const readCancelled = async (
  tx: Tx,
  receiptIds: readonly string[],
): Promise<readonly CancelledReceipt[]> => {
  const { rows } = await sql<CancelledReceipt>`
    select r.tenant_id "tenantId", r.unit_id "unitId", u.name "unitName", u.zone, r.currency, r.biz_day "day",
      r.id "receiptId", r.register_name "registerName", coalesce(r.employee_name, '') "employeeName", r.number,
      r.ended_at "endedAt", r.content
    from receipts r join organization_units u on u.tenant_id = r.tenant_id and u.id = r.unit_id
    where r.tenant_id = (select current_tenant()) and r.id = any (${[...receiptIds]}::uuid[])
    order by r.id`.execute(tx);
  return rows;
};
