-- How a seller reaches who ordered, whose tenant it cannot read, as it was when the order was placed; and the number
-- under which the buyer keeps the order.
alter table shop_orders
  add column purchase_order_number text not null default '',
  add column buyer_email text,
  add column buyer_phone text;

update shop_orders o set buyer_email = u.email,
    buyer_phone = coalesce(nullif(u.phone, ''), (select nullif(g.phone, '') from organizations g
      where g.tenant_id = o.tenant_id and g.status >= 0 order by g.created_seq, g.id limit 1))
  from users u where u.id = o.placed_by;
