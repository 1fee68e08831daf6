-- Sets that were done together, of several kinds of record, name the first of them: they are undone together, too.
alter table change_sets add column together uuid;
create index change_sets_together on change_sets (tenant_id, together) where together is not null;
