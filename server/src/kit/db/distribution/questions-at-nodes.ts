import { nodesSchema } from './copied-functions.ts';

const types = 'uuid, text, text[]';

/**
 * Lets a statement that reads nothing but tables of the nodes be run by its tenant's node as it is. Citus plans a statement
 * twice before it sends it, and what is summed for a dashboard takes longer to plan than to sum. Where the part left
 * meanwhile, the statement fails as one that may be tried again.
 */
export const questionsAtNodes = (): readonly string[] => [
  asking,
  `select create_distributed_function('${nodesSchema}.ask_at_node(${types})', 'p_tenant',
    colocate_with => 'receipts', force_delegation => true)`,
];

/** In the statement, `{table}` stands for a table. */
const asking = `create or replace function ${nodesSchema}.ask_at_node(p_tenant uuid, p_statement text, p_tables text[])
returns setof json
language plpgsql
as $ask$
declare own text := p_statement; called text; part text; begin
  foreach called in array p_tables loop
    part := format('public.%I', called || '_' || get_shard_id_for_distribution_column('public.' || called, p_tenant));
    if to_regclass(part) is null then raise exception 'PART_MOVED' using errcode = '40001'; end if;
    own := replace(own, '{' || called || '}', part);
  end loop;
  return query execute 'select row_to_json(x) from (' || own || ') x';
end $ask$;
revoke execute on function ${nodesSchema}.ask_at_node(${types}) from public;
grant execute on function ${nodesSchema}.ask_at_node(${types}) to tresen_app`;
