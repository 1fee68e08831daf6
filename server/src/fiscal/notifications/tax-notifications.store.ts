import type { NotificationContent, ReportState, TaskState } from '@tresen/domain/fiscal/notifications';
import type { ValidationState } from '@tresen/domain/fiscal/security-devices';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** A notification, as it was checked last or as it was sent. */
export interface TaxNotification {
  readonly id: string;
  readonly unitId: string;
  readonly reportState: ReportState;
  readonly validationState: ValidationState;
  readonly taskState: TaskState;
  readonly content: NotificationContent;
  readonly createdAt: Date;
  readonly createdByName: string;
  readonly sentOn: string | null;
  readonly concludedAt: Date | null;
  readonly concludedByName: string | null;
  readonly transferTicket: string | null;
  readonly note: string | null;
  readonly receiptName: string | null;
  readonly version: number;
}

const columns = sql`n.id, n.unit_id "unitId", n.report_state "reportState", n.validation_state "validationState",
  n.task_state "taskState", n.content, n.created_at "createdAt", n.created_by_name "createdByName",
  to_char(n.sent_on, 'YYYY-MM-DD') "sentOn", n.concluded_at "concludedAt", n.concluded_by_name "concludedByName",
  n.transfer_ticket "transferTicket", n.note, r.name "receiptName", n.version`;
const receipt = sql`left join tax_receipts r on r.tenant_id = n.tenant_id and r.notification_id = n.id`;

/** Of each branch what is open, and what was sent last; of a single one all, newest first. */
export const findNotifications = async (tx: Tx, unitId?: string): Promise<readonly TaxNotification[]> => {
  const { rows } = unitId
    ? await sql<TaxNotification>`select ${columns} from tax_notifications n ${receipt}
        where n.unit_id = ${unitId} order by n.created_at desc, n.id`.execute(tx)
    : await sql<TaxNotification>`select distinct on (n.unit_id, n.report_state = 3) ${columns}
        from tax_notifications n ${receipt}
        order by n.unit_id, n.report_state = 3, n.created_at desc, n.id`.execute(tx);
  return rows;
};

/** One, held for a change if told. */
export const findNotification = async (
  tx: Tx,
  id: string,
  isHeld = false,
): Promise<TaxNotification | undefined> => {
  const { rows } = await sql<TaxNotification>`select ${columns} from tax_notifications n ${receipt}
    where n.id = ${id} ${isHeld ? sql`for update of n` : sql``}`.execute(tx);
  return rows[0];
};

/** A notification that was just made or checked. */
export interface CheckedNotification {
  readonly id: string;
  readonly unitId: string;
  readonly validationState: ValidationState;
  readonly taskState: TaskState;
  readonly content: NotificationContent;
  readonly byName: string;
  readonly at: Date;
}

/** Makes the open notification of a branch, or renews it. @returns its id */
export const writeChecked = async (
  tx: Tx,
  tenantId: string,
  checked: CheckedNotification,
): Promise<string> => {
  const { id, unitId, validationState, taskState, content, byName, at } = checked;
  const { rows } = await sql<{ id: string }>`
    insert into tax_notifications as n (tenant_id, id, unit_id, report_state, validation_state, task_state, content,
      created_at, created_by_name, checked_at)
    values (${tenantId}, ${id}, ${unitId}, 1, ${validationState}, ${taskState}, ${JSON.stringify(content)}::jsonb,
      ${at}, ${byName}, ${at})
    on conflict (tenant_id, unit_id) where report_state < 3 do update set report_state = 1,
      validation_state = excluded.validation_state, task_state = excluded.task_state, content = excluded.content,
      checked_at = excluded.checked_at, version = n.version + 1
    returning n.id`.execute(tx);
  return rows[0]?.id ?? id;
};

/** How a notification ended. */
export interface Conclusion {
  readonly reportState: ReportState;
  readonly taskState: TaskState;
  readonly sentOn: string | null;
  readonly transferTicket: string | null;
  readonly note: string | null;
  readonly byName: string;
  readonly at: Date;
}

export const writeConclusion = async (tx: Tx, id: string, end: Conclusion): Promise<void> => {
  await sql`update tax_notifications set report_state = ${end.reportState}, task_state = ${end.taskState},
      sent_on = ${end.sentOn}, transfer_ticket = ${end.transferTicket}, note = ${end.note},
      concluded_by_name = ${end.byName}, concluded_at = ${end.at}, version = version + 1
    where id = ${id}`.execute(tx);
};

export const deleteNotification = async (tx: Tx, id: string): Promise<void> => {
  await sql`delete from tax_notifications where id = ${id}`.execute(tx);
};

/** How many notifications a branch has: they keep it from being deleted (ERR-25). */
export const countNotifications = async (tx: Tx, unitId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from tax_notifications where unit_id = ${unitId}`.execute(tx);
  return rows[0]?.count ?? 0;
};
