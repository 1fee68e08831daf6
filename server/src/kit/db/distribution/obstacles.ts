import type pg from 'pg';

/** Why Citus refuses to lay a table over several nodes by tenant. */
export interface Obstacle {
  readonly table: string;
  readonly what: string;
}

/**
 * Looks in the catalogue for what Citus refuses: no tenant, keys without it, references to tables that stay, triggers,
 * policies with a query in them that is no plain question for the tenant (policies.ts).
 * @param tables those that are to lie on several nodes
 */
export const findObstacles = async (
  client: pg.ClientBase | pg.Pool,
  tables: readonly string[],
): Promise<readonly Obstacle[]> => {
  const { rows } = await client.query<Obstacle>(question, [tables]);
  return rows;
};

const question = `
  with t as (
    select c.oid, c.relname, (select a.attnum from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id') tenant
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname = any ($1)
  )
  select relname as table, 'no tenant_id' as what from t where tenant is null
  union all
  select t.relname, 'unique without tenant_id: ' || i.indexrelid::regclass
  from t join pg_index i on i.indrelid = t.oid and i.indisunique
  where t.tenant is not null and not t.tenant = any (i.indkey::int2[])
  union all
  select t.relname, 'refers to ' || f.confrelid::regclass || ' with ' || f.conname
  from t join pg_constraint f on f.conrelid = t.oid and f.contype = 'f'
  where not (f.confrelid in (select oid from t) and t.tenant = any (f.conkey))
  union all
  select t.relname, 'referred to by ' || f.conrelid::regclass || ' with ' || f.conname
  from t join pg_constraint f on f.confrelid = t.oid and f.contype = 'f'
  where f.conrelid not in (select oid from t)
  union all
  select t.relname, 'trigger ' || g.tgname from t join pg_trigger g on g.tgrelid = t.oid and not g.tgisinternal
  union all
  select t.relname, 'policy with a query: ' || p.polname from t join pg_policy p on p.polrelid = t.oid
  where replace(concat(pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)),
    '( SELECT current_tenant() AS current_tenant)', '') like '%SELECT%'
  order by 1, 2`;
