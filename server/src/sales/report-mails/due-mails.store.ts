import type { Day, DayRange } from '@tresen/domain/kit/business-day';
import type { Role } from '@tresen/domain/kit/groups';
import type {
  MailedQuestion,
  ReportMailFile,
  ReportMailResult,
  Rhythm,
} from '@tresen/domain/sales/report-mails';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

// All of it in the system role: mails of all tenants are due.

export interface DueKey {
  readonly tenantId: string;
  readonly id: string;
}

/** A report mail whose days are over. */
export interface DueMail extends DueKey {
  readonly name: string;
  readonly rhythm: Rhythm;
  readonly question: MailedQuestion | null;
  readonly unitIds: readonly string[] | null;
  readonly file: ReportMailFile;
  readonly language: 'de' | 'en';
  readonly sendAtMinutes: number;
  readonly authorId: string;
  readonly authorName: string;
  readonly authorRole: Role;
  readonly nextFrom: Day;
  readonly attempts: number;
}

/** What is due, the oldest first. */
export const dueMails = async (tx: Tx, at: Date, limit: number): Promise<readonly DueMail[]> => {
  const { rows } = await sql<DueMail>`
    select m.tenant_id "tenantId", m.id, m.name, m.rhythm, m.question, m.unit_ids "unitIds", m.file, m.language,
      m.send_at_minutes "sendAtMinutes", m.author_id "authorId", m.author_name "authorName",
      coalesce(u.role, 'user') "authorRole", m.next_from::text "nextFrom", m.attempts
    from report_mails m left join users u on u.id = m.author_id
    where m.is_active and m.removed_at is null and m.next_due_at <= ${at}
    order by m.next_due_at, m.id limit ${limit}`.execute(tx);
  return rows;
};

export interface Addressee {
  readonly email: string;
  readonly isInside: boolean;
}

/** Who gets it now: confirmed addresses, and people of the tenant who may still sign in there. */
export const addresseesOf = async (tx: Tx, { tenantId, id }: DueKey): Promise<readonly Addressee[]> => {
  const { rows } = await sql<Addressee>`
    select coalesce(u.email, r.email) email, u.id is not null "isInside"
    from report_mail_recipients r left join users u on u.id = r.user_id
    where r.tenant_id = ${tenantId} and r.report_mail_id = ${id} and r.state = 'active'
      and (r.user_id is null or (u.tenant_id = r.tenant_id and not u.disabled))
    order by r.email`.execute(tx);
  return rows;
};

/** Takes the days for whoever asks first; false when they are taken, or nobody wants them any more. */
export const claimPeriod = async (
  tx: Tx,
  { tenantId, id }: DueKey,
  rhythm: Rhythm,
  { from, to }: DayRange,
  at: Date,
): Promise<boolean> => {
  const { rows } = await sql`
    with held as (
      select from report_mails where tenant_id = ${tenantId} and id = ${id} and rhythm = ${rhythm}
        and next_from = ${from} and is_active and removed_at is null for update
    )
    insert into report_mail_runs (tenant_id, report_mail_id, rhythm, period_from, period_to, result, recipients, at)
    select ${tenantId}, ${id}, ${rhythm}, ${from}, ${to}, 'nobody', 0, ${at} from held
    on conflict do nothing returning 1`.execute(tx);
  return rows.length > 0;
};

/** What became of days that were claimed. */
export const noteResult = async (
  tx: Tx,
  { tenantId, id }: DueKey,
  { rhythm, from }: { readonly rhythm: Rhythm; readonly from: Day },
  outcome: { readonly result: ReportMailResult; readonly recipients: number; readonly cause: string | null },
): Promise<void> => {
  await sql`update report_mail_runs set result = ${outcome.result}, recipients = ${outcome.recipients},
      cause = ${outcome.cause}
    where tenant_id = ${tenantId} and report_mail_id = ${id} and rhythm = ${rhythm} and period_from = ${from}`.execute(
    tx,
  );
};

/** The next days, or the same ones again later; unless somebody has changed the mail meanwhile. */
export const setNext = async (
  tx: Tx,
  { tenantId, id, nextFrom }: DueMail,
  next: { readonly from: Day; readonly dueAt: Date; readonly attempts: number },
): Promise<void> => {
  await tx
    .updateTable('report_mails')
    .set({ next_from: next.from, next_due_at: next.dueAt, attempts: next.attempts })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('next_from', '=', nextFrom)
    .execute();
};

/** Throws away the history of long ago. */
export const deleteOldRuns = async (tx: Tx, before: Date): Promise<void> => {
  await tx.deleteFrom('report_mail_runs').where('at', '<', before).execute();
};
