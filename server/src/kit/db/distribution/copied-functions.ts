import { createHash } from 'node:crypto';
import type pg from 'pg';
import { distributedTables } from './distributed-tables.ts';

/** Where servers look for functions first, of a database that lies on several nodes; on one node there is no such schema. */
export const nodesSchema = 'tresen_nodes';

/** What stores a push, and the functions that it calls: they touch nothing but tables of the nodes. */
const copied = ['store_receipts', 'add_counter_runs', 'add_sales'] as const;

/** Functions as text, in which a part's number is still open. */
export interface FunctionTexts {
  readonly texts: readonly string[];
  /** Follows from the texts, and stands in the names of their copies. */
  readonly version: string;
}

/** The functions as they are, with `{table}` for a table of the nodes, and `{copy of}` before the name of one of them. */
export const readFunctions = async (client: pg.ClientBase): Promise<FunctionTexts> => {
  const { rows } = await client.query<{ text: string }>(
    `select pg_get_functiondef(p.oid) as text from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.proname = any ($1) order by p.proname`,
    [copied],
  );
  const calls = new RegExp(`(?:public\\.)?\\b(${copied.join('|')})\\(`, 'g');
  const tables = new RegExp(`\\b(from|join|into|update) (${distributedTables.join('|')})\\b(?!\\()`, 'g');
  const texts = rows.map(({ text }) =>
    text
      .replace(calls, '{copy of}$1(')
      .replace(tables, '$1 {$2}')
      .replace('force_custom_plan', 'force_generic_plan'),
  );
  const version = createHash('md5').update(texts.join()).digest('hex').slice(0, 8);
  return { texts, version };
};

/**
 * What makes the copies for a part on the node where it is called, with the names that the part's tables have there; copies
 * of other versions go. Whoever comes second waits, and finds them made. Its second parameter is there for its type alone:
 * with the function Citus makes that on the nodes, too.
 */
export const copyFunctions = ({ texts, version }: FunctionTexts): string => `
create or replace function ${nodesSchema}.copy_functions(p_part bigint, sales_part default null) returns void
language plpgsql security definer
set search_path = pg_catalog, public, pg_temp
set citus.enable_ddl_propagation = off
set check_function_bodies = off
as $make$
declare made text; t record; f record; begin
  perform pg_advisory_xact_lock(p_part);
  if to_regproc('${nodesSchema}.${copied[0]}_${version}_' || p_part) is not null then return; end if;
  foreach made in array array[${texts.map((text) => `$text$${text}$text$`).join(', ')}] loop
    for t in select c.relname, 'public.' || c.relname || '_' || s.shardid as part
      from pg_dist_shard own join pg_dist_shard s on s.shardminvalue = own.shardminvalue
      join pg_dist_partition p on p.logicalrelid = s.logicalrelid and p.partmethod = 'h'
      join pg_class c on c.oid = s.logicalrelid
      where own.shardid = p_part
    loop
      made := replace(made, '{' || t.relname || '}', t.part);
    end loop;
    execute regexp_replace(made, '\\{copy of\\}(\\w+)', '${nodesSchema}.\\1_${version}_' || p_part, 'g');
  end loop;
  for f in select p.oid::regprocedure as name, p.proname ~ '_${version}_' as is_new from pg_proc p
    where p.pronamespace = '${nodesSchema}'::regnamespace and p.proname ~ ('_[0-9a-f]{8}_' || p_part || '$')
  loop
    if f.is_new then
      execute format('revoke execute on function %s from public', f.name);
      execute format('grant execute on function %s to tresen_app', f.name);
    else
      execute format('drop function %s', f.name);
    end if;
  end loop;
end $make$;
revoke execute on function ${nodesSchema}.copy_functions(bigint, sales_part) from public;
grant execute on function ${nodesSchema}.copy_functions(bigint, sales_part) to tresen_app`;
