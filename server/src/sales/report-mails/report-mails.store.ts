import type { Day, DayRange } from '@tresen/domain/kit/business-day';
import type {
  BranchClock,
  MailedQuestion,
  RecipientState,
  ReportMailFile,
  ReportMailResult,
  Rhythm,
} from '@tresen/domain/sales/report-mails';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** What somebody chose for a report mail. */
export interface ReportMailValues {
  readonly name: string;
  readonly rhythm: Rhythm;
  /** Null is the summary. */
  readonly question: MailedQuestion | null;
  /** Null is all branches. */
  readonly unitIds: readonly string[] | null;
  readonly file: ReportMailFile;
  readonly language: 'de' | 'en';
  readonly sendAtMinutes: number;
  readonly isActive: boolean;
}

export interface Recipient {
  readonly email: string;
  /** One of the tenant's own people. */
  readonly isInside: boolean;
  readonly state: RecipientState;
}

/** What became of the mail about some days. */
export interface ReportMailRun extends DayRange {
  readonly result: ReportMailResult;
  readonly recipients: number;
  readonly cause: string | null;
  readonly at: string;
}

export interface ReportMail extends ReportMailValues {
  readonly id: string;
  readonly version: number;
  readonly authorName: string;
  readonly nextFrom: Day;
  readonly nextDueAt: Date;
  readonly recipients: readonly Recipient[];
  /** The newest first. */
  readonly runs: readonly ReportMailRun[];
}

const shownRuns = 12;

/** The tenant's report mails by name, or one of them. */
export const readReportMails = async (tx: Tx, id: string | null = null): Promise<readonly ReportMail[]> => {
  const { rows } = await sql<ReportMail>`
    select m.id, m.version, m.name, m.rhythm, m.question, m.unit_ids "unitIds", m.file, m.language,
      m.send_at_minutes "sendAtMinutes", m.is_active "isActive", m.author_name "authorName",
      m.next_from::text "nextFrom", m.next_due_at "nextDueAt",
      (select coalesce(json_agg(json_build_object('email', r.email, 'isInside', r.user_id is not null, 'state', r.state)
          order by r.user_id is null, r.email), '[]')
        from report_mail_recipients r where r.tenant_id = m.tenant_id and r.report_mail_id = m.id) recipients,
      (select coalesce(json_agg(json_build_object('from', n.period_from, 'to', n.period_to, 'result', n.result,
          'recipients', n.recipients, 'cause', n.cause, 'at', n.at) order by n.at desc, n.period_from desc), '[]')
        from (select * from report_mail_runs n where n.tenant_id = m.tenant_id and n.report_mail_id = m.id
          order by n.at desc, n.period_from desc limit ${shownRuns}) n) runs
    from report_mails m
    where m.removed_at is null and (${id}::uuid is null or m.id = ${id}::uuid)
    order by searchable(m.name) collate natural_order, m.id`.execute(tx);
  return rows;
};

/** Who changes report mails takes turns, so that limits hold. */
export const lockReportMails = async (tx: Tx, tenantId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('report_mails' || ${tenantId}::text, 0))`.execute(
    tx,
  );
};

/** What is stored besides: when the next one goes. */
export interface NextMail {
  readonly from: Day;
  readonly dueAt: Date;
}

export const insertReportMail = async (
  tx: Tx,
  key: { readonly tenantId: string; readonly id: string },
  values: ReportMailValues,
  author: { readonly id: string; readonly name: string },
  next: NextMail,
): Promise<void> => {
  await tx
    .insertInto('report_mails')
    .values({
      tenant_id: key.tenantId,
      id: key.id,
      author_id: author.id,
      author_name: author.name,
      ...columns(values),
      ...nextColumns(next),
    })
    .execute();
};

/** @param next null where it stays as it is */
export const updateReportMail = async (
  tx: Tx,
  id: string,
  values: ReportMailValues,
  next: NextMail | null,
): Promise<void> => {
  await tx
    .updateTable('report_mails')
    .set({
      ...columns(values),
      ...(next && nextColumns(next)),
      version: sql`version + 1`,
      last_modified_at: new Date(),
    })
    .where('id', '=', id)
    .execute();
};

export const removeReportMailRow = async (tx: Tx, id: string, at: Date): Promise<void> => {
  await tx.updateTable('report_mails').set({ removed_at: at }).where('id', '=', id).execute();
};

/** A subquery: clocks of the branches that are meant, none for a tenant without. */
export const clocksOfUnits = (tenantId: RawBuilder<unknown>, unitIds: RawBuilder<unknown>) =>
  sql<readonly BranchClock[]>`(
    select coalesce(json_agg(c), '[]') from (
      select distinct zone, cut_off_minutes "cutOffMinutes" from organization_units
      where tenant_id = ${tenantId} and type <> 'group' and status >= 0
        and (${unitIds} is null or id = any (${unitIds}))) c)`;

export const branchClocks = async (
  tx: Tx,
  tenantId: string,
  unitIds: readonly string[] | null,
): Promise<readonly BranchClock[]> => {
  const { rows } = await sql<{ clocks: readonly BranchClock[] }>`
    select ${clocksOfUnits(sql`${tenantId}::uuid`, sql`${unitIds}::uuid[]`)} clocks`.execute(tx);
  return rows[0]?.clocks ?? [];
};

export const countKnownUnits = async (tx: Tx, unitIds: readonly string[]): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from organization_units where id = any (${unitIds}::uuid[]) and status >= 0`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
};

function columns(values: ReportMailValues) {
  return {
    name: values.name,
    rhythm: values.rhythm,
    question: values.question === null ? null : JSON.stringify(values.question),
    unit_ids: values.unitIds === null ? null : [...values.unitIds],
    file: values.file,
    language: values.language,
    send_at_minutes: values.sendAtMinutes,
    is_active: values.isActive,
  };
}

function nextColumns({ from, dueAt }: NextMail) {
  return { next_from: from, next_due_at: dueAt, attempts: 0 };
}
