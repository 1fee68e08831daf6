import type { StepProgress, StepReport } from '@tresen/domain/content/academy';
import type { Role } from '@tresen/domain/kit/groups';
import { sql } from 'kysely';
import type { UserCaller } from '../../kit/context/index.ts';
import type { Tx } from '../../kit/db/pools.ts';

type Learner = Pick<UserCaller, 'tenantId' | 'userId'>;

/** All steps that a person has begun. */
export const progressOf = async (tx: Tx, { tenantId, userId }: Learner): Promise<StepProgress[]> => {
  const { rows } = await sql<StepProgress>`
    select step_id "stepId", started_at "startedAt", ended_at "endedAt", spent_seconds "spentSeconds"
    from academy_progress where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid`.execute(tx);
  return rows;
};

/** Takes note of a report: the first one begins the step, and nobody has spent more time on it than went by since then. */
export const noteStep = async (
  tx: Tx,
  { tenantId, userId }: Learner,
  { stepId, seconds, isDone }: StepReport,
  now: Date,
): Promise<void> => {
  await sql`
    insert into academy_progress as p (tenant_id, user_id, step_id, started_at, ended_at, spent_seconds)
    values (${tenantId}::uuid, ${userId}::uuid, ${stepId}::uuid, ${now},
      ${isDone ? now : null}::timestamptz, 0)
    on conflict (tenant_id, user_id, step_id) do update set
      ended_at = coalesce(p.ended_at, excluded.ended_at),
      spent_seconds = greatest(p.spent_seconds,
        least(p.spent_seconds + ${seconds}, ceil(extract(epoch from ${now}::timestamptz - p.started_at))::int))`.execute(
    tx,
  );
};

/** A step that a colleague has begun. */
export interface ColleagueStep extends StepProgress {
  readonly userId: string;
  readonly name: string;
  readonly role: Role;
}

/** What everybody of the own tenant has begun, by their last names. */
export const progressOfStaff = async (tx: Tx): Promise<ColleagueStep[]> => {
  const { rows } = await sql<ColleagueStep>`
    select u.id "userId", trim(u.first_name || ' ' || u.last_name) "name", u.role, p.step_id "stepId", p.started_at "startedAt",
      p.ended_at "endedAt", p.spent_seconds "spentSeconds"
    from academy_progress p join users u on u.id = p.user_id and u.tenant_id = p.tenant_id
    where p.tenant_id = (select current_tenant()) order by u.last_name, u.first_name, u.id`.execute(tx);
  return rows;
};
