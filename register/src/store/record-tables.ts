/**
 * Master data. `records` is what the cloud has sent, by its ids; `own_records` what a register had before it was linked,
 * by its own keys, which keep their ids of the cloud after a taking over. `pin_tries` counts wrong PINs of employees.
 */
export const recordTables = `
  create table if not exists records (
    entity text not null, id text not null, version integer not null, content text not null, round integer not null,
    primary key (entity, id)
  ) strict;
  create table if not exists unchecked_records (
    entity text not null, id text not null, primary key (entity, id)
  ) strict, without rowid;
  create table if not exists failures (
    entity text not null, id text not null, reason text not null, is_told integer not null default 0,
    primary key (entity, id)
  ) strict, without rowid;
  create table if not exists refusals (
    entity text not null, pattern text not null, reason text not null, primary key (entity, pattern)
  ) strict, without rowid;
  create table if not exists proposals (
    id text primary key, entity text not null, record_id text not null, base_version integer not null,
    base text not null, changes text not null, made_at text not null,
    state text not null default 'waiting' check (state in ('waiting', 'open', 'accepted', 'refused')), reason text
  ) strict;
  create index if not exists proposals_record on proposals (entity, record_id);
  create table if not exists own_records (
    seq integer primary key autoincrement, entity text not null, key text not null, content text not null, cloud_id text,
    unique (entity, key)
  ) strict;
  create table if not exists pin_tries (
    employee_id text primary key, verifier text not null, wrong integer not null
  ) strict, without rowid;
`;
