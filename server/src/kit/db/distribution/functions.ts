import type pg from 'pg';

/**
 * Lets functions be planned for their values each time. On one node those that store receipts keep one plan for all, which
 * saves the planning; Citus has none that fits any tenant, since it has to know the node, and refuses.
 */
export const planFunctionsAnew = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    `select p.oid::regprocedure::text as name from pg_proc p
     where p.pronamespace = 'public'::regnamespace and 'plan_cache_mode=force_generic_plan' = any (p.proconfig)
     order by 1`,
  );
  for (const { name } of rows)
    await client.query(`alter function ${name} set plan_cache_mode = force_custom_plan`);
};
