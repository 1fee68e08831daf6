import type { Day, DayRange } from '@tresen/domain/kit/business-day';
import type { Role } from '@tresen/domain/kit/groups';
import type {
  BranchClock,
  MailedQuestion,
  ReportMailFile,
  ReportMailResult,
  Rhythm,
} from '@tresen/domain/sales/report-mails';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { clocksOfUnits } from './report-mails.store.ts';

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

/** By whose clock a mail goes, and who gets it now: confirmed addresses, and people of the tenant who may still sign in there. */
export interface Addressing {
  readonly clocks: readonly BranchClock[];
  readonly addressees: readonly Addressee[];
}

/** Of each mail by its id. */
export const addressingOf = async (
  tx: Tx,
  mails: readonly DueMail[],
): Promise<ReadonlyMap<string, Addressing>> => {
  const keys = mails.map(({ tenantId, id, unitIds }) => ({ tenantId, id, unitIds }));
  const { rows } = await sql<Addressing & { id: string }>`
    select x.id, ${clocksOfUnits(sql`x."tenantId"`, sql`x."unitIds"`)} clocks, (
      select coalesce(json_agg(json_build_object('email', coalesce(u.email, r.email), 'isInside', u.id is not null)
        order by r.email), '[]')
      from report_mail_recipients r left join users u on u.id = r.user_id
      where r.tenant_id = x."tenantId" and r.report_mail_id = x.id and r.state = 'active'
        and (r.user_id is null or (u.tenant_id = r.tenant_id and not u.disabled))) addressees
    from json_to_recordset(${JSON.stringify(keys)}::json) x("tenantId" uuid, id uuid, "unitIds" uuid[])`.execute(
    tx,
  );
  return new Map(rows.map(({ id, ...addressing }) => [id, addressing]));
};

/** What became of the days of a mail. */
export interface Outcome {
  readonly result: ReportMailResult;
  readonly recipients: number;
  /** A code that the page has words for. */
  readonly cause: string | null;
}

export interface Claim extends DayRange, Outcome {
  readonly mail: DueMail;
}

/**
 * Takes the days for whoever asks first, and notes what became of them.
 * @returns ids of the mails whose days were free; those of others are taken, or nobody wants them any more
 */
export const claimPeriods = async (
  tx: Tx,
  claims: readonly Claim[],
  at: Date,
): Promise<ReadonlySet<string>> => {
  const asked = claims.map(({ mail: { tenantId, id, rhythm }, ...claim }) => ({
    ...claim,
    tenantId,
    id,
    rhythm,
  }));
  const { rows } = await sql<{ id: string }>`
    with held as (
      select x.* from json_to_recordset(${JSON.stringify(asked)}::json) x("tenantId" uuid, id uuid, rhythm text,
        "from" date, "to" date, result text, recipients int, cause text)
      join report_mails m on m.tenant_id = x."tenantId" and m.id = x.id
      where m.rhythm = x.rhythm and m.next_from = x."from" and m.is_active and m.removed_at is null
      order by m.tenant_id, m.id for update of m
    )
    insert into report_mail_runs (tenant_id, report_mail_id, rhythm, period_from, period_to, result, recipients, cause, at)
    select "tenantId", id, rhythm, "from", "to", result, recipients, cause, ${at} from held
    on conflict do nothing returning report_mail_id id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
};

export interface Next {
  readonly from: Day;
  readonly dueAt: Date;
  readonly attempts: number;
}

/** The next days, or the same ones again later; unless somebody has changed the mail meanwhile. */
export const setNexts = async (
  tx: Tx,
  nexts: readonly { readonly mail: DueMail; readonly next: Next }[],
): Promise<void> => {
  const rows = nexts.map(({ mail: { tenantId, id, nextFrom }, next }) => ({
    ...next,
    tenantId,
    id,
    nextFrom,
  }));
  await sql`
    update report_mails m set next_from = x."from", next_due_at = x."dueAt", attempts = x.attempts
    from json_to_recordset(${JSON.stringify(rows)}::json) x("tenantId" uuid, id uuid, "nextFrom" date, "from" date,
      "dueAt" timestamptz, attempts int)
    where m.tenant_id = x."tenantId" and m.id = x.id and m.next_from = x."nextFrom"`.execute(tx);
};

/** Throws away the history of long ago. */
export const deleteOldRuns = async (tx: Tx, before: Date): Promise<void> => {
  await tx.deleteFrom('report_mail_runs').where('at', '<', before).execute();
};
