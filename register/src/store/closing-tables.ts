/**
 * Closings that were made, with their text as it was signed: months and years sum those of days. `state` says whether one
 * waits for the cloud, `sent_at` when it was answered. `closing_plans` are numbers that are given out for closings of simulated days, months and years;
 * `journal` holds the receipts since the last closing, which the next one sums.
 */
export const closingTables = `
  create table if not exists closings (
    id text primary key, type text not null, z_number integer not null, business_day text not null, raw text not null,
    state text not null default 'waiting' check (state in ('waiting', 'sent', 'rejected')), outcome text, reason text,
    sent_at integer
  ) strict;
  create unique index if not exists closings_z on closings (type, z_number);
  create index if not exists closings_state on closings (state, type, z_number);
  create table if not exists closing_plans (
    type text not null, period text not null, at integer not null, z_number integer not null,
    tse_transaction integer not null, tse_signature integer not null, is_made integer not null default 0,
    primary key (type, period)
  ) strict, without rowid;
  create table if not exists journal (
    id text primary key, ended_at integer not null, number integer not null, raw text not null
  ) strict;
  create index if not exists journal_time on journal (ended_at, number);
`;
