import { statSync } from 'node:fs';
import { DatabaseSync, type SQLTagStore } from 'node:sqlite';
import { closeToOthers } from './close-to-others.ts';
import { closingTables } from './closing-tables.ts';
import { recordTables } from './record-tables.ts';

/** The local store of one register: one SQLite file. `sql` runs tagged statements, prepared once. */
export type Store = { readonly file: string; readonly database: DatabaseSync; readonly sql: SQLTagStore };

// Written ahead and synchronised at each commit: neither a kill nor a power cut loses or doubles anything.
const settings = 'pragma journal_mode = wal; pragma synchronous = full;';

const tables = `
  create table if not exists settings (name text primary key, value text not null) strict;
  create table if not exists tokens (
    only integer primary key check (only = 1), access text not null, refresh text not null, expires_at integer not null
  ) strict;
  create table if not exists counters (name text primary key, value integer not null) strict;
  create table if not exists outbox (
    seq integer primary key autoincrement, id text not null unique, raw text not null,
    state text not null default 'waiting' check (state in ('waiting', 'rejected')), reason text
  ) strict;
  create index if not exists outbox_state on outbox (state, seq);
  create table if not exists sent (
    seq integer primary key autoincrement, id text not null unique, raw text not null, sent_at integer not null
  ) strict;
  create index if not exists sent_time on sent (sent_at);
  create table if not exists outcomes (outcome text primary key, receipts integer not null) strict;
  create table if not exists spans (
    day text not null, after_at integer not null, until_at integer not null, recipe text not null,
    first_receipt integer not null, receipts integer not null, number integer not null, tse_transaction integer not null,
    tse_signature integer not null, is_stored integer not null default 0, primary key (day, after_at)
  ) strict;
`;

/** Opens the store of a register, making the file and its folder if missing, for our own user alone. Close it with `closeStore`. */
export function openStore(file: string): Store {
  closeToOthers(file);
  // Another process (say `run` beside `simulate`) may hold the write lock for a moment.
  const database = new DatabaseSync(file, { timeout: 10_000 });
  database.exec(settings);
  database.exec(tables);
  database.exec(recordTables);
  database.exec(closingTables);
  addMissing(database);
  return { file, database, sql: database.createTagStore(120) };
}

export function closeStore(store: Store): void {
  store.database.close();
}

/** Does all of `change` or nothing of it, whatever kills the process. */
export function inTransaction<T>(store: Store, change: () => T): T {
  store.database.exec('begin immediate');
  try {
    const result = change();
    store.database.exec('commit');
    return result;
  } catch (error) {
    store.database.exec('rollback');
    throw error;
  }
}

/** Size of the store's file in bytes. */
export function storeBytes(store: Store): number {
  return statSync(store.file).size;
}

/** What tables of a store that an earlier version made do not have yet. */
function addMissing(database: DatabaseSync): void {
  const columns = database.prepare(`select name from pragma_table_info('closings')`).all();
  if (!columns.some(({ name }) => name === 'sent_at'))
    database.exec('alter table closings add column sent_at integer');
}
