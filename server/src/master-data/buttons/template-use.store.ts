import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** A branch whose registers of an app show a template. */
export interface TemplateUse {
  readonly app: string;
  readonly unitId: string;
  readonly unitName: string;
  /** Its registers of the app. */
  readonly registers: readonly { readonly id: string; readonly name: string }[];
}

/**
 * Where a template is the one that counts (decision 53): one that lists the branch before one of all branches, then the
 * first by name. A register is of the app of the terminal that names it, of `Static_Pos` without one.
 */
export const findUse = async (tx: Tx, templateId: string): Promise<readonly TemplateUse[]> => {
  const { rows } = await sql<TemplateUse>`
    select a.app, u.id as "unitId", u.name as "unitName", coalesce((
      select json_agg(json_build_object('id', d.id, 'name', d.name) order by d.name, d.id)
      from devices d
      where d.tenant_id = u.tenant_id and d.unit_id = u.id and d.unlinked_at is null
        and coalesce((select r.type from terminals r
          where r.tenant_id = d.tenant_id and r.device_id = d.id and r.status = 1
          order by r.name_key, r.id limit 1), 'Static_Pos') = a.app), '[]') as registers
    from organization_units u
    cross join lateral (select app from button_templates t, unnest(t.apps) with ordinality x(app, place)
      where t.tenant_id = u.tenant_id and t.id = ${templateId}) a
    where u.tenant_id = (select current_tenant()) and u.status > -2 and u.type <> 'group' and (
      select t.id from button_templates t
      where t.tenant_id = u.tenant_id and t.status = 1 and a.app = any (t.apps)
        and (t.unit_ids is null or u.id = any (t.unit_ids))
      order by t.unit_ids is null, t.name_key collate natural_order, t.id limit 1) = ${templateId}::uuid
    order by a.app, u.name, u.id`.execute(tx);
  return rows;
};
