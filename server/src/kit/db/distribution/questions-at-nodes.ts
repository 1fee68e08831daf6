import { nodesSchema } from './copied-functions.ts';

const types = 'uuid, text, text[], text';

/** Plans of one connection, each of up to some hundred kilobytes. Of more, the next one makes room for itself. */
const mostKept = 32;

/**
 * Lets a statement that reads nothing but tables of the nodes be run by its tenant's node as it is, with a plan that is kept
 * there. Citus plans a statement twice before it sends it, to be planned once more; what is summed for a dashboard takes longer
 * to plan than to sum. Where the part left meanwhile, the statement fails as one that may be tried again.
 */
export const questionsAtNodes = (): readonly string[] => [
  asking,
  `select create_distributed_function('${nodesSchema}.ask_at_node(${types})', 'p_tenant',
    colocate_with => 'receipts', force_delegation => true)`,
];

/**
 * In the statement, `{table}` stands for a table; the values are literals in brackets. The coordinator, where Citus cannot hand
 * it on right now, lets it be planned by Citus, and keeps no plan among those that a server has prepared there.
 */
const asking = `
create or replace function ${nodesSchema}.ask_at_node(p_tenant uuid, p_statement text, p_tables text[], p_values text)
returns setof json
language plpgsql
set plan_cache_mode = force_generic_plan
as $ask$
declare own text := p_statement; called text; part text; plan text; is_node bool; begin
  select groupid <> 0 into is_node from pg_dist_local_group;
  foreach called in array p_tables loop
    part := format('public.%I', called || '_' || get_shard_id_for_distribution_column('public.' || called, p_tenant));
    if to_regclass(part) is null then
      if is_node then raise exception 'PART_MOVED' using errcode = '40001'; end if;
      part := format('public.%I', called);
    end if;
    own := replace(own, '{' || called || '}', part);
  end loop;
  plan := case when is_node then md5(own) else 'asked_at_node' end;
  if not is_node then
    perform set_config('plan_cache_mode', 'force_custom_plan', true); -- Citus has no other
    if exists (select from pg_prepared_statements s where s.name = plan) then
      execute format('deallocate %I', plan);
    end if;
  end if;
  if not exists (select from pg_prepared_statements s where s.name = plan) then
    if is_node and (select count(*) from pg_prepared_statements) >= ${mostKept} then deallocate all; end if;
    execute format('prepare %I as select row_to_json(x) from (%s) x', plan, own);
  end if;
  return query execute format('execute %I%s', plan, p_values);
end $ask$;
revoke execute on function ${nodesSchema}.ask_at_node(${types}) from public;
grant execute on function ${nodesSchema}.ask_at_node(${types}) to tresen_app`;
