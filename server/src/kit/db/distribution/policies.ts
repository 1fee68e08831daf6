import type pg from 'pg';

interface Policy {
  readonly table: string;
  readonly name: string;
  readonly using: string | null;
  readonly check: string | null;
}

const asked = '( SELECT current_tenant() AS current_tenant)';

/**
 * Writes the policies of tables without a query in them. On one node `tenant_id = (select current_tenant())` is the better
 * form: it is asked once for a statement, and a plan that PostgreSQL keeps is not made for the tenant of its moment. Citus
 * refuses it on tables of several nodes.
 */
export const writePoliciesPlainly = async (
  client: pg.ClientBase,
  tables: readonly string[],
): Promise<void> => {
  const { rows } = await client.query<Policy>(
    `select c.relname as table, p.polname as name, pg_get_expr(p.polqual, p.polrelid) as using,
       pg_get_expr(p.polwithcheck, p.polrelid) as check
     from pg_policy p join pg_class c on c.oid = p.polrelid
     where c.relnamespace = 'public'::regnamespace and c.relname = any ($2)
       and strpos(concat(pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)), $1) > 0
     order by 1, 2`,
    [asked, tables],
  );
  for (const policy of rows) await client.query(changing(client, policy));
};

function changing(client: pg.ClientBase, { table, name, using, check }: Policy): string {
  const part = (clause: string, condition: string | null): string =>
    condition === null ? '' : `${clause} (${condition.replaceAll(asked, 'current_tenant()')})`;
  return `alter policy ${client.escapeIdentifier(name)} on public.${client.escapeIdentifier(table)}
    ${part('using', using)} ${part('with check', check)}`;
}
