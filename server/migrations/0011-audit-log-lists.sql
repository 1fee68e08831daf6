-- The audit log as a list: every filter reads an index in the order of the list, however many entries there are.

alter table audit_log add column is_foreign boolean not null
  generated always as (actor_tenant_id is not null and actor_tenant_id <> tenant_id) stored;

-- A filter that names only some of kind, action and origin reads one short run of each combination that exists.
create index audit_log_kind on audit_log (tenant_id, entity, action, is_foreign, id);
create index audit_log_actor_kind on audit_log (tenant_id, actor_id, entity, action, is_foreign, id);
drop index audit_log_foreign_actor;
