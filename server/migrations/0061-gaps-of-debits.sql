-- Numbers of debit files leave a gap after a restore, too: banks refuse a file whose number they have seen.
create or replace function leave_gaps() returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare t record;
begin
  for t in
    select c.table_name from information_schema.columns c
    join information_schema.tables b using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'version' and c.data_type in ('integer', 'bigint')
      and b.table_type = 'BASE TABLE'
    order by c.table_name
  loop
    execute format('update public.%I set version = version + 1000', t.table_name);
  end loop;
  update change_counters set last_seq = last_seq + 1000000;
  perform setval('shop_order_numbers', nextval('shop_order_numbers') + 999);
  update shop_invoice_counters set last = last + 1000;
  update shop_debit_counters set last = last + 1000;
end $$;
