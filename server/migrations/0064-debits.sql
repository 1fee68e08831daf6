-- SEPA direct debits: who collects, the files for banks, and what became of each debit. All of it is the seller's.

-- Who collects (`creditorSchema`): one per seller. Empty texts for what is not given.
create table shop_debit_creditors (
  tenant_id uuid primary key references tenants,
  name text not null,
  creditor_id text not null,
  iban text not null,
  bic text not null,
  address text not null,
  zip_code text not null,
  city text not null,
  country text not null,
  -- Days between the announcement of a debit and the debit.
  notice_days int not null check (notice_days between 1 and 14),
  note_de text not null,
  note_en text not null,
  version int not null default 1,
  last_modified_at timestamptz(3) not null
);

-- What mandates for the seller of the tenant of the transaction say of it: a buyer cannot read the rows of its seller,
-- and learns nothing of its account.
create function shop_seller_creditor() returns table (
    name text, creditor_id text, notice_days int, note_de text, note_en text)
  language sql stable security definer set search_path = public, pg_temp as $$
    select c.name, c.creditor_id, c.notice_days, c.note_de, c.note_en
    from shop_debit_creditors c where c.tenant_id = (select s.id from shop_seller() s)
  $$;
revoke execute on function shop_seller_creditor from public;
grant execute on function shop_seller_creditor to tresen_app;

-- A file for the bank, as it was made: the same bytes whenever it is fetched.
create table shop_debit_files (
  tenant_id uuid not null references tenants,
  id uuid not null,
  -- What people call it: L-<year>-<number>.
  number text not null,
  -- Made by the browser: the same key is the same file, however often it arrives.
  key uuid not null,
  collect_on date not null,
  debit_count int not null check (debit_count > 0),
  -- Cents.
  total bigint not null check (total > 0),
  -- The whole file, sealed, since it names accounts. Base64.
  sealed_content text not null,
  made_by uuid not null,
  made_by_name text not null,
  made_at timestamptz(3) not null,
  -- When it was taken back, because it did not go to the bank.
  withdrawn_at timestamptz(3),
  withdrawn_by_name text,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  unique (tenant_id, key)
);
create index shop_debit_files_made on shop_debit_files (tenant_id, made_at desc, id desc);

-- One try to collect an order.
create table shop_debits (
  -- The seller's.
  tenant_id uuid not null references tenants,
  id uuid not null,
  file_id uuid not null,
  -- The buyer's.
  order_tenant_id uuid not null,
  order_id uuid not null,
  -- From 1; the end of what the bank's statement calls it.
  attempt int not null check (attempt > 0),
  -- Cents.
  amount bigint not null check (amount > 0),
  collect_on date not null,
  state text not null check (state in ('collected', 'withdrawn', 'returned')),
  -- Why it came back (`ReturnReason`), what the seller notes of it, and who noted it when.
  return_reason text,
  return_note text not null default '',
  returned_at timestamptz(3),
  returned_by_name text,
  primary key (tenant_id, id),
  unique (tenant_id, order_id, attempt),
  foreign key (tenant_id, file_id) references shop_debit_files,
  foreign key (order_tenant_id, order_id) references shop_orders
);
-- An order is collected once, unless the money came back.
create unique index shop_debits_under_way on shop_debits (order_tenant_id, order_id) where state = 'collected';
create index shop_debits_order on shop_debits (order_tenant_id, order_id, attempt);
create index shop_debits_file on shop_debits (tenant_id, file_id);
-- What sellers look for.
create index shop_orders_by_debit on shop_orders (seller_id, placed_at, id) where sealed_iban is not null;

-- The last number of each seller and year; its row is held until the file is stored.
create table shop_debit_counters (
  tenant_id uuid not null references tenants,
  year int not null,
  last int not null,
  primary key (tenant_id, year)
);

do $$
declare name text;
begin
  foreach name in array array['shop_debit_creditors', 'shop_debit_files', 'shop_debits', 'shop_debit_counters'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own on %I to tresen_app using (tenant_id = (select current_tenant()))
      with check (tenant_id = (select current_tenant()))', name);
    execute format('create policy every on %I to tresen_system using (true) with check (true)', name);
    execute format('grant select, insert on %I to tresen_app', name);
    execute format('grant select on %I to tresen_system', name);
  end loop;
end $$;
-- Buyers read what is collected from them, and the vendor that an order may not be changed any more.
create policy of_buyer on shop_debits for select to tresen_app using (order_tenant_id = (select current_tenant()));
create policy of_vendor on shop_debits for select to tresen_app using ((select is_vendor_tenant()));

grant update on shop_debit_creditors, shop_debit_counters to tresen_app;
-- A file stays as it went to the bank; only what became of it changes.
grant update (withdrawn_at, withdrawn_by_name) on shop_debit_files to tresen_app;
grant update (state, return_reason, return_note, returned_at, returned_by_name) on shop_debits to tresen_app;
