import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/**
 * Raises and ends what registers of a branch have in common: software that is too old, records that could not be taken.
 * One alert for each branch and kind, with how many registers it is; who has put it away sees it again when it becomes
 * more, at most once an hour. Under the system role, of all tenants; returns those whose alerts have changed.
 */
export const watchTroubles = async (tx: Tx, at: Date): Promise<readonly string[]> => {
  const { rows } = await sql<{ tenant: string }>`
    with now_so as materialized (select * from branch_troubles()),
    over as (
      update notifications n set resolved_at = ${at}
      where n.kind in ('versionTooOld', 'recordsRefused') and n.resolved_at is null and not exists (
        select from now_so t where t.tenant_id = n.tenant_id and t.kind = n.kind and t.unit_id = n.subject)
      returning n.tenant_id
    ), changed as (
      insert into notifications as n (tenant_id, id, kind, subject, since, renewed_at, data)
      select t.tenant_id, gen_random_uuid(), t.kind, t.unit_id, ${at}, ${at}, jsonb_build_object('unitName', t.unit_name,
        'zone', t.zone, 'count', t.registers, 'registerName', t.register_name)
      from now_so t
      on conflict (tenant_id, kind, subject) where resolved_at is null do update set
        data = excluded.data,
        renewed_at = case
          when (excluded.data ->> 'count')::int > (n.data ->> 'count')::int
            and n.renewed_at < ${at}::timestamptz - interval '1 hour' then excluded.renewed_at
          else n.renewed_at end
        where n.data <> excluded.data
      returning n.tenant_id
    )
    select tenant_id tenant from over union select tenant_id from changed`.execute(tx);
  return rows.map(({ tenant }) => tenant);
};
