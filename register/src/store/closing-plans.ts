import type { ClosingType } from '@tresen/domain/sales/closings';
import type { Store } from './open-store.ts';

/** A closing that a simulated register will make: it has its numbers already, as the receipts before and after it. */
export type ClosingPlan = Readonly<{
  type: ClosingType;
  /** `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. */
  period: string;
  /** When it is made, milliseconds since 1970. */
  at: number;
  zNumber: number;
  /** Of the security device that signs it. */
  transaction: number;
  signatureCounter: number;
}>;

export function addPlan(store: Store, plan: ClosingPlan): void {
  store.sql.run`insert into closing_plans (type, period, at, z_number, tse_transaction, tse_signature)
    values (${plan.type}, ${plan.period}, ${plan.at}, ${plan.zNumber}, ${plan.transaction},
      ${plan.signatureCounter})`;
}

export function hasPlan(store: Store, type: ClosingType, period: string): boolean {
  return store.sql.get`select 1 from closing_plans where type = ${type} and period = ${period}` !== undefined;
}

/** Whether a day of the month (`YYYY-MM`) or year (`YYYY`) has a closing, planned or made. */
export function hasDailyOf(store: Store, period: string): boolean {
  const like = `${period}-%`;
  return (
    store.sql.get`select 1 from closing_plans where type = 'daily' and period like ${like}
      union all select 1 from closings where type = 'daily' and business_day like ${like} limit 1` !==
    undefined
  );
}

export function findPlan(store: Store, type: ClosingType, zNumber: number): ClosingPlan | undefined {
  const row = store.sql.get`select * from closing_plans where type = ${type} and z_number = ${zNumber}`;
  return row === undefined ? undefined : planOf(row);
}

/** The next planned closing that can be made: of a day whose receipts are all there, of a period whose days are closed. */
export function nextDuePlan(store: Store): ClosingPlan | undefined {
  const row = store.sql.get`select * from closing_plans p where is_made = 0 and case type
      when 'daily' then not exists (select 1 from spans s where s.day = p.period and s.is_stored = 0)
      else not exists (select 1 from closing_plans d where d.type = 'daily' and d.is_made = 0
        and d.period between p.period || '-' and p.period || '-~')
      end
    order by type = 'yearly', type = 'monthly', period desc limit 1`;
  return row === undefined ? undefined : planOf(row);
}

/** Marks a plan as made. Call it in the transaction that keeps the closing. */
export function endPlan(store: Store, { type, period }: ClosingPlan): void {
  store.sql.run`update closing_plans set is_made = 1 where type = ${type} and period = ${period}`;
}

function planOf(row: Record<string, unknown>): ClosingPlan {
  return {
    type: String(row.type) as ClosingType,
    period: String(row.period),
    at: Number(row.at),
    zNumber: Number(row.z_number),
    transaction: Number(row.tse_transaction),
    signatureCounter: Number(row.tse_signature),
  };
}
