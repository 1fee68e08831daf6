-- Whatever changes many records of the master data at once: bulk changes, imports, take-overs, and their undoing.

create table change_sets (
  tenant_id uuid not null references tenants,
  id uuid not null,
  kind text not null,
  entity text not null,
  state text not null default 'waiting',
  -- What is done to each record, by bulkChangeSchema in domain; null where each has values of its own.
  change jsonb,
  -- The same as a sentence, by language.
  description jsonb not null,
  -- A second click brings the same key.
  request_key uuid,
  -- The change counter when the user saw what would happen: records that changed later are left alone.
  seen_seq bigint,
  -- The set that this one undoes.
  undo_of uuid,
  -- The next chunk to be done; those before it are done and committed.
  next_chunk int not null default 0,
  -- Failures since the last chunk that went well.
  failures int not null default 0,
  total int not null,
  changed int not null default 0,
  unchanged int not null default 0,
  faulty int not null default 0,
  changed_since int not null default 0,
  gone int not null default 0,
  actor_id uuid,
  actor_name text not null,
  created_at timestamptz(3) not null,
  ended_at timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id, undo_of) references change_sets on delete cascade
);
create unique index change_sets_request on change_sets (tenant_id, request_key) where request_key is not null;
create index change_sets_newest on change_sets (tenant_id, created_at desc, id desc);
create index change_sets_undone on change_sets (tenant_id, undo_of) where undo_of is not null;

-- What is still to be done: which records, fixed when the set began. A chunk goes when it is done.
create table change_set_chunks (
  tenant_id uuid not null,
  set_id uuid not null,
  number int not null,
  record_ids uuid[] not null,
  primary key (tenant_id, set_id, number),
  foreign key (tenant_id, set_id) references change_sets on delete cascade
);

-- What became of each record, but those that had the values already.
create table change_set_records (
  tenant_id uuid not null,
  set_id uuid not null,
  record_id uuid not null,
  outcome text not null,
  name text not null,
  -- Only what differs; null where the record was created by the set, or gone afterwards.
  old_values jsonb,
  new_values jsonb,
  faults jsonb,
  -- The record's version after the change: while it has it, nobody changed it since.
  version int,
  -- Without a foreign key: its check would be a part of what each of a hundred thousand records costs.
  primary key (tenant_id, set_id, record_id)
);
create index change_set_records_record on change_set_records (tenant_id, record_id, set_id);
create index change_set_records_problems on change_set_records (tenant_id, set_id, record_id)
  where outcome <> 'changed';

do $$
declare name text;
begin
  foreach name in array array['change_sets', 'change_set_chunks', 'change_set_records'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own on %I to tresen_app using (tenant_id = (select current_tenant()))
      with check (tenant_id = (select current_tenant()))', name);
    execute format('grant select, insert, update, delete on %I to tresen_app', name);
  end loop;
end $$;

-- Old sets are thrown away for all tenants at once.
create policy every on change_sets to tresen_system using (true);
create policy every on change_set_records to tresen_system using (true);
grant select, delete on change_sets, change_set_records to tresen_system;
create index change_sets_ended on change_sets (ended_at);
