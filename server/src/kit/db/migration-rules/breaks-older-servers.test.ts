import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { breaksOlderServers } from './breaks-older-servers.ts';

const folder = new URL('../../../../migrations/', import.meta.url);

/** They landed before there was an update without an interruption: nobody runs a server of that time beside one of today. */
const before: readonly string[] = [
  '0004-account-lifecycle.sql',
  '0009-removed-users.sql',
  '0011-audit-log-lists.sql',
  '0028-table-numbers.sql',
  '0034-figures.sql',
  '0035-receipt-search.sql',
  '0036-closings.sql',
  '0039-dashboards.sql',
  '0047-sales-lists.sql',
  '0049-service-endings.sql',
  '0051-registers-receipts.sql',
  '0089-found-by-table-and-customer.sql',
  '0124-words-of-content.sql',
  '0128-steps-of-days.sql',
  '0143-alert-rules.sql',
];

describe('a migration', () => {
  it('leaves what servers of the version before work with, or says why they do not miss it', () => {
    const broken = readdirSync(folder)
      .filter((name) => name.endsWith('.sql') && !before.includes(name))
      .flatMap((name) =>
        breaksOlderServers(readFileSync(new URL(name, folder), 'utf8')).map(
          ({ what, statement }) => `${name} ${what}: ${statement}`,
        ),
      );
    expect(broken).toEqual([]);
  });

  it('that is named as an old one still breaks something: the list does not grow stale', () => {
    const broken = before.filter(
      (name) => breaksOlderServers(readFileSync(new URL(name, folder), 'utf8')).length > 0,
    );
    expect(broken).toEqual(before);
  });

  test.each([
    'drop table sales_step_month;',
    'drop function add_sales(uuid, json);',
    'drop trigger take_names on security_devices;',
    'alter table articles drop column unit;',
    'alter table receipts\n  drop constraint receipts_pkey;',
    'alter table articles rename to products;',
    'alter table articles rename column unit to measure;',
    'alter table articles alter column price type numeric;',
    'alter table articles alter price set data type numeric;',
    'alter table articles alter column unit set not null;',
    'alter table articles alter column unit drop default;',
    'alter table articles add column unit text not null;',
    'alter table articles add column a int, add column unit text not null, add column b int;',
    'revoke update on articles from tresen_app;',
    'create index receipts_customer on receipts (tenant_id, customer);',
    'create unique index receipts_customer on receipts (tenant_id, customer) where customer is not null;',
    'select 1; ALTER TABLE articles DROP COLUMN unit;',
  ])('breaks something: %s', (sql) => expect(breaksOlderServers(sql)).toHaveLength(1));

  test.each([
    'create table swaps (id uuid primary key, name text not null);',
    'create table swaps (id uuid); alter table swaps alter column id set not null; drop table swaps;',
    "alter table articles add column unit text not null default '';",
    'alter table articles add column unit numeric(10, 2) not null default 0, add column note text;',
    'alter table articles add column label text not null generated always as (lower(name)) stored;',
    'create index articles_unit on articles (tenant_id, unit);',
    'create table receipts (id uuid); create index receipts_id on receipts (id);',
    'revoke execute on function secret() from public;',
    '-- drop table articles;\nselect 1;',
    "comment on table articles is 'never; drop table articles;';",
    'create or replace function f() returns void language plpgsql as $$ begin drop table if exists t; end $$;',
    '-- Beside older servers: nobody reads it since version 12.\ndrop table articles_old;',
  ])('breaks nothing: %s', (sql) => expect(breaksOlderServers(sql)).toEqual([]));
});
