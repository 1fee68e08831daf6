-- The watch looks each minute for what is to do with the backups of all tenants. It went through all that ever came; each
-- of its questions now has an index that holds no more than what could be meant.

-- When the files of a deleted one were removed; null while some may be there.
alter table backups add column emptied_at timestamptz;
update backups b set emptied_at = deleted_at where state = -2 and not exists (
  select from backup_parts p where p.tenant_id = b.tenant_id and p.backup_id = b.id);
create index backups_to_empty on backups (heard_at) where state = -2 and emptied_at is null;

-- When its days are over, in UTC.
create index backups_expiring on backups (((received_at at time zone 'UTC') + policy_days * interval '1 day'))
  where state = 1;
-- Whether a good one came later.
create index backups_good on backups (tenant_id, device_id, category, received_at)
  where state in (1, 2) and fault is null;
create index backups_to_verify on backups (coalesce(verified_at, '-infinity')) where state in (1, 2) and fault is null;
create index backups_damaged on backups (tenant_id, device_id) where state in (1, 2) and fault is not null;

-- How old the last good backup of a register's database is.
create index backups_last_kept on backups (tenant_id, device_id, least(ended_at, received_at))
  where category = 'database' and state in (1, 2) and fault is null;
