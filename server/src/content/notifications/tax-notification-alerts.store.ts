import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** A branch whose notification to the tax office is due. */
export interface DueTaxNotification {
  readonly unitId: string;
  readonly unitName: string;
  readonly zone: string;
  readonly day: string;
  readonly urgency: number;
}

/**
 * Tells a tenant of notifications that are due, and ends what is over. Who has put one away sees it again when it has
 * become more urgent. @returns whether anything is new
 */
export const tellDueTaxNotifications = async (
  tx: Tx,
  tenantId: string,
  due: readonly DueTaxNotification[],
  at: Date,
): Promise<boolean> => {
  const { rows } = await sql`
    with now_so as materialized (
      select "unitId" unit, jsonb_build_object('unitName', "unitName", 'zone', zone, 'day', day, 'urgency', urgency) data
      from json_to_recordset(${JSON.stringify(due)}::json)
        x("unitId" uuid, "unitName" text, zone text, day text, urgency int)
    ), over as (
      update notifications n set resolved_at = ${at}
      where n.tenant_id = ${tenantId} and n.kind = 'taxNotificationDue' and n.resolved_at is null
        and not exists (select from now_so s where s.unit = n.subject)
      returning n.id
    ), changed as (
      insert into notifications as n (tenant_id, id, kind, subject, since, renewed_at, data)
      select ${tenantId}::uuid, gen_random_uuid(), 'taxNotificationDue', s.unit, ${at}, ${at}, s.data from now_so s
      on conflict (tenant_id, kind, subject) where resolved_at is null do update set
        data = excluded.data,
        renewed_at = case when (excluded.data ->> 'urgency')::int > (n.data ->> 'urgency')::int
          then excluded.renewed_at else n.renewed_at end
        where n.data <> excluded.data
      returning n.id
    )
    select id from over union all select id from changed`.execute(tx);
  return rows.length > 0;
};
