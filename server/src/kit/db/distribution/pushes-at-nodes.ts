import { copyFunctions, type FunctionTexts, nodesSchema } from './copied-functions.ts';

/** Of what stores a push, its tenant first. */
export const storeTypes = 'uuid, timestamptz, uuid[], text, json, json, json, json';
/**
 * Lets a push be stored on its tenant's node by one function there: one way there and back, and no statement that Citus
 * plans. Its dozen statements cost ten times what they cost on one node. Copies of the functions, one for each part of the
 * tables, name the part's own tables, which PostgreSQL takes for tables like any other, and keeps its plans. A node makes them
 * when the first push asks for them, under names that follow from their texts: after a migration, or when a part was split,
 * it makes others.
 */
export const pushesAtNodes = (functions: FunctionTexts): readonly string[] => [
  copyFunctions(functions),
  holding,
  atNode(functions.version),
  "select create_distributed_function('public.counter_lock(uuid, text, text)')",
  `select create_distributed_function('${nodesSchema}.copy_functions(bigint, sales_part)')`,
  `select create_distributed_function('${nodesSchema}.hold_part(bigint)')`,
  `select create_distributed_function('${nodesSchema}.store_at_node(${storeTypes})', 'p_tenant',
    colocate_with => 'receipts', force_delegation => true)`,
  atCoordinator,
];

const parameters = `p_tenant uuid, p_received timestamptz, p_ids uuid[], p_texts text, p_heads json, p_parts json,
  p_articles json, p_runs json`;
const answer = 'returns table (conflict_id uuid, same boolean)';

/** As Citus does before it writes: a part is neither moved nor split before those who hold it have committed. */
const holding = `create or replace function ${nodesSchema}.hold_part(p_part bigint) returns void
language plpgsql security definer
set search_path = pg_catalog, public, pg_temp
as $hold$ begin
  perform lock_shard_metadata(5, array[p_part]); -- share
end $hold$;
revoke execute on function ${nodesSchema}.hold_part(bigint) from public;
grant execute on function ${nodesSchema}.hold_part(bigint) to tresen_app`;

/**
 * What the tenant's node does. Where the part had left before it was held, the caller tries again, at its new place. The
 * coordinator, where Citus cannot hand it on right now, stores by what Citus plans.
 */
const atNode = (version: string): string => `
create or replace function ${nodesSchema}.store_at_node(${parameters}) ${answer}
language plpgsql
as $store$
#variable_conflict use_column
declare part bigint := get_shard_id_for_distribution_column('public.receipts', p_tenant); copy text; begin
  perform ${nodesSchema}.hold_part(part);
  if not exists (select from pg_dist_placement p join pg_dist_local_group g on g.groupid = p.groupid
      where p.shardid = part and part = get_shard_id_for_distribution_column('public.receipts', p_tenant)) then
    if exists (select from pg_dist_local_group where groupid = 0) then
      return query select s.conflict_id, s.same
        from public.store_receipts(p_tenant, p_received, p_ids, p_texts, p_heads, p_parts, p_articles, p_runs) s;
      return;
    end if;
    raise exception 'PART_MOVED' using errcode = '40001';
  end if;
  copy := '${nodesSchema}.store_receipts_${version}_' || part;
  if to_regproc(copy) is null then perform ${nodesSchema}.copy_functions(part); end if;
  return query execute format('select conflict_id, same from %s($1, $2, $3, $4, $5, $6, $7, $8)', copy)
    using p_tenant, p_received, p_ids, p_texts, p_heads, p_parts, p_articles, p_runs;
end $store$;
revoke execute on function ${nodesSchema}.store_at_node(${storeTypes}) from public;
grant execute on function ${nodesSchema}.store_at_node(${storeTypes}) to tresen_app`;

/** What others wait for before they read all of a counter or a month is locked where they look for it: at the coordinator. */
const atCoordinator = `create or replace function ${nodesSchema}.store_receipts(${parameters}) ${answer}
language plpgsql
set plan_cache_mode = force_custom_plan
as $store$
#variable_conflict use_column
begin
  perform pg_advisory_xact_lock_shared(34, hashtext(p_tenant::text));
  perform pg_advisory_xact_lock(36, l.counter) from (
    select distinct counter_lock(p_tenant, x.kind, x.series) counter
    from json_to_recordset(p_runs) x(kind text, series text) order by 1) l;
  return query select s.conflict_id, s.same from ${nodesSchema}.store_at_node(
    p_tenant, p_received, p_ids, p_texts, p_heads, p_parts, p_articles, p_runs) s;
end $store$;
revoke execute on function ${nodesSchema}.store_receipts(${storeTypes}) from public;
grant execute on function ${nodesSchema}.store_receipts(${storeTypes}) to tresen_app`;
