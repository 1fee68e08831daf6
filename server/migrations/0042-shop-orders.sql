-- Orders: of the buyer's tenant, worked on by its seller: the reseller that the tenant names, or else the vendor, who
-- sees all of them. Amounts are net in cents unless they say otherwise.

-- True for the tenant of the vendor, whose staff looks after the whole shop (contract 2).
create function is_vendor_tenant() returns boolean language sql stable security definer set search_path = public, pg_temp
  return exists (select from tenants where id = current_tenant() and kind = 'vendor');
revoke execute on function is_vendor_tenant from public;
grant execute on function is_vendor_tenant to tresen_app;

-- Who sells to the tenant of the transaction, and what papers say of them (`orderSellerSchema`): a buyer cannot read the
-- rows of its seller. Tax numbers and bank are those of the seller's first company, where it keeps one.
create function shop_seller() returns table (id uuid, seller jsonb) language sql stable security definer
  set search_path = public, pg_temp as $$
    select s.id, jsonb_build_object('name', o.name, 'nameAddition', o.name_addition, 'address', o.address,
      'additionalAddress', o.additional_address, 'zipCode', o.zip_code, 'city', o.city, 'country', o.country,
      'phone', o.phone, 'email', o.email, 'website', o.website, 'vatId', c.sales_tax_id, 'taxNumber', c.tax_number,
      'bankName', c.bank_name, 'iban', c.iban, 'bic', c.bic)
    from tenants b
    join tenants s on s.id = coalesce(b.reseller_id,
      (select v.id from tenants v where v.kind = 'vendor' order by v.created_at, v.id limit 1))
    join lateral (select * from organizations where tenant_id = s.id and status >= 0
      order by created_seq, id limit 1) o on true
    left join lateral (select * from companies where tenant_id = s.id and status >= 0
      order by created_seq, id limit 1) c on true
    where b.id = current_tenant()
  $$;
revoke execute on function shop_seller from public;
grant execute on function shop_seller to tresen_app;

create sequence shop_order_numbers start 10001;
grant usage on sequence shop_order_numbers to tresen_app;

create table shop_orders (
  tenant_id uuid not null references tenants,
  id uuid not null,
  -- What people call it: B-<year>-<number>, unique; numbers may be missing.
  number text not null unique,
  seller_id uuid not null references tenants,
  -- Who that is, as papers say it (`orderSellerSchema`).
  seller jsonb not null,
  -- Made by the browser before it sends: the same key is the same order, however often it arrives.
  idempotency_key uuid not null,
  -- Of what was sent: the same key with something else is refused.
  content_hash text not null,
  status text not null
    check (status in ('ordered', 'inProgress', 'completed', 'rejected', 'onHold', 'waitingForResponse')),
  -- Why it was rejected or waits, in the seller's words; `cancelledForEditing` when the buyer edits it.
  status_reason text,
  -- The order that took the place of one that was edited.
  successor_id uuid,
  customer_id uuid,
  customer_name text not null,
  buyer_name text not null,
  -- Lines as ordered, priced by the server (`orderLineSchema`).
  lines jsonb not null,
  billing_address jsonb not null,
  delivery_address jsonb not null,
  vat_id text,
  -- {"kind": "invoice"} or {"kind": "sepaDebit", "holder", "ibanEnd", "mandate"}
  payment jsonb not null,
  -- The whole IBAN, sealed; null without a debit.
  sealed_iban text,
  terms_version text not null,
  note text not null default '',
  -- The seller's own; buyers never read it.
  seller_note text not null default '',
  language text not null check (language in ('de', 'en')),
  net bigint not null check (net >= 0),
  -- Hundredths of a percent, and why (`VatReason`).
  vat_rate int not null,
  vat_reason text not null,
  tax bigint not null check (tax >= 0),
  gross bigint not null check (gross = net + tax),
  -- Unbroken within a year and a seller; given when the order is completed.
  invoice_number text,
  invoiced_at timestamptz(3),
  placed_by uuid not null,
  placed_by_name text not null,
  placed_at timestamptz(3) not null,
  last_modified_at timestamptz(3) not null,
  version int not null default 1,
  search_text text collate "C" not null generated always as (searchable(number || ' ' || customer_name || ' '
    || buyer_name || ' ' || coalesce(invoice_number, ''))) stored,
  -- Article names and licence keys of the lines, to be found by.
  line_search_text text collate "C" not null default '',
  primary key (tenant_id, id),
  unique (tenant_id, idempotency_key)
);
create unique index shop_orders_id on shop_orders (id);
create index shop_orders_successor on shop_orders (tenant_id, successor_id) where successor_id is not null;
create index shop_orders_placed on shop_orders (tenant_id, placed_at desc, id desc);
create index shop_orders_seller on shop_orders (seller_id, placed_at desc, id desc);
create index shop_orders_all on shop_orders (placed_at desc, id desc);
-- Those that wait for their successor.
create index shop_orders_edited on shop_orders (tenant_id)
  where status_reason = 'cancelledForEditing' and successor_id is null;
create unique index shop_orders_invoice on shop_orders (seller_id, invoice_number) where invoice_number is not null;

-- What became of an order, and what was told of it; only grows.
create table shop_order_events (
  tenant_id uuid not null references tenants,
  order_id uuid not null,
  id uuid not null,
  seller_id uuid not null references tenants,
  status text not null,
  -- In the seller's words, for the buyer.
  reason text,
  by_name text not null,
  -- False when the buyer did it.
  by_seller boolean not null,
  at timestamptz(3) not null,
  primary key (tenant_id, order_id, id),
  foreign key (tenant_id, order_id) references shop_orders
);

-- Licence keys that were handed out for a line, once each: what a repeated completion finds again.
create table shop_order_keys (
  tenant_id uuid not null references tenants,
  order_id uuid not null,
  line_id text not null,
  -- From 1 to the line's quantity.
  piece int not null check (piece > 0),
  seller_id uuid not null references tenants,
  serial text not null,
  -- What was done to the licence: created, updated, upgraded, reactivated, extended.
  done text not null check (done in ('created', 'updated', 'upgraded', 'reactivated', 'extended')),
  at timestamptz(3) not null,
  primary key (tenant_id, order_id, line_id, piece),
  foreign key (tenant_id, order_id) references shop_orders
);
create index shop_order_keys_serial on shop_order_keys (serial);

-- What a tenant has booked for longer: recurring lines of completed orders (`/setting/myServices`).
create table shop_services (
  tenant_id uuid not null references tenants,
  id uuid not null,
  order_id uuid not null,
  line_id text not null,
  seller_id uuid not null references tenants,
  shop_number int not null,
  name text not null,
  -- Keys of the licences that it keeps alive.
  serials text[] not null,
  customer_id uuid,
  customer_name text not null,
  quantity int not null check (quantity > 0),
  -- Of one billing interval: all pieces with their add-ons.
  price bigint not null,
  billing_interval_months int not null check (billing_interval_months > 0),
  contract_duration_months int not null check (contract_duration_months >= 0),
  -- Days in the seller's country; `ends_on` is the first day without it, null while it goes on. What is billed when
  -- follows from them (`nextBillingOf`).
  starts_on date not null,
  ends_on date,
  cancelled_at timestamptz(3),
  cancelled_by_name text,
  version int not null default 1,
  last_modified_at timestamptz(3) not null,
  primary key (tenant_id, id),
  unique (tenant_id, order_id, line_id),
  foreign key (tenant_id, order_id) references shop_orders
);

-- The last invoice number of each seller and year. Its row is held until the order is completed: no number is missing.
create table shop_invoice_counters (
  seller_id uuid not null references tenants,
  year int not null,
  last int not null,
  primary key (seller_id, year)
);

do $$
declare name text;
begin
  foreach name in array array['shop_orders', 'shop_order_events', 'shop_order_keys', 'shop_services'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own on %I to tresen_app using (tenant_id = (select current_tenant()))
      with check (tenant_id = (select current_tenant()))', name);
    execute format('create policy of_seller on %I to tresen_app using (seller_id = (select current_tenant()))
      with check (seller_id = (select current_tenant()))', name);
    execute format('create policy of_vendor on %I to tresen_app using ((select is_vendor_tenant()))
      with check ((select is_vendor_tenant()))', name);
    execute format('create policy every on %I to tresen_system using (true) with check (true)', name);
    execute format('grant select, insert on %I to tresen_app', name);
    execute format('grant select, insert, update on %I to tresen_system', name);
  end loop;
end $$;
alter table shop_invoice_counters enable row level security;
create policy of_seller on shop_invoice_counters to tresen_app
  using (seller_id = (select current_tenant()) or (select is_vendor_tenant()))
  with check (seller_id = (select current_tenant()) or (select is_vendor_tenant()));
grant select, insert, update on shop_invoice_counters to tresen_app;

-- What was ordered stays as it was: only its way through the shop changes.
grant update (status, status_reason, successor_id, seller_note, invoice_number, invoiced_at,
    last_modified_at, version, line_search_text)
  on shop_orders to tresen_app;
grant update (ends_on, cancelled_at, cancelled_by_name, version, last_modified_at)
  on shop_services to tresen_app;
