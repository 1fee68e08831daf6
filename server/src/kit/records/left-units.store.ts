/**
 * The branches that had a record `t` and do not have it any more, with those that lose it now to `r.unit_ids`. Where it
 * belonged to all of them, every branch that exists may have it.
 */
export const leftUnits = `case when t.unit_ids is not distinct from r.unit_ids then t.left_unit_ids else array(
  select distinct u from unnest(t.left_unit_ids || coalesce(t.unit_ids, (select array_agg(o.id) from organization_units o
    where o.tenant_id = t.tenant_id))) u
  where r.unit_ids is not null and u <> all (r.unit_ids)) end`;
