import { type BackupCategory, defaultPolicyDays } from '@tresen/domain/fleet/backups';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** How many days each category is kept; null: for ever. */
export const policiesOf = async (tx: Tx): Promise<Readonly<Record<BackupCategory, number | null>>> => {
  const { rows } = await sql<{ category: BackupCategory; days: number | null }>`
    select category, days from backup_policies where tenant_id = (select current_tenant())`.execute(tx);
  return { ...defaultPolicyDays, ...Object.fromEntries(rows.map(({ category, days }) => [category, days])) };
};

/** Keeps a policy; backups that are there follow it. */
export const writePolicy = async (
  tx: Tx,
  category: BackupCategory,
  days: number | null,
  at: Date,
): Promise<void> => {
  await sql`insert into backup_policies (tenant_id, category, days)
    values ((select current_tenant()), ${category}, ${days})
    on conflict (tenant_id, category) do update set days = excluded.days`.execute(tx);
  await sql`update backups set policy_days = ${days}, last_modified_at = ${at}
    where tenant_id = (select current_tenant()) and category = ${category} and state in (1, 3)`.execute(tx);
};
