-- A seller finds orders by a piece of number, customer, article or key: outside row-level security, with the seller in
-- the condition (contract 4).
create index shop_orders_search on shop_orders
  using gin (seller_id, (search_text || ' ' || line_search_text) gin_trgm_ops);
