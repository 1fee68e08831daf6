import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/**
 * Tells of registers whose counters have gaps that were found before a time, and ends what is over: one alert for each
 * register. Who has put it away sees it again when more is missing, at most once an hour. Under the system role, of all
 * tenants; returns those whose alerts have changed.
 */
export const watchGaps = async (tx: Tx, at: Date, foundBefore: Date): Promise<readonly string[]> => {
  const { rows } = await sql<{ tenant: string }>`
    with now_so as materialized (select * from gaps_to_tell(${foundBefore})),
    over as (
      update notifications n set resolved_at = ${at}
      where n.kind = 'counterGap' and n.resolved_at is null and not exists (
        select from now_so g where g.tenant_id = n.tenant_id and g.device_id = n.subject)
      returning n.tenant_id
    ), changed as (
      insert into notifications as n (tenant_id, id, kind, subject, since, renewed_at, data)
      select g.tenant_id, gen_random_uuid(), 'counterGap', g.device_id, g.since, ${at}, jsonb_build_object(
        'registerName', g.register_name, 'unitName', g.unit_name, 'zone', g.zone, 'gaps', g.gaps, 'count', g.missing,
        'kinds', g.kinds)
      from now_so g
      on conflict (tenant_id, kind, subject) where resolved_at is null do update set
        data = excluded.data,
        renewed_at = case
          when (excluded.data ->> 'gaps')::int > (n.data ->> 'gaps')::int
            and n.renewed_at < ${at}::timestamptz - interval '1 hour' then excluded.renewed_at
          else n.renewed_at end
        where n.data <> excluded.data
      returning n.tenant_id
    )
    select tenant_id tenant from over union select tenant_id from changed`.execute(tx);
  return rows.map(({ tenant }) => tenant);
};

/** Ends the alerts of registers whose gaps a person has just explained, all of them. */
export const endGapAlerts = async (tx: Tx, deviceIds: readonly string[], at: Date): Promise<void> => {
  // Asked by itself: gaps may lie on another node than alerts.
  const { rows } = await sql<{ id: string }>`select distinct g.device_id id from counter_gaps g
    where g.tenant_id = (select current_tenant()) and g.device_id = any (${[...deviceIds]})
      and g.closed_at is null and g.state = 'open'`.execute(tx);
  const open = new Set(rows.map(({ id }) => id));
  await sql`update notifications set resolved_at = ${at}
    where kind = 'counterGap' and resolved_at is null
      and subject = any (${deviceIds.filter((id) => !open.has(id))})`.execute(tx);
};
